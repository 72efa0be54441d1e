/** The tables that wait for us while we are elsewhere: shown by the title, a badge and, if the page is in the
 * background, by a sound and the browser's own notification. The server lists them; the open table announces itself. */
import type { Turn } from '../server/wire.ts'
import { app, t } from '../shell/app.svelte.ts'
import { router } from '../shell/router.svelte.ts'
import { settings } from '../shell/settings.svelte.ts'
import { gong } from '../table/sound.ts'
import { drawBadge } from './badge.ts'

class Turns {
  waiting = $state.raw<Turn[]>([])
  private known = new Set<string>()

  /** Those at other tables than the open one. */
  readonly elsewhere = $derived(this.waiting.filter(({ table }) => router.place.screen !== 'table' || router.place.table !== table))

  take(tables: Turn[]): void {
    const fresh = tables.filter(({ table }) => !this.known.has(table))
    this.known = new Set(tables.map(({ table }) => table))
    this.waiting = tables
    const beside = fresh.filter((turn) => this.elsewhere.includes(turn))
    if (!beside.length) return
    if (settings.manner.sound) gong()
    if (document.hidden) this.show(fresh)
  }

  /** The next table that waits, the longest waiting first. */
  next(): void {
    const next = this.elsewhere[0]
    if (next) router.go(`/table/${next.table}`)
  }

  private show(fresh: Turn[]): void {
    if (!settings.stored.notify || typeof Notification === 'undefined' || Notification.permission !== 'granted') return
    try {
      const told = new Notification(t('web-your-move'), {
        body: fresh.map(({ title }) => title).join('\n'),
        icon: '/owl.svg',
        tag: 'petteia-turn',
        lang: settings.manner.language,
      })
      told.onclick = () => {
        window.focus()
        told.close()
        router.go(`/table/${fresh[0]!.table}`)
      }
    } catch {
      // Some browsers show notifications only from a service worker; the title and the badge work anyway.
    }
  }
}

export const turns = new Turns()

app.connection.onwaiting = (tables) => turns.take(tables)
const look = (): void => void (app.connectionState === 'open' && app.connection.ask({ t: 'eyes', open: !document.hidden }))
document.addEventListener('visibilitychange', look)
navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<{ go?: string }>) => {
  if (data?.go?.startsWith('/')) router.go(data.go)
})

/** Put before the screen's own title. */
function count(): void {
  const bare = document.title.replace(/^\(\d+\) /, '')
  const wanted = turns.elsewhere.length ? `(${turns.elsewhere.length}) ${bare}` : bare
  if (document.title !== wanted) document.title = wanted
}
new MutationObserver(count).observe(document.head, { childList: true, subtree: true, characterData: true })

$effect.root(() => {
  $effect(count)
  $effect(() => {
    if (app.connectionState === 'open' && document.hidden) look()
  })
  $effect(() => drawBadge(turns.waiting.length))
})
