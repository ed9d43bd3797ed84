import { type InputProblem, toPointerToken, truncateName } from '../../../platform/contract/problems.ts'
import { isDate } from '../../../platform/formats/date-time.ts'
import type { AttendeeRow } from '../rows.ts'
import type { EventSetup } from '../setup/event-setup.ts'
import type { LocalizedText } from '../setup/file-headings.ts'

/** `path` leads to the attendee. `known` answers are accepted without a question: imports store such columns. */
export function findAnswerProblems(
  setup: EventSetup,
  attendee: AttendeeRow,
  path: string,
  known: object = {},
): InputProblem[] {
  const asked = questionsFor(setup, attendee.attendee_type_id)
  const type = setup.types.find(({ id }) => id === attendee.attendee_type_id)?.code
  const unknown = Object.keys(attendee.answers)
    .filter((code) => !asked.has(code) && !Object.hasOwn(known, code))
    .map((code) => ({
      path: `${path}/answers/${toPointerToken(code)}`,
      message: `The form asks no question ${truncateName(code)} of the attendee type ${type}.`,
    }))
  const wrong = [...asked.values()].flatMap((question) => problemOf(question, answerOf(attendee, question), path))
  return [...unknown, ...wrong]
}

function answerOf({ answers }: AttendeeRow, { code }: Question): unknown {
  return Object.hasOwn(answers, code) ? answers[code] : undefined
}

function problemOf(question: Question, answer: unknown, path: string): InputProblem[] {
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

const questionsByForm = new WeakMap<Question[], Map<string, QuestionsByCode>>()
const choicesByQuestion = new WeakMap<Question, Set<string>>()
const someChoicesByQuestion = new WeakMap<Question, LocalizedText>()

/** Computed once per form and type, since 200 attendees may register at once. */
function questionsFor({ questions }: EventSetup, type: string): QuestionsByCode {
  const byType = kept(questionsByForm, questions, () => new Map<string, QuestionsByCode>())
  return kept(byType, type, () => {
    const asked = questions.filter(({ attendee_types }) => attendee_types?.includes(type) ?? true)
    return new Map(asked.map((question) => [question.code, question]))
  })
}

function choicesOf(question: Question): Set<string> {
  return kept(choicesByQuestion, question, () => new Set(question.choices))
}

/** A form can offer hundreds of choices; a message lists only the first. */
const MAX_CHOICES = 8

export function formatSomeChoices(question: Question): LocalizedText {
  return kept(someChoicesByQuestion, question, () => {
    const { choices = [] } = question
    const list = choices
      .slice(0, MAX_CHOICES)
      .map((choice) => JSON.stringify(truncateName(choice)))
      .join(', ')
    const more = choices.length - MAX_CHOICES
    return more > 0 ? { en: `${list} and ${more} more`, es: `${list} y ${more} más` } : { en: list, es: list }
  })
}

type Store<Key, Value> = { get(key: Key): Value | undefined; set(key: Key, value: Value): unknown }

function kept<Key, Value>(store: Store<Key, Value>, key: Key, make: () => Value): Value {
  const known = store.get(key)
  if (known !== undefined) return known
  const value = make()
  store.set(key, value)
  return value
}
