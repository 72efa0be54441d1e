/** State shared by all screens: the server, who we are, the connection, the language. */
import { FIRST } from '../tutorial/lessons.ts'
import { http, Trouble, type Guest, type NewTable, type SeatSetup } from '../server/http.ts'
import { browserWorld, Connection, type ConnectionState } from '../server/connection.ts'
import { LEVELS, type GameInfo, type GamePlayed, type ServerInfo } from '../server/wire.ts'
import { inTab } from '../tab/here.ts'
import { recordOf } from '../tab/recordLink.ts'
import { uploadRecord } from '../replay/recordUpload.ts'
import { Speech, type Texts } from '../speech/speech.ts'
import { gameTexts, shellTexts } from '../speech/texts.ts'
import { suggestedLevel } from './botLevels.ts'
import { router } from './router.svelte.ts'
import type { ShownLink } from './share.ts'
import { secretOf, type Secret } from './routes.ts'
import { settings } from './settings.svelte.ts'

/** The names of bots by seat; and a name for people who have not given theirs. */
export const NAMES = ['Ariadne', 'Bion', 'Chloe', 'Damon', 'Eirene', 'Phaidra', 'Glaukos', 'Hero']
type Literals = Record<string, number | string>
const GUESTS = ['Kallisto', 'Theano', 'Lykos', 'Melitta', 'Nikias', 'Xanthe', 'Pelias', 'Korinna']

const KNOWN = 'petteia.guest'

/** Whether the server has given this browser a cookie. Scripts cannot see the cookie itself. */
function remember(now?: boolean): boolean {
  try {
    if (now) localStorage.setItem(KNOWN, 'yes')
    else if (now === false) localStorage.removeItem(KNOWN)
    return localStorage.getItem(KNOWN) === 'yes'
  } catch {
    return true
  }
}

/** The minimum time for answers to secret questions in games against bots. */
const ALONE_MS = 250
/** How long moves that nobody has to answer can be taken back at most, unless the host says otherwise. */
const CONFIRM_MS = 30_000
/** The same without other people, as long as a server allows: bots are asked on their turn and wait for nothing. */
const CONFIRM_ALONE_MS = 600_000

/** How long a bot may take if it runs in this tab: it may still be loading. */
const THINKING_HERE_MS = 20_000

/** The letters of the first screen. Those that came later would move a button while it is pressed; but nobody waits for
 * them for long. */
const FACES = ['700 1em Cinzel', '800 1em Cinzel', '500 1em "Alegreya Sans"', '700 1em "Alegreya Sans"', '800 1em "Alegreya Sans"']
const LETTERS_MS = 1500
const letters = (): Promise<unknown> =>
  Promise.race([
    Promise.all(FACES.map((face) => document.fonts.load(face))).catch(() => {}),
    new Promise((resolve) => setTimeout(resolve, LETTERS_MS)),
  ])

class App {
  server = $state.raw<ServerInfo | null>(null)
  me = $state.raw<Guest | null>(null)
  connection = new Connection(browserWorld())
  connectionState = $state<ConnectionState>('closed')
  /** There is no connection to the server, and we are trying to reconnect. */
  readonly away = $derived(['lost', 'restarting', 'crowded'].includes(this.connectionState))
  speech = $state.raw<Speech | null>(null)
  /** We have not been asked for our name yet: we came by an invitation and have a name that the server gave us. */
  unnamed = $state(false)
  /** A link to share. */
  link = $state.raw<ShownLink | null>(null)
  /** The question that has to be answered first. */
  question = $state.raw<{ text: string; yes: string; no: string; then: (yes: boolean) => void } | null>(null)
  /** A sentence that is shown for a while. */
  notice = $state('')
  /** What keeps the client from starting at all. */
  trouble = $state<'' | 'unreachable' | 'password'>('')
  /** A link from another device, or a recovery code, that would make us another guest here. */
  merging = $state.raw<{ other: Guest; come: () => Promise<Guest> } | null>(null)
  /** The server's time minus ours. */
  skew = 0
  /** Whether the server has only just given us a name. */
  private fresh = false
  private fading: ReturnType<typeof setTimeout> | undefined

  constructor() {
    this.connection.onstate = (state) => {
      this.connectionState = state
      if (state === 'stranger') void this.comeIn().catch(() => {})
    }
    this.connection.onhello = (hello) => (this.skew = hello.now - Date.now())
    // Pasting a link where the server is already open changes only the part after #.
    addEventListener('hashchange', () => this.me && void this.attempt(() => this.byLink()))
    addEventListener('online', () => this.connection.retryNow())
    if (!inTab) addEventListener('offline', () => this.connection.cut())
  }

  t(key: string, params: Literals = {}): string {
    return this.speech?.literal(key, params) ?? ''
  }

