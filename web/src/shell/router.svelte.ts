/** The current screen: plain paths, so that every screen has an address. */
import { placeOf, type Place } from './routes.ts'

class Router {
  place = $state.raw<Place>(placeOf(location.pathname))

  constructor() {
    addEventListener('popstate', () => (this.place = placeOf(location.pathname)))
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, '', path)
    else history.pushState(null, '', path)
    this.place = placeOf(path.split(/[?#]/)[0] ?? '')
    scrollTo(0, 0)
  }
}

export const router = new Router()

/** For links: the browser's ways of opening them elsewhere keep working. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  router.go(link.pathname + link.hash)
}
