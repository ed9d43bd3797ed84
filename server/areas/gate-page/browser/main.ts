import { indexedDbStorage, openScanner } from '#sdk/scanner'
import { openDeviceStore, scannerDatabaseOf } from './device-store.ts'
import { button, closeSheets, h } from './dom.ts'
import type { Gate } from './gate.ts'
import { createGateView, type GateView } from './gate-view.ts'
import { VERSION } from './menu-sheet.ts'
import { renderNotice } from './notice.ts'
import { showPairing, takeCodeFromAddress } from './pairing.ts'
import { createSounds } from './sounds.ts'
import { startSync } from './sync.ts'
import { watchUpdates } from './updates.ts'
import { keepAwake } from './wake-lock.ts'
import { createSay, toLanguage } from './words.ts'

/** After the last day of the event. */
const ERASE_AFTER_MS = 7 * 86_400_000

const root = h('div', { id: 'root' })
const live = h('p', { class: 'spoken', 'aria-live': 'assertive' })
document.body.append(root, live)

const pairingCode = takeCodeFromAddress()
const store = await openDeviceStore()
const browserLanguage = () => store.settings.language ?? toLanguage(navigator.language)
const play = createSounds()
let isIdle: (forMs: number) => boolean = () => true
const updates = watchUpdates((forMs) => isIdle(forMs))
// Without a secure context there is no service worker, and the page still works with a network.
updates.catch(() => undefined)

await holdAlone()
await store.eraseExpired(Date.now())
if (store.gate && pairingCode === null) await openGate()
else pair(pairingCode)

/** Waits while another window of this browser is the gate: two would send one queue. */
async function holdAlone(): Promise<void> {
  if (!navigator.locks) return
  await new Promise<void>((resolve) => {
    const hold = () => new Promise<never>(() => resolve())
    const wait = () => {
      const say = createSay(browserLanguage())
      root.replaceChildren(renderNotice('ask', say('elsewhereTitle'), [say('elsewhereText')]))
      // What the other window changed has to be read again.
      void navigator.locks.request('postern-gate', () => location.reload())
    }
    void navigator.locks.request('postern-gate', { ifAvailable: true }, (lock) => (lock ? hold() : wait()))
  })
}

function pair(code: string | null): void {
  const again = () => void openGate()
  const say = createSay(browserLanguage())
  document.documentElement.lang = browserLanguage()
  showPairing(root, { say, store, code, onPaired: again, onKept: again })
}

async function openGate(): Promise<void> {
  const device = store.gate
  if (!device) return pair(null)
  keepAwake()
  const scanner = await openScanner({
    baseUrl: location.origin,
    apiKey: device.token,
    event: device.event.id,
    version: VERSION,
    storage: indexedDbStorage(scannerDatabaseOf(device.event.id)),
    ...(device.checkInPoint === null ? {} : { checkInPoint: device.checkInPoint }),
  })

  let view: GateView | null = null
  let shown = ''
  let problem: Error | null = null

  const leave = async (isRevoked: boolean) => {
    if (!isRevoked) await scanner.erase('roster')
    close()
    await store.keepGate(null)
    pair(null)
  }

  const speak = (): Gate => {
    const { manifest } = scanner
    const language = store.settings.language ?? toLanguage(manifest?.event.language ?? navigator.language)
    document.documentElement.lang = language
    return { scanner, device, store, language, say: createSay(language, manifest?.terminology) }
  }

  /** Builds the page anew only when another kind of page is due. */
  const show = (isForced = false): void => {
    const { manifest } = scanner
    const kind = scanner.revoked ? 'revoked' : scanner.outdated ? 'outdated' : manifest ? `gate ${manifest.changed_at}` : 'loading'
    if (kind === shown && !isForced && kind !== 'loading') return view?.update()
    if (kind !== shown && view && !isIdle(0) && kind.startsWith('gate')) return view.update()
    shown = kind
    view?.dispose()
    view = null
    if (!kind.startsWith('gate')) closeSheets()
    const gate = speak()
    root.replaceChildren(kind.startsWith('gate') ? showGate(gate) : notice(kind, gate))
  }

  const showGate = (gate: Gate): HTMLElement => {
    const announce = (text: string) => {
      live.textContent = text
    }
    const actions = { rebuild: () => show(true), unpair: () => leave(false) }
    view = createGateView({ gate, play, announce, actions })
    isIdle = view.isIdle
    void rememberErasure()
    return view.element
  }

  const notice = (kind: string, { say }: Gate): HTMLElement => {
    const kept = scanner.pending > 0 ? [say('keptScans', { count: scanner.pending })] : []
    if (kind === 'revoked') {
      const again = button(say('pairTitle'), 'key', () => void leave(true), { class: 'primary' })
      return renderNotice('stop', say('revokedTitle'), [say('revokedText'), ...kept], again)
    }
    if (kind === 'outdated') {
      const update = button(say('update'), 'flip', () => void updates.then((known) => known.update()), { class: 'primary' })
      return renderNotice('caution', say('outdatedTitle'), [say('outdatedText'), ...kept], update)
    }
    const text = problem === null ? say('loadingText') : say('loadingFailed', { message: problem.message })
    return renderNotice('ask', say('loadingTitle'), [scanner.connected === false ? say('loadingOffline') : text])
  }

  const rememberErasure = async () => {
    const ends = (scanner.manifest?.days ?? []).map(({ end }) => Date.parse(end))
    if (ends.length === 0) return
    const at = Math.max(...ends) + ERASE_AFTER_MS
    const { erasures } = store.settings
    if (erasures[device.event.id] !== at) await store.change({ erasures: { ...erasures, [device.event.id]: at } })
    if (Date.now() <= at) return
    await scanner.erase('everything')
    await leave(true)
  }

  const stopListening = scanner.onChange(() => show())
  const stopSync = startSync({
    scanner,
    onCounts: (counts) => view?.showCounts(counts),
    onRefreshed: (error) => {
      problem = error
      show()
    },
    onTick: () => void rememberErasure(),
  })
  const clock = setInterval(() => view?.update(), 1_000)
  const close = () => {
    clearInterval(clock)
    stopSync()
    stopListening()
    view?.dispose()
    isIdle = () => true
  }
  show()
}
