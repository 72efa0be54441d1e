/** Links to hand on. */
import type { Info } from '../server/wire.ts'
import { app, t } from './app.svelte.ts'
import { settings } from './settings.svelte.ts'

export interface Shared {
  info: Info
  path: string
  /** What is said when it is copied. */
  copied: string
}

/** A link that is shown, because not everybody may open it or it could not be copied. */
export interface ShownLink {
  info: Info
  url: string
  /** What is said of it: that it is copied, or that it has to be copied by hand. */
  said: string
}

/** The whole address of a place of this server; what is shown of it elsewhere is in our language. */
const linkTo = (path: string): string => `${location.origin}${path}?lang=${settings.manner.language}`

/** Whether anybody may be at a table, whoever has its link or not. */
export const isPublic = (info: Info): boolean => info.settings.listed !== false && info.settings.watchers !== false

export async function copy(url: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(url)
    return true
  } catch {
    return false
  }
}

/** Through the device's own way of sharing where it has one, else as a copy. Where somebody has to decide who may open it, or
 * has to copy it by hand, the link is shown. */
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
