import { pairDevice } from '#sdk'
import { buildCameraPanel } from './camera-panel.ts'
import type { DeviceStore } from './device-store.ts'
import { button, field, h } from './dom.ts'
import { icon } from './icons.ts'
import { GATE_PAGE_VERSION } from './menu-sheet.ts'
import type { Translate } from './words.ts'

const IN_ADDRESS = /#(?:.*&)?pair=([^&#\s]+)/
/** Keys of the API and tokens of devices begin with it. */
const IS_KEY = /\bsvc_/i

/** The pairing code in the address of the page, which is removed at once so that nobody shares or keeps it. */
export function takePairingCodeFromUrl(): string | null {
  const code = findPairingCode(location.hash)
  if (location.hash !== '') history.replaceState(null, '', location.pathname + location.search)
  return code
}

/** The code in an address such as `https://gate.example/scan#pair=7KD3Q-M9XW2-H4TNB`. */
export function findPairingCode(text: string): string | null {
  return IN_ADDRESS.exec(text)?.[1] ?? null
}

export type PairingOptions = {
  say: Translate
  store: DeviceStore
  code: string | null
  /** Called when the device is paired, or stays as it was. */
  onDone: () => void
}

export function showPairingPage(root: HTMLElement, { say, store, code, onDone }: PairingOptions): void {
  const input = h('input', {
    name: 'code',
    required: true,
    value: code ?? '',
    maxlength: 100,
    autocomplete: 'off',
    autocapitalize: 'characters',
    spellcheck: 'false',
    placeholder: 'XXXXX-XXXXX-XXXXX',
  })
  const name = h('input', {
    name: 'name',
    required: true,
    maxlength: 100,
    value: say('pairNameDefault'),
    autocomplete: 'off',
  })
  const message = h('p.problem', { role: 'alert' })
  const send = h('button.primary.wide', icon('key'), h('span.label', say('pairButton')))

  const pair = async () => {
    const typed = (findPairingCode(input.value) ?? input.value).trim()
    if (IS_KEY.test(typed)) {
      input.value = ''
      message.textContent = say('pairNoKeys')
      return
    }
    send.disabled = true
    message.textContent = say('pairing')
    try {
      const request = { code: typed, name: name.value.trim(), sw_version: GATE_PAGE_VERSION }
      const paired = await pairDevice({ baseUrl: location.origin, maxRetries: 0 }, request)
      const { id, token, event, check_in_point: checkInPoint } = paired
      await store.keepGate({ id, name: paired.name, token, event, checkInPoint })
      void navigator.storage?.persist?.()
      panel.dispose()
      onDone()
    } catch (error) {
      send.disabled = false
      const isOffline = !navigator.onLine
      message.textContent = isOffline ? say('pairOffline') : error instanceof Error ? error.message : String(error)
    }
  }

  const panel = buildCameraPanel({ say, store, onCode: takePicture, label: say('pairByCamera') })
  function takePicture(text: string): void {
    const found = findPairingCode(text)
    if (found === null || send.disabled) return
    input.value = found
    panel.stop()
    void pair()
  }

  const submit = (event: Event) => {
    event.preventDefault()
    void pair()
  }
  const known = store.gate
  const keep = button(say('pairKeep'), null, () => {
    panel.dispose()
    onDone()
  })
  root.replaceChildren(
    h(
      'main.pairing',
      h('header', h('img', { src: '/scan/icon.svg', alt: '', width: 48, height: 48 }), h('h1', say('pairTitle'))),
      h('p', say('pairIntro')),
      known && h('p.problem', say('pairAgain', { name: known.event.name })),
      h('form', { submit }, field(say('pairCode'), input), field(say('pairName'), name), message, send, known && keep),
      panel.element,
    ),
  )
  ;(code === null ? input : send).focus()
}
