/** One soft strike on a bronze bowl when it is your turn. Made on the spot: no file is loaded. */
let context: AudioContext | null = null

export function gong(): void {
  try {
    context ??= new AudioContext()
    if (context.state === 'suspended') return
    const now = context.currentTime
    for (const [frequency, loudness, seconds] of [
      [392, 0.09, 1.4],
      [587, 0.05, 1.1],
      [987, 0.02, 0.6],
    ] as const) {
      const tone = context.createOscillator()
      const swell = context.createGain()
      tone.frequency.value = frequency
      swell.gain.setValueAtTime(0.0001, now)
      swell.gain.exponentialRampToValueAtTime(loudness, now + 0.02)
      swell.gain.exponentialRampToValueAtTime(0.0001, now + seconds)
      tone.connect(swell).connect(context.destination)
      tone.start(now)
      tone.stop(now + seconds)
    }
  } catch {
    // A machine without sound.
  }
}