  async speak(language: string): Promise<void> {
    const texts = await shellTexts(language)
    this.speech = new Speech(texts)
  }

  async begin(): Promise<void> {
    this.trouble = ''
    try {
      ;[this.server] = await Promise.all([http.server(), letters()])
      await this.comeIn()
      await this.byLink()
    } catch (problem) {
      if (problem instanceof Trouble && problem.status === 0) this.trouble = 'unreachable'
      else if (problem instanceof Trouble && problem.code === 'wrong_password') this.trouble = 'password'
      else this.notify(problem)
    }
  }

  /** Sign in: as before, or under a name that can be changed at any time. A server with a password asks for it. */
  async comeIn(name = '', password = ''): Promise<void> {
    const secret = secretOf(location.hash)
    if (secret?.kind === 'transfer') {
      history.replaceState(null, '', location.pathname)
      const known = await this.knownGuest()
      const other = known && (await http.whose(secret.secret))
      if (known && other && other.id !== known.id) this.merging = { other, come: () => http.arrive(secret.secret) }
      this.me = known ?? (await http.arrive(secret.secret))
    } else {
      const known = await this.knownGuest()
      this.fresh = !known && !name
      this.me = known ?? (await this.anew(name, password))
    }
    remember(true)
    this.trouble = ''
    this.connection.open()
  }

  /** Become the guest in the link from the other device; the previous guest is kept and can be restored. */
  async merge(): Promise<void> {
    const { come } = this.merging!
    this.merging = null
    this.changed(await come())
  }

  /** Become the guest with this recovery code, after asking. */
  async recover(code: string): Promise<void> {
    const other = await http.whoseRecovery(code)
    if (other.id === this.me?.id) this.notify(this.t('web-recovery-yours'))
    else this.merging = { other, come: () => http.recover(code) }
  }

  /** The same before the server has let us in: a code identifies its guest. */
  async comeBack(code: string): Promise<void> {
    this.letIn(await http.recover(code))
  }

  /** Become the guest with a passkey that this device knows; the previous guest is kept and can be restored. */
  async recoverByPasskey(): Promise<void> {
    const { usePasskey } = await import('./passkey.ts')
    const before = this.me
    const me = await usePasskey()
    if (!me) return
    if (!before) this.letIn(me)
    else if (me.id === before.id) this.notify(this.t('web-recovery-yours'))
    else this.changed(me)
  }

  private letIn(me: Guest): void {
    this.me = me
    remember(true)
    this.trouble = ''
    this.connection.open()
  }

  /** Merge with this device's previous guest, under our present name. */
  async joinBefore(): Promise<void> {
    const name = this.me?.before ?? ''
    this.changed(await http.join())
    this.notify(this.t('web-united', { name }))
  }

  /** The server has forgotten us: this device becomes its previous guest, or a new one. */
  forgotten(gone: { me: Guest | null }): void {
    if (!gone.me) remember(false)
    location.assign('/')
  }

  /** Become this device's previous guest again. */
  async goBack(): Promise<void> {
    this.changed(await http.before())
  }

  private changed(me: Guest): void {
    this.me = me
    this.connection.close()
    this.connection.open()
    router.go('/')
  }

  private async knownGuest(): Promise<Guest | null> {
    if (!remember()) return null
    try {
      return await http.me()
    } catch (problem) {
      if (problem instanceof Trouble && problem.status === 401) return null
      throw problem
    }
  }

  private async anew(name: string, password: string): Promise<Guest> {
    if (this.server?.password && !password) throw new Trouble(403, 'wrong_password', '')
    const invitation = secretOf(location.hash)?.secret ?? ''
    return http.comeIn(name || GUESTS[Math.floor(Math.random() * GUESTS.length)]!, password, invitation)
  }

  /** Go to the table of the link. A code also leads to a seat. */
  async byLink(): Promise<void> {
    if (location.hash.startsWith('#record=')) return this.goOn()
    const secret = secretOf(location.hash)
    if (!secret || secret.kind === 'transfer') return
    history.replaceState(null, '', location.pathname)
    this.unnamed = this.fresh
    await this.follow(secret)
  }

  async follow({ kind, secret }: Secret): Promise<void> {
    const there = await this.unlessBlocked((anyway) => (kind === 'code' ? http.come(secret, anyway) : http.accept(secret, anyway)))
    if (there) router.go(`/table/${there.table}`)
  }

  /** A game begun elsewhere that goes on here: the address contains its record. */
  private async goOn(): Promise<void> {
    const record = await recordOf(location.hash)
    history.replaceState(null, '', location.pathname)
    if (record === null) this.notify(this.t('web-online-unreadable'))
    else router.go(await uploadRecord(new Blob([record]), http))
  }

