import type { GateCounts } from '#sdk/scanner'
import { buildCameraPanel, isCameraAllowed } from './camera-panel.ts'
import { openCounts } from './counts-sheet.ts'
import { button, h } from './dom.ts'
import { type GateApp, getChosenCheckInPoint, getPointName } from './gate.ts'
import { listenToHandScanner } from './hand-scanner.ts'
import { icon } from './icons.ts'
import { type MenuActions, openMenuSheet } from './menu-sheet.ts'
import { buildCodeReader } from './reader.ts'
import { openRecentSheet, renderRecentScan } from './recent-sheet.ts'
import { openSearchSheet } from './search-sheet.ts'
import { buildStatusBar } from './status-bar.ts'

export type GateView = ReturnType<typeof buildGateView>

/** On a large screen the last scans stay in sight. */
const LAST_SCANS = 6

export function buildGateView(gate: GateApp, actions: MenuActions) {
  const { say, scanner, device } = gate
  const problem = h('p.problem', { role: 'alert' })
  const onBusy = (isBusy: boolean) => {
    element.toggleAttribute('data-busy', isBusy)
    if (isBusy) problem.textContent = ''
  }
  const onError = (message: string) => {
    problem.textContent = say('scanFailed', { message })
  }
  const lookAtMenu = () => openMenuSheet(gate, actions)
  const reader = buildCodeReader({ gate, onBusy, onError, askPoint: lookAtMenu })
  const panel = buildCameraPanel({
    say,
    store: gate.store,
    onCode: (text) => reader.readCode(text, 'camera'),
    label: say('startCamera'),
    hint: say('ready'),
  })
  const status = buildStatusBar(gate)
  const field = h('input', {
    'aria-label': say('typeCode'),
    placeholder: say('typeCode'),
    autocomplete: 'off',
    autocapitalize: 'characters',
    spellcheck: 'false',
    enterkeyhint: 'go',
  })
  const submit = (event: Event) => {
    event.preventDefault()
    reader.readCode(field.value, 'hand')
    field.value = ''
    field.blur()
  }
  const stopWedge = listenToHandScanner(field, (code) => reader.readCode(code, 'hand'))

  let counts: GateCounts | null = null
  let showInSheet: ((counts: GateCounts) => void) | null = null
  const insideText = h('span.label')
  const insideBar = h('progress', { 'aria-hidden': 'true', max: 1, value: 0 })
  const lookAtCounts = () => {
    showInSheet = openCounts(gate, counts, () => {
      showInSheet = null
    })
  }
  const inside = h(
    'button',
    { type: 'button', class: 'inside', hidden: true, click: lookAtCounts },
    icon('people'),
    insideText,
    insideBar,
  )
  const last = h('ul.scans.last', { 'aria-label': say('recent') })
  const badge = h('span.badge', { hidden: true })
  const recent = button(say('recent'), 'list', () => openRecentSheet(gate))
  recent.append(badge)

  const point = getChosenCheckInPoint(gate)
  const place = button(point ? getPointName(gate, point) : say('choosePoint'), 'place', lookAtMenu, { class: 'place' })
  const element = h(
    'main.gate',
    scanner.manifest?.livemode === false && h('p.band', say('testMode')),
    h('header', h('div.where', h('h1', device.event.name), place), status.element),
    panel.element,
    h(
      'section.controls',
      { 'aria-label': say('ready') },
      last,
      problem,
      inside,
      h('form.typed', { submit }, field, h('button', { 'aria-label': say('check') }, icon('next'))),
      h(
        'nav',
        button(say('search'), 'search', () => openSearchSheet(gate, reader)),
        recent,
        button(say('menu'), 'menu', lookAtMenu),
      ),
    ),
    h('p.busy', { role: 'status' }, say('checking')),
  )

  const update = () => {
    status.update()
    const { length } = scanner.differences
    badge.hidden = length === 0
    badge.textContent = String(length)
    last.replaceChildren(...scanner.recent.slice(0, LAST_SCANS).map((scan) => renderRecentScan(gate, scan)))
  }
  update()
  void isCameraAllowed().then((isAllowed) => (isAllowed ? panel.start() : undefined))

  return {
    element,
    update,
    tick: status.update,
    showCounts: (next: GateCounts) => {
      counts = next
      const { admitted, expected } = next
      insideText.textContent = say('inside', { admitted, expected })
      insideBar.max = Math.max(1, expected)
      insideBar.value = admitted
      inside.hidden = false
      showInSheet?.(next)
    },
    isIdle: (forMs: number) => reader.isIdle(forMs) && field.value === '',
    dispose: () => {
      stopWedge()
      panel.dispose()
      reader.dispose()
    },
  }
}
