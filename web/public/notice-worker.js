/** Shows what the house has to tell when no page of it is open: that it is somebody's move. Nothing else is done here. */
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(clients.claim()))

addEventListener('push', (event) => {
  let told = {}
  try {
    told = event.data?.json() ?? {}
  } catch {
    // Nothing that can be read: a browser wants something shown all the same.
  }
  const actions = told.stop && told.stopLabel ? [{ action: 'stop', title: told.stopLabel }] : []
  const shown = registration.showNotification(told.title || 'Petteia', {
    body: told.body ?? '',
    lang: told.lang ?? '',
    icon: '/owl.svg',
    badge: '/owl.svg',
    tag: 'petteia-turn',
    renotify: true,
    actions,
    data: { link: told.link ?? '/', stop: told.stop ?? '' },
  })
  event.waitUntil(Promise.all([shown, navigator.setAppBadge?.()]))
})

addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { link, stop } = event.notification.data ?? {}
  // Whatever a message says, only the house itself is opened or asked.
  const own = (address) => {
    const url = new URL(address || '/', location.origin)
    return new URL(url.pathname + url.search, location.origin).href
  }
  event.waitUntil(event.action === 'stop' && stop ? fetch(own(stop), { method: 'POST' }) : come(own(link)))
})

async function come(link) {
  await navigator.clearAppBadge?.()
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = open.find((client) => client.url === link) ?? open[0]
  if (!there) return clients.openWindow(link)
  await there.focus()
  if (there.url !== link) there.postMessage({ go: new URL(link).pathname })
}
