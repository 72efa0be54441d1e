/** Requests to the server. Errors are sentences with a code, `Trouble`. */
import { tab } from '../tab/here.ts'
import type { Chapter } from '../tutorial/lessonSteps.ts'
import type {
  Coached,
  CoachPlan,
  Daily,
  DailyDeal,
  GameInfo,
  LessonProgress,
  LessonState,
  GameAnalysis,
  ServerInfo,
  Info,
  Leaderboards,
  MyBox,
  MyBoxes,
  Profile,
  Proof,
  PuzzleAnswer,
  PuzzleList,
  PuzzlePage,
  RuleInfo,
  Sheet,
  Silences,
  Summary,
  TableBox,
  TournamentList,
  TournamentPage,
  TournamentPlan,
  Tried,
} from './wire.ts'

export class Trouble extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    text: string,
    readonly params: Record<string, number | string> = {},
  ) {
    super(text)
  }
}

export interface Guest {
  id: string
  name: string
  /** The guest this device was before it became another one by a link. */
  before?: string
}

/** The passkeys by which the server recognises us. */
export interface Passkeys {
  offered: boolean
  keys: { id: string; since: number; used: number }[]
}

/** The code that leads to a seat; empty if the table has none. */
export interface Code {
  code: string
  link: string
  until: number
}

export interface NoticeWay {
  id: string
  kind: 'mail' | 'hook' | 'push'
  shown: string
  confirmed: boolean
  every_minutes: number
  trouble: '' | 'unreached' | 'spoilt'
}

/** How we are notified that it is our move when we are not here. */
export interface Notices {
  kinds: NoticeWay['kind'][]
  key: string
  hooks: string[]
  ways: NoticeWay[]
  after_minutes: number
  quiet_from: number
  quiet_to: number
  zone: string
}

export interface SeatSetup {
  who: 'me' | 'open' | 'bot'
  bot?: string
  /** A character of the bot's, or any (`surprise`). */
  character?: string
  /** The names of my seats on a shared screen. */
  name?: string
}

export interface NewTable {
  game: string
  seats: SeatSetup[]
  options?: Record<string, string>
  settings?: Record<string, number | boolean | string>
  /** A guest's own box. */
  box?: string
}

async function asked(method: string, path: string, body?: unknown): Promise<Response> {
  let response: Response
  try {
    response = tab
      ? await tab.ask(method, `/api/${path}`, body)
      : await fetch(`/api/${path}`, {
          method,
          credentials: 'same-origin',
          ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
        })
  } catch {
    throw new Trouble(0, 'unreachable', 'the server cannot be reached')
  }
  if (response.ok) return response
  const problem = (await response.json().catch(() => ({}))) as { code?: string; text?: string; params?: Record<string, number> }
  throw new Trouble(response.status, problem.code ?? 'unforeseen', problem.text ?? `the server answered ${response.status}`, problem.params)
}

const json = async <T>(method: string, path: string, body?: unknown): Promise<T> => (await (await asked(method, path, body)).json()) as T
const of = (tournament: string): string => `tournaments/${encodeURIComponent(tournament)}`
const puzzleAt = (game: string, id: string): string => `puzzles/${encodeURIComponent(game)}/${encodeURIComponent(id)}`
const at = (table: string): string => `tables/${encodeURIComponent(table)}`

