/** One soft strike on a bronze bowl when it is your turn. Synthesised: no file is loaded. */
let context: AudioContext | null = null

/** A page that has not been touched yet may make no sound. A sound later than this after the turn would only
 * startle. */
const LATE_MS = 1000

export function gong(): void {
  try {
    context ??= new AudioContext()
    if (context.state === 'running') return strike(context)
    const [bowl, asked] = [context, performance.now()]
    // Resolves when the page is touched, perhaps much later; sound works from then on.
    void bowl.resume().then(() => void (performance.now() - asked < LATE_MS && strike(bowl)))
  } catch {
    // A machine without sound.
  }
}

function strike(bowl: AudioContext): void {
  const now = bowl.currentTime
  for (const [frequency, loudness, seconds] of [
    [392, 0.09, 1.4],
    [587, 0.05, 1.1],
    [987, 0.02, 0.6],
  ] as const) {
    const tone = bowl.createOscillator()
    const swell = bowl.createGain()
    tone.frequency.value = frequency
    swell.gain.setValueAtTime(0.0001, now)
    swell.gain.exponentialRampToValueAtTime(loudness, now + 0.02)
    swell.gain.exponentialRampToValueAtTime(0.0001, now + seconds)
    tone.connect(swell).connect(bowl.destination)
    tone.start(now)
    tone.stop(now + seconds)
  }
}
