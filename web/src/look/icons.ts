import shellIcons from './shell.icons'

/** Icons of the shell: outlines by name. */
export const shell: Record<string, string> = shellIcons

/** The emblems of the players 1 to 8. Nothing else is shown by these. */
export const EMBLEMS = ['owl', 'bull-horns', 'dolphin', 'lion', 'snake', 'horse-head', 'stag-head', 'scarab-beetle'] as const

/** What a word of no known game is shown by, after the vocabulary it stands in. */
export const BY_VOCABULARY: Record<string, string> = {
  coin: 'two-coins',
  card: 'card-play',
  resource: 'amphora',
  die: 'rolling-dices',
  building: 'ionic-column',
  unit: 'person',
}

/** What stands for each of our games, and for those from outside. */
const MARKS: Record<string, string> = { age_of_mythology: 'minotaur', parthenon: 'greek-temple', deukalion: 'hydra' }
export const markOf = (game: string): string => MARKS[game] ?? 'amphora'

/** What each of our games is about, in a sentence. */
const ABOUT: Record<string, string> = {
  age_of_mythology: 'web-about-age_of_mythology',
  parthenon: 'web-about-parthenon',
  deukalion: 'web-about-deukalion',
}
export const sentenceOf = (game: string): string => ABOUT[game] ?? 'web-about-any'
