import { isDate } from '../../../../spec/runtime/formats/date-time.ts'
import { hasVisibleText } from '../../../../spec/runtime/formats/text.ts'
import { listEnglishChoices } from '../../../../spec/runtime/problems/words-en.ts'
import { listSpanishChoices } from '../../../../spec/runtime/problems/words-es.ts'
import { clipName, type InputProblem, problem, toPointerToken } from '../../../platform/contract/problems.ts'
import { memoizeByKey } from '../../../platform/memoize.ts'
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
    .map((code) => {
      const params = { question: clipName(code), attendee_type: type ?? '' }
      return problem(`${path}/answers/${toPointerToken(code)}`, 'unknown_question', params)
    })
  const checked = [...asked.values()].filter((question) => !before || isTouched(setup, question, before, attendee))
  const wrong = checked.flatMap((question) => problemOf(question, answerOf(attendee, question), path, Boolean(before)))
  return [...unknown, ...wrong]
}

/** Required answers that the attendee had and has no more. */
export function findRemovedAnswers(setup: EventSetup, before: AttendeeRow, attendee: AttendeeRow, path: string) {
  const asked = [...questionsFor(setup, attendee.attendee_type_id).values()]
  return asked
    .filter((question) => question.required && !isMissing(question, answerOf(before, question)))
    .filter((question) => isMissing(question, answerOf(attendee, question)))
    .flatMap((question) => problemOf(question, answerOf(attendee, question), path, true))
}

/** An answer that was missing before may still be: only a question that another attendee type brings is asked anew. */
function isTouched(setup: EventSetup, question: FormQuestion, before: AttendeeRow, after: AttendeeRow): boolean {
  if (!questionsFor(setup, before.attendee_type_id).has(question.code)) return true
  const [was, is] = [answerOf(before, question), answerOf(after, question)]
  if (JSON.stringify(was) === JSON.stringify(is)) return false
  return is === false || !isMissing(question, was) || !isMissing(question, is)
}

const answerOf = ({ answers }: AttendeeRow, { code }: FormQuestion): unknown =>
  Object.hasOwn(answers, code) ? answers[code] : undefined

function problemOf(question: FormQuestion, answer: unknown, path: string, isChange: boolean): InputProblem[] {
  const { code, required } = question
  const at = `${path}/answers/${code}`
  if (isMissing(question, answer)) return required ? [askFor(at, question, answer, isChange)] : []
  if (isFitting(question, answer)) return []
  return [problem(at, 'wrong_answer', { question: code, ...expectedOf(question) })]
}

function isMissing({ type, required }: FormQuestion, answer: unknown): boolean {
  if (answer === undefined || (typeof answer === 'string' && !hasVisibleText(answer))) return true
  if (type === 'consent') return required === true && answer === false
  return type === 'multi_choice' && Array.isArray(answer) && answer.length === 0
}

/** Who says no reads what they can do instead. */
function askFor(at: string, { code, type, label }: FormQuestion, answer: unknown, isChange: boolean): InputProblem {
  if (type !== 'consent') return problem(at, 'answer_required', { question: code })
  const params = { question: code, label: clipName(label) }
  const instead = isChange ? 'leave_out' : 'ask_organizer'
  return problem(at, 'consent_required', answer === false ? { ...params, instead } : params)
}

function isFitting(question: FormQuestion, answer: unknown): boolean {
  const isChoice = (value: unknown) => typeof value === 'string' && choicesOf(question).has(value)
  switch (question.type) {
    case 'text':
      return typeof answer === 'string'
    case 'number':
      return typeof answer === 'number'
    case 'date':
      return typeof answer === 'string' && isDate(answer)
    case 'consent':
      return typeof answer === 'boolean'
    case 'choice':
      return isChoice(answer)
    case 'multi_choice':
      return Array.isArray(answer) && answer.every(isChoice)
  }
}

const EXPECTED = {
  text: 'text',
  number: 'number',
  date: 'date',
  consent: 'boolean',
  choice: 'choice',
  multi_choice: 'choices',
}

function expectedOf(question: FormQuestion) {
  const expected = EXPECTED[question.type]
  return question.choices ? { expected, ...someChoices(question) } : { expected }
}

export type FormQuestion = EventSetup['questions'][number]

type QuestionsByCode = Map<string, FormQuestion>

const mapOfForm = memoizeByKey((_: FormQuestion[]) => new Map<string, QuestionsByCode>())

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

const choicesOf = memoizeByKey((question: FormQuestion) => new Set(question.choices))

/** A form can offer hundreds of choices; a message lists only the first. */
const MAX_CHOICES = 8

const someChoices = memoizeByKey(({ choices = [] }: FormQuestion) => ({
  allowed: choices.slice(0, MAX_CHOICES).map(clipName),
  more: Math.max(0, choices.length - MAX_CHOICES),
}))

export function formatFirstChoices(question: FormQuestion): LocalizedText {
  const { allowed, more } = someChoices(question)
  return { en: listEnglishChoices(allowed, more), es: listSpanishChoices(allowed, more) }
}
