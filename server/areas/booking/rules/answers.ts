import { isDate } from '../../../../spec/shared/formats/date-time.ts'
import { isReadable } from '../../../../spec/shared/formats/text.ts'
import { type InputProblem, toPointerToken, truncateName } from '../../../platform/contract/problems.ts'
import { memoizeEach } from '../../../platform/memoize.ts'
import type { AttendeeRow } from '../rows.ts'
import type { EventSetup } from '../setup/event-setup.ts'
import type { LocalizedText } from '../setup/file-headings.ts'

type AnswerChecking = {
  /** Answers that are accepted without a question: imports store such columns. */
  known?: object
  /** The attendee before a change, which is judged by what it touches. */
  before?: AttendeeRow | undefined
}

/** `path` leads to the attendee. */
export function findAnswerProblems(
  setup: EventSetup,
  attendee: AttendeeRow,
  path: string,
  { known = {}, before }: AnswerChecking = {},
): InputProblem[] {
  const asked = questionsFor(setup, attendee.attendee_type_id)
  const type = setup.types.find(({ id }) => id === attendee.attendee_type_id)?.code
  const unknown = Object.keys(attendee.answers)
    .filter((code) => !asked.has(code) && !Object.hasOwn(known, code))
    .map((code) => ({
      path: `${path}/answers/${toPointerToken(code)}`,
      message: `The form asks no question ${truncateName(code)} of the attendee type ${type}.`,
    }))
  const checked = [...asked.values()].filter((question) => !before || isTouched(setup, question, before, attendee))
  const wrong = checked.flatMap((question) => problemOf(question, answerOf(attendee, question), path, Boolean(before)))
  return [...unknown, ...wrong]
}

/** Required answers that the attendee had and has no more. */
export function findLostAnswers(setup: EventSetup, before: AttendeeRow, attendee: AttendeeRow, path: string) {
  const asked = [...questionsFor(setup, attendee.attendee_type_id).values()]
  return asked
    .filter((question) => question.required && !isMissing(question, answerOf(before, question)))
    .filter((question) => isMissing(question, answerOf(attendee, question)))
    .flatMap((question) => problemOf(question, answerOf(attendee, question), path, true))
}

/** An answer that was missing before may still be: only a question that another attendee type brings is asked anew. */
function isTouched(setup: EventSetup, question: Question, before: AttendeeRow, after: AttendeeRow): boolean {
  if (!questionsFor(setup, before.attendee_type_id).has(question.code)) return true
  const [was, is] = [answerOf(before, question), answerOf(after, question)]
  if (JSON.stringify(was) === JSON.stringify(is)) return false
  return is === false || !isMissing(question, was) || !isMissing(question, is)
}

function answerOf({ answers }: AttendeeRow, { code }: Question): unknown {
  return Object.hasOwn(answers, code) ? answers[code] : undefined
}

function problemOf(question: Question, answer: unknown, path: string, isChange: boolean): InputProblem[] {
  const { code, required } = question
  const at = `${path}/answers/${code}`
  if (isMissing(question, answer)) return required ? [{ path: at, message: askFor(question, answer, isChange) }] : []
  const wrong = wrongAnswer(question, answer)
  return wrong ? [{ path: at, message: `The answer to ${code} must be ${wrong}.` }] : []
}

function isMissing({ type, required }: Question, answer: unknown): boolean {
  if (answer === undefined || (typeof answer === 'string' && !isReadable(answer))) return true
  if (type === 'consent') return required === true && answer === false
  return type === 'multi_choice' && Array.isArray(answer) && answer.length === 0
}

/** Who says no reads what they can do instead. */
function askFor({ code, type, label }: Question, answer: unknown, isChange: boolean): string {
  if (type !== 'consent') return `The question ${code} has to be answered.`
  const agree = `The question ${code}, ${JSON.stringify(truncateName(label))}, must be agreed to: answer it with true`
  if (answer !== false) return `${agree}.`
  return `${agree}, ${isChange ? 'or leave it out of the change' : 'or ask the organizer to make it optional'}.`
}

/** What the answer should be; undefined if it is valid. */
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
      return isChoice(answer) ? undefined : `one of ${formatSomeChoices(question).en}`
    case 'multi_choice':
      return Array.isArray(answer) && answer.every(isChoice)
        ? undefined
        : `a list of some of ${formatSomeChoices(question).en}`
  }
}

export type Question = EventSetup['questions'][number]

type QuestionsByCode = Map<string, Question>

const mapOfForm = memoizeEach((_: Question[]) => new Map<string, QuestionsByCode>())

/** Computed once per form and type, since 200 attendees may register at once. */
function questionsFor({ questions }: EventSetup, type: string): QuestionsByCode {
  const byType = mapOfForm(questions)
  const known = byType.get(type)
  if (known) return known
  const asked = questions.filter(({ attendee_types }) => attendee_types?.includes(type) ?? true)
  const byCode = new Map(asked.map((question) => [question.code, question]))
  byType.set(type, byCode)
  return byCode
}

const choicesOf = memoizeEach((question: Question) => new Set(question.choices))

/** A form can offer hundreds of choices; a message lists only the first. */
const MAX_CHOICES = 8

export const formatSomeChoices = memoizeEach(({ choices = [] }: Question): LocalizedText => {
  const list = choices
    .slice(0, MAX_CHOICES)
    .map((choice) => JSON.stringify(truncateName(choice)))
    .join(', ')
  const more = choices.length - MAX_CHOICES
  return more > 0 ? { en: `${list} and ${more} more`, es: `${list} y ${more} más` } : { en: list, es: list }
})
