import type { FoundPerson } from '#sdk/scanner'
import { button, h, openSheet } from './dom.ts'
import { formatPersonName, formatTime, type GateApp, getAttendeeTypeName, getPointName } from './gate.ts'

/** Asks who of a shared ticket is here; null if nobody says it. */
export function choosePeopleOnTicket(gate: GateApp, people: FoundPerson[]): Promise<string[] | null> {
  const { say } = gate
  return new Promise((resolve) => {
    let chosen: string[] | null = null
    const sheet = openSheet(say('whoTitle'), say('cancel'), () => resolve(chosen))
    const boxes = people.map(({ attendee }) => h('input', { type: 'checkbox', value: attendee.id, checked: true }))
    const read = () => boxes.filter(({ checked }) => checked).map(({ value }) => value)
    const confirm = button(
      '',
      'check',
      () => {
        chosen = read()
        sheet.close()
      },
      { class: 'primary wide' },
    )
    const update = () => {
      const count = read().length
      confirm.disabled = count === 0
      const text = count === people.length ? say('whoAll', { count }) : say('whoOnly', { count })
      confirm.querySelector('.label')?.replaceChildren(text)
    }
    const rows = people.map(({ attendee, lastAdmission: last }, index) =>
      h(
        'label.choice',
        boxes[index],
        h(
          'span',
          h('b', formatPersonName(attendee)),
          h('small', getAttendeeTypeName(gate, attendee.attendee_type)),
          last && h('small', `${formatTime(gate, last.at)}, ${getPointName(gate, last.check_in_point)}`),
        ),
      ),
    )
    sheet.body.append(h('div.choices', { change: update }, ...rows), confirm)
    update()
    confirm.focus()
  })
}
