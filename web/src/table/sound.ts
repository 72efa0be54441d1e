/** Sounds with a meaning, each with a word (`web-cue-…`). Synthesised: no file is loaded. */
let context: AudioContext | null = null

/** A page that has not been touched yet may make no sound. A sound later than this after the turn would only
 * startle. */
const LATE_MS = 1000

/** A tone: frequency, loudness, how long it lasts, and when it begins. */
type Tone = readonly [frequency: number, loudness: number, seconds: number, later?: number]
const CUES = {
  /** One soft strike on a bronze bowl. */
  turn: [
    [392, 0.09, 1.4],
    [587, 0.05, 1.1],
    [987, 0.02, 0.6],
  ],
  loss: [
    [294, 0.08, 0.4],
    [220, 0.08, 0.7, 0.18],
  ],
  gain: [
    [523, 0.06, 0.3],
    [784, 0.06, 0.5, 0.14],
  ],
  battle: [
    [147, 0.12, 0.25],
    [147, 0.12, 0.25, 0.16],
    [196, 0.12, 0.4, 0.32],
  ],
  end: [
    [392, 0.07, 1.2],
    [494, 0.07, 1.2, 0.2],
    [587, 0.07, 1.6, 0.4],
  ],
} as const satisfies Record<string, readonly Tone[]>
export type Cue = keyof typeof CUES
export const ALL_CUES = Object.keys(CUES) as Cue[]

export const gong = (): void => cue('turn')

export function cue(which: Cue): void {
  try {
    context ??= new AudioContext()
    if (context.state === 'running') return strike(context, which)
    const [bowl, asked] = [context, performance.now()]
    // Resolves when the page is touched, perhaps much later; sound works from then on.
    void bowl.resume().then(() => void (performance.now() - asked < LATE_MS && strike(bowl, which)))
  } catch {
    // A machine without sound.
  }
}

function strike(bowl: AudioContext, which: Cue): void {
  const tones: readonly Tone[] = CUES[which]
  for (const [frequency, loudness, seconds, later = 0] of tones) {
    const now = bowl.currentTime + later
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
