import { type Problem, shortened, tokenOf } from '../../../platform/contract/problems.ts'
import { isDate } from '../../../platform/formats/date-time.ts'
import type { AttendeeRow } from '../rows.ts'
import type { EventSetup } from '../setup/event-setup.ts'
import { choicesOf, type Question, questionsFor, someChoicesOf } from './questions.ts'

/**
 * What is wrong with a person's answers to the questions of the form. `path` leads to the person. What was answered before, and is
 * `known`, may stand although nobody asks it: imports keep columns that no question belongs to.
 */
export function answerProblems(setup: EventSetup, attendee: AttendeeRow, path: string, known: object = {}): Problem[] {
  const asked = questionsFor(setup, attendee.attendee_type_id)
  const type = setup.types.find(({ id }) => id === attendee.attendee_type_id)?.code
  const unknown = Object.keys(attendee.answers)
    .filter((code) => !asked.has(code) && !Object.hasOwn(known, code))
    .map((code) => ({
      path: `${path}/answers/${tokenOf(code)}`,
      message: `The form asks no question ${shortened(code)} of the attendee type ${type}.`,
    }))
  const wrong = [...asked.values()].flatMap((question) => problemOf(question, answerOf(attendee, question), path))
  return [...unknown, ...wrong]
}

function answerOf({ answers }: AttendeeRow, { code }: Question): unknown {
  return Object.hasOwn(answers, code) ? answers[code] : undefined
}

function problemOf(question: Question, answer: unknown, path: string): Problem[] {
  const { code, required } = question
  const at = `${path}/answers/${code}`
  if (isMissing(question, answer)) {
    return required ? [{ path: at, message: `The question ${code} has to be answered${howToAnswer(question)}.` }] : []
  }
  const wrong = wrongAnswer(question, answer)
  return wrong ? [{ path: at, message: `The answer to ${code} must be ${wrong}.` }] : []
}

function isMissing({ type, required }: Question, answer: unknown): boolean {
  if (answer === undefined || answer === '') return true
  if (type === 'consent') return required === true && answer === false
  return type === 'multi_choice' && Array.isArray(answer) && answer.length === 0
}

const howToAnswer = ({ type }: Question) => (type === 'consent' ? ' with true' : '')

/** What the answer should be, where it is something else. */
function wrongAnswer(question: Question, answer: unknown): string | undefined {
  const isChoice = (value: unknown) => typeof value === 'string' && choicesOf(question).has(value)
  switch (question.type) {
    case 'text':
      return typeof answer === 'string' ? undefined : 'text'
    case 'number':
      return typeof answer === 'number' ? undefined : 'a number'
    case 'date':
      return typeof answer === 'string' && isDate(answer) ? undefined : 'a date such as 2026-06-05'
    case 'consent':
      return typeof answer === 'boolean' ? undefined : 'true or false'
    case 'choice':
      return isChoice(answer) ? undefined : `one of ${someChoicesOf(question)}`
    case 'multi_choice':
      return Array.isArray(answer) && answer.every(isChoice)
        ? undefined
        : `a list of some of ${someChoicesOf(question)}`
  }
}
