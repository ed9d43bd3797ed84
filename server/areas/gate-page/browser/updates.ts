/** How long nothing was scanned before a new version takes over. */
const IDLE_MS = 15_000

/** Installs the service worker, and lets a new one take over when nobody is using the page. */
export async function watchUpdates(isIdle: (forMs: number) => boolean): Promise<{ update: () => Promise<void> }> {
  const workers = navigator.serviceWorker
  const registration = await workers?.register('/scan/service-worker.js', { scope: '/scan', updateViaCache: 'none' })
  let isTakingOver = false
  const takeOver = () => {
    if (!registration?.waiting || isTakingOver) return
    isTakingOver = true
    registration.waiting.postMessage('take over')
  }
  workers?.addEventListener('controllerchange', () => {
    if (isTakingOver) location.reload()
  })
  setInterval(() => {
    if (isIdle(IDLE_MS)) takeOver()
  }, 1_000)
  // A page that was just opened shows nothing yet.
  if (isIdle(0)) takeOver()
  return {
    update: async () => {
      await registration?.update().catch(() => undefined)
      if (registration?.waiting) takeOver()
      else if (!registration?.installing) location.reload()
    },
  }
}
