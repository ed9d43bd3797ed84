import { parseCellList } from '../../../platform/formats/cell-list.ts'
import { normalizeText } from '../../../platform/lists/search-text.ts'
import { type EventSetup, formatFirstChoices, type LocalizedText } from '../../booking/index.ts'
import { parseDate } from './dates.ts'

type Question = EventSetup['questions'][number]

type ReadAnswer = { answer: unknown } | { problem: LocalizedText }

const YES = new Set(['true', 'yes', 'y', 'x', '1', 'si', 's', 'verdadero'])
const NO = new Set(['false', 'no', 'n', '0', 'falso'])

/** The text of a cell as an answer. Without a question, the text is stored as it is. */
export const parseAnswerCell = (question: Question | undefined, text: string): ReadAnswer =>
  question === undefined ? { answer: text } : readers[question.type](text, question)

const readers: Record<Question['type'], (text: string, question: Question) => ReadAnswer> = {
  text: (text) => ({ answer: text }),
  number: readNumber,
  date: readDay,
  consent: readConsent,
  choice: readChoice,
  multi_choice: readChoices,
}

function readNumber(text: string): ReadAnswer {
  const plain = text.trim()
  return /^[-+]?\d{1,15}(?:\.\d{1,15})?$/.test(plain)
    ? { answer: Number(plain) }
    : { problem: { en: 'a number', es: 'un número' } }
}

function readDay(text: string): ReadAnswer {
  const read = parseDate(text)
  return 'date' in read
    ? { answer: read.date }
    : { problem: { en: 'a date such as 2026-06-05', es: 'una fecha como 2026-06-05' } }
}

function readConsent(text: string): ReadAnswer {
  const word = normalizeText(text)
  if (YES.has(word)) return { answer: true }
  return NO.has(word) ? { answer: false } : { problem: { en: 'yes or no', es: 'sí o no' } }
}

function readChoice(text: string, question: Question): ReadAnswer {
  const choice = choiceOf(question, text)
  if (choice !== undefined) return { answer: choice }
  const { en, es } = formatFirstChoices(question)
  return { problem: { en: `one of ${en}`, es: `una de ${es}` } }
}

/** A choice may contain the separator, so the whole text is tried first. */
function readChoices(text: string, question: Question): ReadAnswer {
  const whole = choiceOf(question, text)
  if (whole !== undefined) return { answer: [whole] }
  for (const parts of [parseCellList(text), text.split(/[;,|\n]/).filter((part) => part.trim() !== '')]) {
    const choices = findChoices(question, new Set(parts))
    if (choices) return { answer: choices }
  }
  const { en, es } = formatFirstChoices(question)
  return { problem: { en: `some of ${en}, with ; between them`, es: `algunas de ${es}, separadas por ;` } }
}

/** As many as a question may offer. */
const MAX_CHOICES = 200

function findChoices(question: Question, parts: ReadonlySet<string>): string[] | undefined {
  if (parts.size > MAX_CHOICES) return undefined
  const chosen = [...parts].map((part) => choiceOf(question, part))
  return chosen.every((choice) => choice !== undefined) ? [...new Set(chosen)] : undefined
}

type Choices = { exact: Set<string>; alike: Map<string, string> }

const choicesByQuestion = new WeakMap<Question, Choices>()

/** Computed once: a cell may list a thousand, and each is looked for among two hundred. */
function choicesOf(question: Question): Choices {
  const known = choicesByQuestion.get(question)
  if (known) return known
  const { choices = [] } = question
  const alike = new Map(choices.toReversed().map((choice) => [normalizeText(choice), choice]))
  const made = { exact: new Set(choices), alike }
  choicesByQuestion.set(question, made)
  return made
}

function choiceOf(question: Question, text: string): string | undefined {
  const { exact, alike } = choicesOf(question)
  const wanted = text.trim()
  return exact.has(wanted) ? wanted : alike.get(normalizeText(wanted))
}
