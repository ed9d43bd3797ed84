import { openDeviceStore } from './device-store.ts'
import { h } from './dom.ts'
import { openGateSession } from './gate-session.ts'
import { renderNotice } from './notice.ts'
import { showPairingPage, takePairingCodeFromUrl } from './pairing.ts'
import { startServiceWorkerUpdater } from './service-worker-updater.ts'
import { buildTranslate, toPageLanguage } from './words.ts'

const root = h('div', { id: 'root' })
document.body.append(root)

const pairingCode = takePairingCodeFromUrl()
const store = await openDeviceStore()
const updates = startServiceWorkerUpdater()
// Somebody opened the address of a pairing code where this page is open already.
addEventListener('hashchange', () => location.reload())

if (await holdAlone()) {
  if (store.gate && pairingCode === null) await work()
  else pair(pairingCode)
}

async function work(): Promise<void> {
  if (store.gate) await openGateSession({ root, store, updates, device: store.gate, onLeft: () => pair(null) })
}

function pair(code: string | null): void {
  const language = store.settings.language ?? toPageLanguage(navigator.language)
  document.documentElement.lang = language
  showPairingPage(root, { say: buildTranslate(language), store, code, onDone: () => void work() })
}

/** False while another window of this browser is the gate: two would send one queue. */
function holdAlone(): Promise<boolean> {
  const name = 'postern-gate'
  const showElsewhere = () => {
    const say = buildTranslate(store.settings.language ?? toPageLanguage(navigator.language))
    root.replaceChildren(renderNotice('ask', say('elsewhereTitle'), [say('elsewhereText')]))
    // What the other window has changed is read again.
    void navigator.locks.request(name, () => location.reload())
  }
  return new Promise((resolve) => {
    const take = (lock: Lock | null) => {
      resolve(lock !== null)
      if (lock === null) return showElsewhere()
      return new Promise<never>(() => undefined)
    }
    // Only a secure context has locks.
    if (navigator.locks) void navigator.locks.request(name, { ifAvailable: true }, take)
    else resolve(true)
  })
}
