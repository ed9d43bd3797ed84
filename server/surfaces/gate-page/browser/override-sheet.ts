import { displayOf } from '#sdk/checkin'
import type { GateAnswer } from '#sdk/scanner'
import type { AnsweredPerson } from './answer-view.ts'
import { button, field, h, openSheet } from './dom.ts'
import { formatPersonName, type GateApp } from './gate.ts'

/** A member lets somebody in whom the service refused. The PIN stays in the form and is stored nowhere. */
export function openOverrideSheet(
  gate: GateApp,
  person: AnsweredPerson,
  onAdmitted: (answer: GateAnswer) => void,
  refused: GateAnswer,
): void {
  const { say, scanner } = gate
  const sheet = openSheet(say('overrideTitle', { name: formatPersonName(person.attendee) }), say('cancel'))
  const member = h('input', { type: 'email', required: true, autocomplete: 'off', maxlength: 320 })
  const pin = h('input', {
    type: 'password',
    required: true,
    inputmode: 'numeric',
    pattern: '[0-9]{6,32}',
    autocomplete: 'off',
  })
  const reason = h('input', { required: true, maxlength: 500, autocomplete: 'off' })
  const message = h('p.problem', { role: 'alert' }, scanner.connected === false && say('needsNetwork'))
  const send = h('button.primary.wide', say('override'))

  const submit = async (event: Event) => {
    event.preventDefault()
    send.disabled = true
    try {
      const by = { member: member.value.trim(), pin: pin.value, reason: reason.value.trim() }
      const { result } = await scanner.override(person.checkinId ?? '', by)
      sheet.close()
      onAdmitted(withAdmitted(gate, refused, person, result as AnsweredPerson['result']))
    } catch (error) {
      send.disabled = false
      message.textContent = error instanceof Error ? error.message : String(error)
    }
    pin.value = ''
  }

  const fields = [
    field(say('overrideMember'), member),
    field(say('overridePin'), pin),
    field(say('overrideReason'), reason),
  ]
  sheet.body.append(
    h(
      'form',
      { submit: (event) => void submit(event) },
      ...fields,
      message,
      send,
      button(say('cancel'), null, sheet.close),
    ),
  )
}

/** The answer with this person let in, in the words of the override. */
function withAdmitted(
  gate: GateApp,
  answer: GateAnswer,
  person: AnsweredPerson,
  result: AnsweredPerson['result'],
): GateAnswer {
  const one = { ...person, result, admitted: true, reason: null, first_admission: null, checkinId: null }
  const people = [one]
  const { title } = displayOf(result, null, { language: gate.language })
  const display = { title, message: gate.say('overrideDone'), tone: 'go' as const }
  return { ...answer, result, admitted: true, reason: null, display, people }
}
