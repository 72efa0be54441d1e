/** Where texts come from: the shell's are part of the client, a game's are fetched from the server. */
import { http } from '../server/http.ts'
import type { GameInfo } from '../server/wire.ts'
import type { Texts } from './speech.ts'

const OURS = import.meta.glob<string>('../../../petteia/locale/*/{common,web}.ftl', { query: '?raw', import: 'default' })

/** The generic table's texts about a game, in addition to the game's own. */
const OF_GAMES = import.meta.glob<string>('../../../petteia/locale/*/web_*.ftl', { query: '?raw', import: 'default' })

export const LANGUAGES = [...new Set(Object.keys(OURS).map((path) => path.split('/').at(-2)!))].sort()

/** Which of our languages the reader has, by the browser's preferences. */
export function preferred(languages: readonly string[]): string {
  return languages.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => LANGUAGES.includes(tag)) ?? 'en'
}

const tongues = (language: string): string[] => [...new Set([language, 'en'])]

export async function shellTexts(language: string): Promise<Texts> {
  const files = await Promise.all(
    tongues(language).flatMap((tongue) =>
      Object.entries(OURS)
        .filter(([path]) => path.split('/').at(-2) === tongue)
        .map(async ([, load]) => ({ language: tongue, text: await load() })),
    ),
  )
  return { language, files }
}

/** Only existing files are requested: a game from outside may have one language, and browsers report missing files. */
export async function gameTexts(
  language: string,
  { id: game, languages }: Pick<GameInfo, 'id' | 'languages'>,
  /** The table with a box of its own: texts about its cards use the figures on them. */
  table = '',
): Promise<Texts> {
  const spoken = tongues(language).filter((tongue) => languages.includes(tongue))
  const [shell, components, ...own] = await Promise.all([
    shellTexts(language),
    table ? http.tableBox(table).then((box) => box.components) : http.components(game),
    ...spoken.map(async (tongue) => ({ language: tongue, text: await http.texts(tongue, game) })),
    ...tongues(language).flatMap((tongue) => {
      const load = OF_GAMES[`../../../petteia/locale/${tongue}/web_${game}.ftl`]
      return load ? [load().then((text) => ({ language: tongue, text }))] : []
    }),
  ])
  return { language, files: [...shell.files, ...own], components }
}
