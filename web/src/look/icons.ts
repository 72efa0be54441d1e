import shellIcons from './shell.icons'

/** Icons of the shell: outlines by name. */
export const shell: Record<string, string> = shellIcons

/** The emblems of the players 1 to 8, used for nothing else. */
export const EMBLEMS = ['owl', 'bull-horns', 'dolphin', 'lion', 'snake', 'horse-head', 'stag-head', 'scarab-beetle'] as const

/** Icons for words of no known game, by their vocabulary. */
export const BY_VOCABULARY: Record<string, string> = {
  coin: 'two-coins',
  card: 'card-play',
  resource: 'amphora',
  die: 'rolling-dices',
  building: 'ionic-column',
  unit: 'person',
}
