import type { FoundPerson } from '#sdk/scanner'
import { button, h, openSheet } from './dom.ts'
import { formatPersonName, formatTime, type GateApp, getAttendeeTypeName, getPointName } from './gate.ts'
import type { CodeReader } from './reader.ts'

const LIMIT = 20
const WHOLE_ADDRESS = /.@.+\../

/** Finds people in the roster, also offline, or by their address with a network, and scans their ticket. */
export function openSearchSheet(gate: GateApp, reader: CodeReader): void {
  const { say, scanner } = gate
  const sheet = openSheet(say('search'), say('close'))
  const input = h('input', {
    type: 'text',
    'aria-label': say('searchHint'),
    placeholder: say('searchHint'),
    autocomplete: 'off',
    spellcheck: 'false',
  })
  const results = h('ul.results')
  const message = h('p', { role: 'status', class: 'quiet' })
  const ask = h('button.primary.wide', { hidden: true }, say('searchEmail'))

  const show = (people: FoundPerson[], words: string) => {
    results.replaceChildren(...people.map(row))
    message.textContent = words
  }

  const read = () => input.value.trim()

  const find = () => {
    const text = read()
    ask.hidden = !WHOLE_ADDRESS.test(text)
    if (text.includes('@')) return show([], scanner.connected ? '' : say('needsNetwork'))
    const found = text.length < 2 ? [] : scanner.search(text, { limit: LIMIT + 1 })
    const nothing = text.length < 2 || found.length > 0 ? '' : say('searchNothing')
    show(found.slice(0, LIMIT), found.length > LIMIT ? say('searchMore') : nothing)
  }

  /** Not while somebody types, because the service answers for few addresses that nobody has. */
  const findByEmail = async (event: Event) => {
    event.preventDefault()
    const email = read()
    if (ask.hidden) return
    show([], say('checking'))
    try {
      const { people, hasMore } = await scanner.searchByEmail(email)
      const nothing = people.length > 0 ? '' : say('searchEmailNothing')
      if (read() === email) show(people, hasMore ? say('searchMore') : nothing)
    } catch (error) {
      show([], scanner.connected ? (error as Error).message : say('needsNetwork'))
    }
  }

  const row = (person: FoundPerson) => {
    const { attendee, ticketId, ticketKind, codeLastFour: last, lastAdmission } = person
    const scan = () => {
      sheet.close()
      reader.readTicket(ticketId, ticketKind === 'shared' && !gate.store.settings.asksWho ? [attendee.id] : undefined)
    }
    const about = [
      getAttendeeTypeName(gate, attendee.attendee_type),
      last && say('codeEnds', { last }),
      lastAdmission && `${formatTime(gate, lastAdmission.at)}, ${getPointName(gate, lastAdmission.check_in_point)}`,
    ]
    return h(
      'li',
      h('div', h('b', formatPersonName(attendee)), h('small', about.filter(Boolean).join(' · '))),
      button(say('scanPerson'), 'check', scan, {
        class: 'primary',
        'aria-label': `${say('scanPerson')}: ${formatPersonName(attendee)}`,
      }),
    )
  }

  input.addEventListener('input', find)
  sheet.body.append(h('form', { submit: findByEmail }, input, ask), message, results)
  input.focus()
}
