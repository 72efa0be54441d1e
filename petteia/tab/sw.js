/** Keeps the site in the browser, so that it opens without a network. `petteia site` fills in what it is made of. */
const VERSION = '{version}'
const FILES = {files}

addEventListener('install', (event) => {
  skipWaiting()
  event.waitUntil(caches.open(VERSION).then((cache) => cache.addAll(FILES)))
})

addEventListener('activate', (event) => {
  const old = (names) => names.filter((name) => name.startsWith('petteia-') && name !== VERSION)
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(old(names).map((name) => caches.delete(name))))
      .then(() => clients.claim()),
  )
})

addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return
  // Every screen has an address of its own, and all of them are the one page.
  const wanted = request.mode === 'navigate' ? '/index.html' : request
  event.respondWith(caches.open(VERSION).then(async (cache) => (await cache.match(wanted)) ?? fetch(request)))
})