export const http = {
  server: () => json<ServerInfo>('GET', 'house'),
  me: () => json<Guest>('GET', 'me'),
  /** People invited to a table get in, however many others use the same address. */
  comeIn: (name: string, password: string, invitation: string) => json<Guest>('POST', 'guests', { name, password, invitation }),
  rename: (name: string) => json<Guest>('PATCH', 'me', { name }),
  leave: () => asked('DELETE', 'me'),
  transfer: () => json<{ link: string; secret: string }>('POST', 'me/transfers'),
  arrive: (secret: string) => json<Guest>('POST', 'transfers', { secret }),
  whose: (secret: string) => json<Guest>('POST', 'transfers/look', { secret }),
  /** Whether there is a recovery code; a new one is shown once. */
  recovery: () => json<{ there: boolean }>('GET', 'me/recovery'),
  makeRecovery: () => json<{ code: string }>('POST', 'me/recovery'),
  dropRecovery: () => json<{ there: boolean }>('DELETE', 'me/recovery'),
  whoseRecovery: (code: string) => json<Guest>('POST', 'recovery/look', { code }),
  passkeys: () => json<Passkeys>('GET', 'me/passkeys'),
  passkeyToMake: () => json<{ options: unknown }>('POST', 'me/passkeys/challenge'),
  addPasskey: (made: unknown) => json<Passkeys>('POST', 'me/passkeys', made),
  dropPasskey: (id: string) => json<Passkeys>('DELETE', `me/passkeys/${encodeURIComponent(id)}`),
  passkeyToUse: () => json<{ options: unknown }>('POST', 'passkeys/challenge'),
  comeWithPasskey: (used: unknown) => json<Guest>('POST', 'passkeys', used),
  /** On vacation until then; 0: back. Returns at how many tables our clocks are stopped, and at how many they run
   * on. */
  vacation: (until: number) => json<{ stand: number; run: number }>('POST', 'me/vacation', { until }),
  /** Merge with this device's previous guest; and forget us. */
  join: () => json<Guest>('POST', 'me/merge'),
  beForgotten: (name: string) => json<{ tables: number; me: Guest | null }>('POST', 'me/erasure', { name }),
  /** Our games and rating, or another guest's. */
  profile: (player = '') => json<Profile>('GET', player ? `players/${encodeURIComponent(player)}/profile` : 'me/profile'),
  hide: (hidden: boolean) => json<Profile>('PATCH', 'me/profile', { hidden }),
  leaderboards: () => json<Leaderboards>('GET', 'leaderboards'),
  /** The deals of the day. Everybody has one counted try; further ones are for `fun`. */
  daily: () => json<Daily>('GET', 'daily'),
  dailyDeal: (game: string, day: string) => json<DailyDeal>('GET', `daily/${encodeURIComponent(game)}/${day}`),
  playDaily: (game: string, day: string, fun: boolean) =>
    json<{ table: string }>('POST', `daily/${encodeURIComponent(game)}/${day}`, { fun }),
  watchDaily: (game: string, day: string, table: string) =>
    json<{ table: string }>('POST', `daily/${encodeURIComponent(game)}/${day}/watch`, { table }),
  /** Tournaments and leagues. */
  tournaments: (which: 'open' | 'running' | 'over' | 'mine') => json<TournamentList>('GET', `tournaments?which=${which}`),
  makeTournament: (plan: TournamentPlan, listed: boolean, join: boolean) =>
    json<{ tournament: string }>('POST', 'tournaments', { plan, listed, join }),
  tournament: (id: string) => json<TournamentPage>('GET', of(id)),
  enterTournament: (id: string, team = '') => json<TournamentPage>('POST', `${of(id)}/entry${team && `?team=${encodeURIComponent(team)}`}`),
  leaveTournament: (id: string, number = 0) => json<TournamentPage>('POST', `${of(id)}/leave`, { number }),
  addTournamentBots: (id: string, bot: string, count: number) => json<TournamentPage>('POST', `${of(id)}/bots`, { bot, count }),
  startTournament: (id: string) => json<TournamentPage>('POST', `${of(id)}/start`),
  endTournament: (id: string) => json<TournamentPage>('POST', `${of(id)}/end`),
  ruleTournament: (id: string, board: number, places: number[]) => json<TournamentPage>('POST', `${of(id)}/rulings`, { board, places }),
  watchTournament: (id: string, table: string) => json<{ table: string }>('POST', `${of(id)}/watch`, { table }),
  recover: (code: string) => json<Guest>('POST', 'recovery', { code }),
  before: () => json<Guest>('POST', 'me/before'),
  notices: () => json<Notices>('GET', 'me/notices'),
  changeNotices: (changes: Pick<Notices, 'after_minutes' | 'quiet_from' | 'quiet_to' | 'zone'>) =>
    json<Notices>('PATCH', 'me/notices', changes),
  addWay: (way: { kind: NoticeWay['kind']; target?: string; subscription?: unknown; language: string }) =>
    json<Notices>('POST', 'me/notices/ways', way),
  changeWay: (id: string, every_minutes: number) => json<Notices>('PATCH', `me/notices/ways/${id}`, { every_minutes }),
  dropWay: (id: string) => json<Notices>('DELETE', `me/notices/ways/${id}`),
  tryWay: (id: string) => json<Notices>('POST', `me/notices/ways/${id}/trial`),
  accept: (secret: string, anyway = false) => json<{ table: string }>('POST', 'invites', { secret, anyway }),
  /** Guests whom we have muted or blocked. */
  silences: () => json<Silences>('GET', 'me/silences'),
  silence: (kind: string, whom: string) => json<Silences>('PUT', 'me/silences', { kind, whom }),
  hear: (kind: string, whom: string) => json<Silences>('DELETE', `me/silences/${kind}/${encodeURIComponent(whom)}`),
  /** For the host: mute or ban a guest here, or allow them again. */
  bar: (table: string, player: string, what: 'mute' | 'ban' | '') => json<Info>('POST', `${at(table)}/bar`, { player, what }),
  report: (table: string, about: string, line: number, why: string) =>
    json<{ words: string }>('POST', `${at(table)}/reports`, { about, line, why }),
  /** Tables, the most recently changed first, possibly in several pages. */
  tables: async (which: 'open' | 'mine' | 'running' | 'finished' | 'going', pages = 1) => {
    const out: Summary[] = []
    let more = ''
    do {
      const page = await json<{ tables: Summary[]; more?: string }>(
        'GET',
        `tables?which=${which}${more && `&after=${encodeURIComponent(more)}`}`,
      )
      out.push(...page.tables)
      more = page.more ?? ''
    } while (more && --pages > 0)
    return out
  },
  create: (changes: NewTable) => json<{ table: string }>('POST', 'tables', changes),
  info: (table: string) => json<Info>('GET', at(table)),
  sit: (table: string, seat: number, name = '', anyway = false) => json<Info>('POST', `${at(table)}/sit`, { seat, name, anyway }),
  stand: (table: string, seat: number) => json<Info>('POST', `${at(table)}/stand`, { seat }),
  ready: (table: string, seat: number, ready: boolean) => json<Info>('POST', `${at(table)}/ready`, { seat, ready }),
  place: (table: string, seat: number, bot: string, name: string, character = '') =>
    json<Info>('POST', `${at(table)}/bots`, { seat, bot, name, character }),
  /** Our private notes there. */
  note: (table: string) => json<{ text: string }>('GET', `${at(table)}/note`),
  keepNote: (table: string, text: string) => json<{ text: string }>('PUT', `${at(table)}/note`, { text }),
  start: (table: string) => json<Info>('POST', `${at(table)}/start`),
  close: (table: string) => json<Info>('POST', `${at(table)}/close`),
  letGo: (table: string) => json<{ gone: boolean }>('DELETE', at(table)),
  retry: (table: string) => json<Info>('POST', `${at(table)}/retry`),
  share: (table: string, open: boolean) => json<Info>('POST', `${at(table)}/share`, { open }),
  rematch: (table: string) => json<{ table: string }>('POST', `${at(table)}/rematch`),
  playOn: (table: string, line: number, hidden: 'kept' | 'anew', keep: number | null) =>
    json<{ table: string }>('POST', `${at(table)}/play-on`, { line, hidden, ...(keep === null ? {} : { keep }) }),
  analysis: (table: string) => json<GameAnalysis>('GET', `${at(table)}/hindsight`),
  /** The decisions of a seat of ours that are worth a look; what one of them cost; what another option would have. */
  /** Positions with one good answer. */
  puzzles: () => json<PuzzleList>('GET', 'puzzles'),
  puzzle: (game: string, id: string) => json<PuzzlePage>('GET', puzzleAt(game, id)),
  tryPuzzle: (game: string, id: string, option: number) => json<PuzzleAnswer>('POST', puzzleAt(game, id), { option }),
  playPuzzle: (game: string, id: string) => json<{ table: string }>('POST', `${puzzleAt(game, id)}/table`),
  coach: (table: string, seat: number) => json<CoachPlan>('GET', `${at(table)}/coach?seat=${seat}`),
  coached: (table: string, seat: number, line: number) => json<Coached>('GET', `${at(table)}/coach/${line}?seat=${seat}`),
  tried: (table: string, seat: number, line: number, option: number, best: number) =>
    json<Tried>('GET', `${at(table)}/coach/${line}/tried?seat=${seat}&option=${option}&best=${best}`),
  proof: (table: string) => json<Proof>('GET', `${at(table)}/proof`),
  uploadRecord: (record: string) => json<{ table: string }>('POST', 'records', { record }),
  record: async (table: string) => (await asked('GET', `${at(table)}/record`)).text(),
  code: (table: string, make: boolean) => json<Code>(make ? 'POST' : 'GET', `${at(table)}/code`),
  withdraw: (table: string) => json<Code>('DELETE', `${at(table)}/code`),
  come: (code: string, anyway = false) => json<{ table: string }>('POST', 'codes', { code, anyway }),
  halt: (table: string) => json<Info>('POST', `${at(table)}/halt`),
  invite: (table: string) => json<{ link: string; secret: string }>('POST', `${at(table)}/invites`),
  game: (game: string) => json<GameInfo>('GET', `games/${encodeURIComponent(game)}`),
  rules: (game: string) => json<RuleInfo[]>('GET', `games/${encodeURIComponent(game)}/rules`),
  components: (game: string) => json<Record<string, unknown>>('GET', `games/${encodeURIComponent(game)}/components`),
  /** The contents of a game's box, and the bounds of changes to it; and the boxes of owners. */
  sheet: (game: string) => json<Sheet>('GET', `games/${encodeURIComponent(game)}/box`),
  boxes: () => json<MyBoxes>('GET', 'me/boxes'),
  box: (id: string) => json<MyBox>('GET', `me/boxes/${encodeURIComponent(id)}`),
  keepBox: (game: string, name: string, file = '') => json<MyBox>('POST', 'me/boxes', { game, name, file }),
  changeBox: (id: string, name: string, entries: unknown[][]) =>
    json<MyBox>('PUT', `me/boxes/${encodeURIComponent(id)}`, { name, entries }),
  dropBox: (id: string) => asked('DELETE', `me/boxes/${encodeURIComponent(id)}`),
  boxFile: async (id: string) => (await asked('GET', `me/boxes/${encodeURIComponent(id)}/file`)).text(),
  tableBox: (table: string) => json<TableBox>('GET', `${at(table)}/box`),
  lesson: (game: string, lesson: string, test = false) =>
    json<{ table: string }>('POST', `games/${encodeURIComponent(game)}/lessons?${new URLSearchParams({ lesson, test: String(test) })}`),
  chapters: (game: string, lesson: string) =>
    json<{ chapters: Chapter[]; test?: boolean }>('GET', `games/${encodeURIComponent(game)}/lessons?${new URLSearchParams({ lesson })}`),
  myLessons: () => json<LessonProgress[]>('GET', 'me/lessons'),
  /** Whether the aim of a test has been reached; at a lesson without one, that it has been taken. */
  lessonState: (table: string) => json<LessonState>('POST', `${at(table)}/lesson`),
  /** A Fluent file of a game, in one of its languages. */
  texts: async (language: string, domain: string) => (await asked('GET', `locale/${language}/${encodeURIComponent(domain)}`)).text(),
}
