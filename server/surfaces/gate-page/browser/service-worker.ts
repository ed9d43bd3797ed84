/**
 * Serves the page without a network. A version is the set of its files: all of them are stored before it takes over,
 * each checked against the hash that this file carries, so a page is never put together of two versions.
 * The scanner's roster and queue are in IndexedDB and are not touched here.
 */

type ExtendableEvent = Event & { waitUntil(work: Promise<unknown>): void }
type FetchEvent = ExtendableEvent & { request: Request; respondWith(answer: Promise<Response>): void }

type Worker = {
  addEventListener(kind: 'install' | 'activate', listen: (event: ExtendableEvent) => void): void
  addEventListener(kind: 'message', listen: (event: MessageEvent) => void): void
  addEventListener(kind: 'fetch', listen: (event: FetchEvent) => void): void
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
}

/** Written by the build: address → hash. Those of the detector are needed where the browser has none of its own. */
declare const PRECACHED: { version: string; files: Record<string, string>; detector: Record<string, string> }

const PREFIX = 'gate-page-'
const worker = globalThis as unknown as Worker
const name = PREFIX + PRECACHED.version

const store = async (cache: Cache, [path, integrity]: [string, string]) => {
  const response = await fetch(path, { integrity, cache: 'no-cache' })
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}.`)
  await cache.put(path, response)
}

worker.addEventListener('install', (event) => {
  const install = async () => {
    const cache = await caches.open(name)
    await Promise.all(Object.entries(PRECACHED.files).map((file) => store(cache, file)))
    // An installation may lack the detector, and the page works without it.
    if (!('BarcodeDetector' in globalThis))
      await Promise.allSettled(Object.entries(PRECACHED.detector).map((file) => store(cache, file)))
  }
  event.waitUntil(install())
})

worker.addEventListener('activate', (event) => {
  const clean = async () => {
    const names = await caches.keys()
    await Promise.all(
      names.filter((each) => each.startsWith(PREFIX) && each !== name).map((each) => caches.delete(each)),
    )
    await worker.clients.claim()
  }
  event.waitUntil(clean())
})

worker.addEventListener('message', ({ data }) => {
  if (data === 'take over') void worker.skipWaiting()
})

worker.addEventListener('fetch', (event) => {
  const { method, url } = event.request
  const { origin, pathname } = new URL(url)
  const path = pathname === '/scan/' ? '/scan' : pathname
  const isOurs = origin === location.origin && (path in PRECACHED.files || path in PRECACHED.detector)
  if (method !== 'GET' || !isOurs) return
  const answer = async () => (await (await caches.open(name)).match(path)) ?? fetch(event.request)
  event.respondWith(answer())
})
