import type { FoundPerson } from '#sdk/scanner'
import { button, h, openSheet } from './dom.ts'
import { formatTime, type Gate, nameOf, nameOfPoint, nameOfType } from './gate.ts'
import type { Reader } from './reader.ts'

const LIMIT = 20

/** Finds people in the roster, also offline, and scans their ticket. */
export function openSearch(gate: Gate, reader: Reader): void {
  const { say, scanner } = gate
  const sheet = openSheet(say('search'), say('close'))
  const input = h('input', {
    type: 'text',
    'aria-label': say('searchHint'),
    placeholder: say('searchHint'),
    autocomplete: 'off',
    spellcheck: 'false',
  })
  const results = h('ul', { class: 'results' })
  const message = h('p', { role: 'status', class: 'quiet' })

  const find = () => {
    const text = input.value.trim()
    const found = text.length < 2 ? [] : scanner.search(text, { limit: LIMIT + 1 })
    results.replaceChildren(...found.slice(0, LIMIT).map(row))
    if (text.length >= 2 && found.length === 0) message.textContent = say('searchNothing')
    else message.textContent = found.length > LIMIT ? say('searchMore') : ''
  }

  const row = (person: FoundPerson) => {
    const { attendee, ticketId, ticketKind, codeLastFour: last, lastAdmission } = person
    const scan = () => {
      sheet.close()
      reader.readTicket(ticketId, ticketKind === 'shared' && !gate.store.settings.asksWho ? [attendee.id] : undefined)
    }
    const about = [
      nameOfType(gate, attendee.attendee_type),
      last && say('codeEnds', { last }),
      lastAdmission && `${formatTime(gate, lastAdmission.at)}, ${nameOfPoint(gate, lastAdmission.check_in_point)}`,
    ]
    return h(
      'li',
      {},
      h('div', {}, h('b', {}, nameOf(attendee)), h('small', {}, about.filter(Boolean).join(' · '))),
      button(say('scanPerson'), 'check', scan, {
        class: 'primary',
        'aria-label': `${say('scanPerson')}: ${nameOf(attendee)}`,
      }),
    )
  }

  input.addEventListener('input', find)
  sheet.body.append(input, message, results)
  input.focus()
}
