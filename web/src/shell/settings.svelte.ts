/** How the player wants things shown, kept on this device. */
import type { Manner } from '../boards/contract.ts'
import type { Verbosity } from '../ear/announcements.ts'
import { LANGUAGES, preferred } from '../speech/texts.ts'

export interface StoredSettings {
  language: string
  theme: 'system' | 'clay' | 'night'
  motion: 'system' | 'on' | 'off'
  pace: Manner['pace']
  sound: boolean
  notify: boolean
  patterns: boolean
  textSize: number
  confirm: boolean
  /** How much is said aloud at a table. */
  verbosity: Verbosity
  /** Keys with one letter work everywhere at a table, not only in the panel for playing by ear. */
  letters: boolean
  /** The level of bots for each game. */
  levels: Record<string, string>
}

const PLACE = 'petteia.settings'
const USUAL: StoredSettings = {
  language: '',
  theme: 'system',
  motion: 'system',
  pace: 'brisk',
  sound: true,
  notify: false,
  patterns: true,
  textSize: 1,
  confirm: true,
  verbosity: 'normal',
  letters: true,
  levels: {},
}
export const TEXT_SIZES = [1, 1.15, 1.3, 1.5, 2]

function kept(): Partial<StoredSettings> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<StoredSettings>
  } catch {
    return {}
  }
}

class Settings {
  stored = $state<StoredSettings>({ ...USUAL, ...kept() })
  private dark = $state(matchMedia('(prefers-color-scheme: dark)').matches)
  private still = $state(matchMedia('(prefers-reduced-motion: reduce)').matches)

  constructor() {
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', (event) => (this.dark = event.matches))
    matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', (event) => (this.still = event.matches))
  }

  readonly manner = $derived.by<Manner>(() => {
    const { language, theme, motion, pace, sound, patterns, textSize, confirm } = this.stored
    return {
      language: LANGUAGES.includes(language) ? language : preferred(navigator.languages),
      theme: theme === 'system' ? (this.dark ? 'night' : 'clay') : theme,
      motion: motion === 'system' ? !this.still : motion === 'on',
      pace,
      sound,
      patterns,
      textSize,
      confirm,
    }
  })

  set(changes: Partial<StoredSettings>): void {
    Object.assign(this.stored, changes)
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.stored))
    } catch {
      // Without browser storage: the setting lasts until the page is closed.
    }
  }

  /** Set the attributes on the page that style sheets use. */
  dress(root: HTMLElement): void {
    const { language, theme, motion, patterns, textSize } = this.manner
    root.lang = language
    root.dataset.theme = theme
    root.dataset.motion = motion ? 'on' : 'off'
    root.dataset.patterns = patterns ? 'on' : 'off'
    root.style.setProperty('--text-size', String(textSize))
  }
}

export const settings = new Settings()
