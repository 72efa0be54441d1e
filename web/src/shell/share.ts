/** Links to share. */
import type { Info } from '../server/wire.ts'
import { app, t } from './app.svelte.ts'
import { settings } from './settings.svelte.ts'

export interface Shared {
  info: Info
  path: string
  /** The message once it is copied. */
  copied: string
}

/** A link that is shown, because not everybody may open it or it could not be copied. */
export interface ShownLink {
  info: Info
  url: string
  /** The message: that it is copied, or that it has to be copied by hand. */
  said: string
}

/** The full address of a place on this server; previews of it elsewhere are in our language. */
const linkTo = (path: string): string => `${location.origin}${path}?lang=${settings.manner.language}`

/** Whether anybody may visit a table, with its link or without. */
export const isPublic = (info: Info): boolean => info.settings.listed !== false && info.settings.watchers !== false

/** Whether an address leads to a server on this machine from this machine alone. */
export const onlyHere = (url: string): boolean => /^(localhost|127\..*|\[::1\])$/.test(new URL(url).hostname)

export async function copy(url: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(url)
    return true
  } catch {
    return false
  }
}

/** Share by the device's own dialog if it has one, else by copying. If the player has to decide who may open the link,
 * or has to copy it by hand, it is shown. */
export async function share({ info, path, copied }: Shared): Promise<void> {
  const url = linkTo(path)
  if (isPublic(info) && typeof navigator.share === 'function') {
    try {
      await navigator.share({ title: info.title, url })
      return
    } catch (problem) {
      if (problem instanceof DOMException && problem.name === 'AbortError') return
    }
  }
  const done = await copy(url)
  if (done && isPublic(info)) app.notify(copied)
  else app.link = { info, url, said: done ? copied : t('web-share-by-hand') }
}
