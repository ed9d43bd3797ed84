/** How long nothing was scanned before a new version takes over. */
const IDLE_MS = 15_000

export type ServiceWorkerUpdater = ReturnType<typeof startServiceWorkerUpdater>

/** Installs the service worker, which needs a secure context; without one the page works with a network alone. */
export function startServiceWorkerUpdater() {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker
  let registration: ServiceWorkerRegistration | undefined
  let isTakingOver = false
  const takeOver = () => {
    isTakingOver ||= Boolean(registration?.waiting)
    registration?.waiting?.postMessage('take over')
  }
  workers?.addEventListener('controllerchange', () => {
    if (isTakingOver) location.reload()
  })
  const options: RegistrationOptions = { scope: '/scan', updateViaCache: 'none' }
  workers?.register('/scan/service-worker.js', options).then(
    (made) => {
      registration = made
      // A page that was just opened shows nothing that could be lost.
      takeOver()
    },
    () => undefined,
  )
  return {
    /** Lets a new version take over, if one waits and nobody is using the page. */
    takeOverIf: (isIdle: (forMs: number) => boolean) => {
      if (registration?.waiting && isIdle(IDLE_MS)) takeOver()
    },
    /** Looks for a new version now, and takes it. */
    update: async () => {
      await registration?.update().catch(() => undefined)
      if (registration?.waiting) takeOver()
      else if (!registration?.installing) location.reload()
    },
  }
}
