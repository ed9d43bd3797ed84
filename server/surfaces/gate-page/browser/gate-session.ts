import { indexedDbStorage, openScanner } from '#sdk/scanner'
import type { DeviceStore, PairedGate } from './device-store.ts'
import { button, closeSheets } from './dom.ts'
import type { GateApp } from './gate.ts'
import { buildGateView, type GateView } from './gate-view.ts'
import { GATE_PAGE_VERSION } from './menu-sheet.ts'
import { renderNotice } from './notice.ts'
import type { ServiceWorkerUpdater } from './service-worker-updater.ts'
import { startRosterSync } from './sync.ts'
import { keepScreenAwake } from './wake-lock.ts'
import { buildTranslate, toPageLanguage } from './words.ts'

export type GateSessionOptions = {
  root: HTMLElement
  store: DeviceStore
  updates: ServiceWorkerUpdater
  device: PairedGate
  /** Called when the device is not paired any more. */
  onLeft: () => void
}

/** A paired device from here until it is unpaired: reads codes, or says why it does not. */
export async function openGateSession({ root, store, updates, device, onLeft }: GateSessionOptions): Promise<void> {
  const scanner = await openScanner({
    baseUrl: location.origin,
    apiKey: device.token,
    event: device.event.id,
    version: GATE_PAGE_VERSION,
    storage: indexedDbStorage(),
    ...(device.checkInPoint === null ? {} : { checkInPoint: device.checkInPoint }),
  })
  const letSleep = keepScreenAwake()
  let view: GateView | null = null
  let shown = ''
  let problem: Error | null = null
  let isLeft = false

  const speak = (): GateApp => {
    const { manifest } = scanner
    const language = store.settings.language ?? toPageLanguage(manifest?.event.language ?? navigator.language)
    document.documentElement.lang = language
    return { scanner, device, store, language, say: buildTranslate(language, manifest?.terminology) }
  }

  /** What the page is built for; it is built anew when this changes. */
  const describe = (): string => {
    const { revoked, outdated, manifest, pending, connected } = scanner
    if (manifest && !revoked && !outdated) return `gate ${manifest.changed_at}`
    return ['notice', revoked, outdated, pending, connected, problem?.message].join(' ')
  }

  /** The scanner erases everything of an event that was over a week ago, also without a network. */
  const isErased = () => !scanner.manifest && store.settings.loaded === device.id

  const show = (isForced = false) => {
    if (isLeft) return
    if (scanner.manifest && store.settings.loaded !== device.id) void store.change({ loaded: device.id })
    if (isErased()) return void leave(null)
    const next = describe()
    const isGate = next.startsWith('gate')
    view?.update()
    // Nobody loses what they look at because somebody renamed a check-in point.
    if (!isForced && (next === shown || (isGate && view?.isIdle(0) === false))) return
    shown = next
    view?.dispose()
    view = null
    if (!isGate) closeSheets()
    const gate = speak()
    if (isGate) view = buildGateView(gate, { rebuild: () => show(true), unpair: () => leave('roster') })
    root.replaceChildren(
      view?.element ?? renderStop(gate, problem, { update: updates.update, pair: () => leave(null) }),
    )
  }

  const leave = async (erased: 'roster' | null) => {
    if (isLeft) return
    isLeft = true
    if (erased) await scanner.erase(erased)
    close()
    await store.keepGate(null)
    onLeft()
  }

  const stopListening = scanner.onChange(() => show())
  const stopSync = startRosterSync({
    scanner,
    onCounts: (counts) => view?.showCounts(counts),
    onRefreshed: (error) => {
      problem = error
      if (!error && !scanner.manifest) void leave(null)
      else show()
    },
  })
  const clock = setInterval(() => {
    view?.tick()
    updates.takeOverIf((forMs) => view?.isIdle(forMs) ?? true)
  }, 1_000)
  const close = () => {
    clearInterval(clock)
    stopSync()
    stopListening()
    letSleep()
    view?.dispose()
  }
  show()
}

/** Why nothing is scanned, and what to do. The queue is kept in each case. */
function renderStop({ say, scanner }: GateApp, problem: Error | null, actions: Record<'update' | 'pair', () => void>) {
  const kept = scanner.pending > 0 ? [say('keptScans', { count: scanner.pending })] : []
  if (scanner.revoked) {
    const again = button(say('pairTitle'), 'key', actions.pair, { class: 'primary' })
    return renderNotice('stop', say('revokedTitle'), [say('revokedText'), ...kept], again)
  }
  if (scanner.outdated) {
    const update = button(say('update'), 'flip', actions.update, { class: 'primary' })
    return renderNotice('caution', say('outdatedTitle'), [say('outdatedText'), ...kept], update)
  }
  const failed = problem && say('loadingFailed', { message: problem.message })
  const text = scanner.connected === false ? say('loadingOffline') : (failed ?? say('loadingText'))
  return renderNotice('ask', say('loadingTitle'), [text, ...kept])
}
