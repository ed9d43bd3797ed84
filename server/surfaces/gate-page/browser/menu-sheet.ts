import { listCameras } from './camera.ts'
import type { DeviceSettings } from './device-store.ts'
import { button, field, h, openSheet } from './dom.ts'
import { type GateApp, getChosenCheckInPoint, getPointName } from './gate.ts'
import { PAGE_LANGUAGES, type PageLanguage } from './words.ts'

export type MenuActions = {
  /** Builds the page again, as after another language or check-in point was chosen. */
  rebuild: () => void
  unpair: () => Promise<void>
}

export const GATE_PAGE_VERSION = '1.0.0'

export function openMenuSheet(gate: GateApp, { rebuild, unpair }: MenuActions): void {
  const { say, store, device, language, scanner } = gate
  const sheet = openSheet(say('menu'), say('close'))

  const apply = async (changes: Partial<DeviceSettings>) => {
    await store.change(changes)
    sheet.close()
    rebuild()
  }
  const toggle = (text: string, isOn: boolean, change: (isOn: boolean) => Partial<DeviceSettings>) => {
    const box = h('input', { type: 'checkbox', role: 'switch', checked: isOn })
    box.addEventListener('change', () => void store.change(change(box.checked)))
    return h('label.switch', h('span', text), box)
  }
  const languages = select(
    (Object.keys(PAGE_LANGUAGES) as PageLanguage[]).map((code) => [code, PAGE_LANGUAGES[code].name]),
    language,
    (code) => void apply({ language: code as PageLanguage }),
  )
  const cameras = h('div')
  void listCameras().then((found) => {
    const named = found.filter(({ label }) => label !== '')
    if (named.length < 2) return
    const list = named.map(({ deviceId, label }): [string, string] => [deviceId, label])
    cameras.append(
      field(
        say('camera'),
        select(list, store.settings.camera, (camera) => void apply({ camera })),
      ),
    )
  })
  const hasShared = scanner.manifest?.attendee_types.some(({ ticket }) => ticket === 'shared')
  const sure = h('p.problem', { role: 'alert' })
  const leave = () => {
    if (sure.textContent !== '') return void unpair().then(sheet.close)
    sure.textContent = say('unpairSure', { count: scanner.pending })
  }

  sheet.body.append(
    renderPoint(gate, (checkInPoint) => void apply({ checkInPoint })),
    field(say('language'), languages),
    cameras,
    toggle(say('sound'), !store.settings.isMuted, (isOn) => ({ isMuted: !isOn })),
    toggle(say('stay'), store.settings.stays, (stays) => ({ stays })),
    hasShared ? toggle(say('askWho'), store.settings.asksWho, (asksWho) => ({ asksWho })) : '',
    h('p.quiet', `${say('device')}: ${device.name} · ${say('version', { version: GATE_PAGE_VERSION })}`),
    sure,
    button(say('unpair'), null, leave, { class: 'danger wide' }),
  )
}

function renderPoint(gate: GateApp, choose: (code: string) => void): HTMLElement {
  const { say, device, scanner } = gate
  const point = getChosenCheckInPoint(gate)
  if (device.checkInPoint !== null)
    return h('p', h('b', getPointName(gate, device.checkInPoint)), h('br'), h('small', say('pointBound')))
  const points = (scanner.manifest?.check_in_points ?? []).map(({ code, name }): [string, string] => [code, name])
  // Without an option of its own the first point would look chosen, and could not be.
  const options: [string, string][] = point === undefined ? [['', say('choosePoint')], ...points] : points
  return field(say('point'), select(options, point ?? '', choose))
}

function select(options: [string, string][], chosen: string | null, change: (value: string) => void) {
  const made = h('select', ...options.map(([value, text]) => h('option', { value, selected: value === chosen }, text)))
  made.addEventListener('change', () => change(made.value))
  return made
}
