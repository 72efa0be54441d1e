/** Links to hand on. */
import { app, t } from './app.svelte.ts'
import { settings } from './settings.svelte.ts'

/** The whole address of a place of this house; what is shown of it elsewhere is in our language. */
const linkTo = (path: string): string => `${location.origin}${path}?lang=${settings.manner.language}`

interface Shared {
  /** What the link is called. */
  title: string
  path: string
  /** What is said when it is copied. */
  copied: string
  /** Whether anybody may look at the table. */
  open: boolean
}

/** Through the device's own way of sharing where it has one, else as a copy. */
export async function share({ title, path, copied, open }: Shared): Promise<void> {
  const url = linkTo(path)
  const said = open ? copied : `${copied} ${t('web-share-closed')}`
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url })
      if (!open) app.tell(t('web-share-closed'))
      return
    } catch (problem) {
      if (problem instanceof DOMException && problem.name === 'AbortError') return
    }
  }
  try {
    await navigator.clipboard.writeText(url)
    app.tell(said)
  } catch {
    app.tell(url)
  }
}
