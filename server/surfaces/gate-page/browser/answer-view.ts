import { displayAsk, displayOf } from '#sdk/checkin'
import type { GateAnswer } from '#sdk/scanner'
import { button, h } from './dom.ts'
import { formatPersonName, formatTime, type GateApp, getAttendeeTypeName, getDayName, getPointName } from './gate.ts'
import { type AnswerSign, icon, sign } from './icons.ts'
import { toPageLanguage } from './words.ts'

export type AnsweredPerson = GateAnswer['people'][number]

export type AnswerActions = { next: () => void; override: (person: AnsweredPerson) => void }

/** Longer names are written smaller, so that nothing has to be scrolled. */
const LONG_NAME = 22

const SIGN_WORDS = { go: 'signGo', caution: 'signCaution', stop: 'signStop', ask: 'signAsk' } as const

export function getAnswerSign({ askOnline, display }: Pick<GateAnswer, 'askOnline' | 'display'>): AnswerSign {
  if (askOnline) return 'ask'
  return display.tone === 'go' || display.tone === 'caution' ? display.tone : 'stop'
}

/** The words of the answer, which are in the event's language, or those of the language that was chosen here. */
export function getAnswerWords(
  { scanner, language }: GateApp,
  answer: Pick<GateAnswer, 'display' | 'result' | 'reason' | 'people'>,
): { title: string; message: string } {
  const manifest = scanner.manifest
  if (!manifest || toPageLanguage(manifest.event.language) === language) return answer.display
  const { terminology } = manifest
  if (answer.result === null) return displayAsk({ language, terminology })
  return displayOf(answer.result, answer.reason, { language, terminology, people: answer.people })
}

export function buildSpokenAnswer(gate: GateApp, answer: GateAnswer): string {
  const { title, message } = getAnswerWords(gate, answer)
  const names = answer.people.map(({ attendee }) => formatPersonName(attendee))
  return [gate.say(SIGN_WORDS[getAnswerSign(answer)]), title, ...names, message].join('. ')
}

/** The whole screen in the tone of the answer. */
export function renderAnswer(gate: GateApp, answer: GateAnswer, actions: AnswerActions): HTMLElement {
  const { say } = gate
  const name = getAnswerSign(answer)
  const { title, message } = getAnswerWords(gate, answer)
  const isShared = answer.people.length > 1
  const next = button(say('next'), 'next', actions.next, { class: 'next' })
  // Those who may pass come first.
  const sorted = [...answer.people].sort((one, other) => Number(other.admitted) - Number(one.admitted))
  const people = isShared
    ? h('ul.people', ...sorted.map((person) => renderRow(gate, person, actions)))
    : answer.people[0] && renderPerson(gate, answer.people[0], actions)
  const element = h(
    'section',
    {
      class: 'answer',
      'data-sign': name,
      'data-scan': answer.clientUuid,
      'data-decided-by': answer.decidedBy,
      ...resultAttributes(answer),
      'aria-label': title,
    },
    answer.livemode ? null : h('p.band', say('testMode')),
    h('div.verdict', sign(name), h('div', h('p.sign-word', say(SIGN_WORDS[name])), h('h1', title), h('p', message))),
    h('div.who', people),
    h('footer', answer.decidedBy === 'device' && h('p.offline-note', icon('offline'), say('offlineAnswer')), next),
  )
  element.addEventListener('click', (event) => {
    if (!(event.target as Element).closest('button')) actions.next()
  })
  return element
}

const resultAttributes = ({ result, admitted, reason }: Pick<GateAnswer, 'result' | 'admitted' | 'reason'>) => ({
  'data-result': result,
  'data-admitted': String(admitted),
  'data-reason': reason,
})

function renderPerson(gate: GateApp, person: AnsweredPerson, actions: AnswerActions): HTMLElement {
  const { attendee } = person
  const name = formatPersonName(attendee)
  const days = (attendee.days ?? []).map((day) => getDayName(gate, day)).join(', ')
  return h(
    'div.person',
    { 'data-person': attendee.id, ...resultAttributes(person) },
    h('p', { class: name.length > LONG_NAME ? 'name long' : 'name' }, name),
    h('p.about', h('b', getAttendeeTypeName(gate, attendee.attendee_type)), days && h('span', days)),
    renderFirst(gate, person),
    renderOverride(gate, person, actions),
  )
}

function renderRow(gate: GateApp, person: AnsweredPerson, actions: AnswerActions): HTMLElement {
  const { attendee, admitted, result, reason } = person
  const { title } = getAnswerWords(gate, {
    result,
    reason,
    people: [],
    display: displayOf(result, reason, { language: gate.language }),
  })
  return h(
    'li',
    { 'data-person': attendee.id, ...resultAttributes(person) },
    icon(admitted ? 'check' : 'cross'),
    h(
      'div',
      h('p.name', formatPersonName(attendee)),
      h('p.about', h('b', title), h('span', getAttendeeTypeName(gate, attendee.attendee_type))),
      renderFirst(gate, person),
      renderOverride(gate, person, actions),
    ),
  )
}

function renderFirst(gate: GateApp, { first_admission: first }: AnsweredPerson): HTMLElement | null {
  if (!first) return null
  const place = getPointName(gate, first.check_in_point)
  return h('p.first', gate.say('firstAdmission', { time: formatTime(gate, first.at), place }))
}

/** Only what the service refused can be overridden, because it needs the row that the refusal wrote. */
function renderOverride({ say }: GateApp, person: AnsweredPerson, { override }: AnswerActions): HTMLElement | null {
  if (person.admitted || person.checkinId === null) return null
  return button(say('override'), 'key', () => override(person), { class: 'override' })
}
