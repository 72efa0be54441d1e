/** This browser's subscription to the server's push messages. */
export const canPush = (): boolean => isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window

const WORKER = '/notice-worker.js'

/** What the server has to know to notify this browser; null if its user does not want it. */
export async function subscribe(key: string): Promise<unknown> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const worker = await navigator.serviceWorker.register(WORKER)
  const wanted = Uint8Array.from(atob(key.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0))
  const before = await worker.pushManager.getSubscription()
  // A subscription belongs to the server key it was made with.
  if (before && !same(before.options.applicationServerKey, wanted)) await before.unsubscribe()
  const { endpoint, keys } = (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: wanted })).toJSON()
  return { endpoint, keys }
}

const same = (one: ArrayBuffer | null, two: Uint8Array): boolean => {
  const bytes = new Uint8Array(one ?? new ArrayBuffer(0))
  return bytes.length === two.length && bytes.every((byte, at) => byte === two[at])
}