  /** Why something failed, in the reader's language if it has a text for it. */
  sentence(problem: unknown): string {
    if (problem instanceof Trouble) {
      const key = `web-trouble-${problem.code}`
      return this.speech?.has(key) ? this.t(key, problem.params) : problem.message
    }
    console.error(problem)
    return this.t('web-trouble-unforeseen')
  }

  notify(what: unknown): void {
    this.notice = typeof what === 'string' ? what : this.sentence(what)
    clearTimeout(this.fading)
    this.fading = setTimeout(() => (this.notice = ''), 6000)
  }

  /** Go to a table; if a guest whom we have blocked sits there, ask first. Undefined: we do not want to. */
  async unlessBlocked<T>(come: (anyway: boolean) => Promise<T>): Promise<T | undefined> {
    try {
      return await come(false)
    } catch (problem) {
      if (!(problem instanceof Trouble) || problem.code !== 'blocked_there') throw problem
      const text = this.t('web-blocked-there', problem.params)
      const sure = await new Promise<boolean>(
        (then) => (this.question = { text, yes: this.t('web-blocked-anyway'), no: this.t('web-blocked-not'), then }),
      )
      return sure ? await come(true) : undefined
    }
  }

  /** Do something that may fail, and show why if it does. */
  async attempt<T>(what: () => Promise<T>): Promise<T | undefined> {
    try {
      return await what()
    } catch (problem) {
      this.notify(problem)
      return undefined
    }
  }

  /** The number of seats for a quick game: three if the game allows it. */
  usualSeats(game: GameInfo): number {
    return game.seats.includes(3) ? 3 : (game.seats.find((n) => n > 1) ?? game.seats[0] ?? 2)
  }

  /** A new table. With only one person among bots there is nobody who could time the answers, so answers that depend on
   * secrets come much sooner. */
  async create(setup: NewTable): Promise<string> {
    const alone =
      setup.seats.every((seat) => seat.who === 'bot' || seat.who === 'me') && setup.seats.filter((seat) => seat.who === 'me').length === 1
    const manner = {
      ...(alone ? { window_ms: ALONE_MS, confirm_ms: CONFIRM_ALONE_MS } : { confirm_ms: CONFIRM_MS }),
      ...(inTab ? { bot_ms: THINKING_HERE_MS } : {}),
    }
    return (await http.create({ ...setup, settings: { ...manner, ...setup.settings } })).table
  }

  /** The bots for a game here. */
  botsFor(game: GameInfo | undefined): string[] {
    return (this.server?.bots ?? []).filter((kind) => !game?.elsewhere?.includes(kind) && !game?.strangers?.includes(kind))
  }

  /** Their levels, the weakest first; bots without a level, such as experimental ones, are left out. */
  levelsFor(game: GameInfo | undefined): string[] {
    const bots = this.botsFor(game)
    return LEVELS.filter((level) => bots.includes(level))
  }

  /** The bots to play against: those chosen last, else by our results. */
  levelFor(game: GameInfo | undefined, past: GamePlayed[] = []): string {
    const [levels, chosen] = [this.levelsFor(game), settings.stored.levels[game?.id ?? ''] ?? '']
    return levels.includes(chosen) ? chosen : suggestedLevel(past, game?.id ?? '', levels)
  }

  /** A game against bots, at once; for a player who is new to it, with its rulebook's advice for a first game. */
  async quickPlay(game: GameInfo, level = this.levelFor(game), first = true): Promise<void> {
    const bots = [...this.levelsFor(game), ...this.botsFor(game)]
    const bot: SeatSetup = { who: 'bot', bot: bots.includes(level) ? level : (bots[0] ?? 'random'), character: 'surprise' }
    const others = Array.from({ length: this.usualSeats(game) - 1 }, () => bot)
    const options = first ? (game.first ?? {}) : {}
    const table = await this.create({ game: game.id, seats: [{ who: 'me' }, ...others], options, settings: { listed: false } })
    await http.ready(table, 0, true)
    await http.start(table)
    router.go(`/table/${table}`)
  }

  /** A lesson with a teacher, or its test. Without a name it is the first. */
  async learn(game: GameInfo, lesson = FIRST, test = false): Promise<void> {
    router.go(`/table/${(await http.lesson(game.id, lesson, test)).table}`)
  }

  /** A game's metadata. For a game that the server has added since we came, ask the server again. */
  async gameTexts(language: string, id: string, table = ''): Promise<Texts> {
    return gameTexts(language, this.server?.games.find((game) => game.id === id) ?? (await http.game(id)), table)
  }

  gameTitle(id: string, title?: string): string {
    return title ?? this.server?.games.find((game) => game.id === id)?.title ?? id
  }
}

export const app = new App()
export const t = (key: string, params: Literals = {}): string => app.t(key, params)

$effect.root(() => {
  $effect(() => {
    settings.dress(document.documentElement)
  })
  $effect(() => {
    void app.speak(settings.manner.language)
  })
})
