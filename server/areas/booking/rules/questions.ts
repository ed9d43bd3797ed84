import { shortened } from '../../../platform/contract/problems.ts'
import type { EventSetup } from '../setup/event-setup.ts'

export type Question = EventSetup['questions'][number]

/** The questions that one attendee type is asked, by their codes. */
export type QuestionsByCode = Map<string, Question>

const questionsByForm = new WeakMap<Question[], Map<string, QuestionsByCode>>()
const choicesByQuestion = new WeakMap<Question, Set<string>>()
const someChoicesByQuestion = new WeakMap<Question, string>()

/** Worked out once for each form and type, since two hundred people may register at once. */
export function questionsFor({ questions }: EventSetup, type: string): QuestionsByCode {
  const byType = kept(questionsByForm, questions, () => new Map<string, QuestionsByCode>())
  return kept(byType, type, () => {
    const asked = questions.filter(({ attendee_types }) => attendee_types?.includes(type) ?? true)
    return new Map(asked.map((question) => [question.code, question]))
  })
}

export function choicesOf(question: Question): Set<string> {
  return kept(choicesByQuestion, question, () => new Set(question.choices))
}

/** A form can offer hundreds; who needs them all reads the form. */
const MAX_CHOICES = 8

export function someChoicesOf(question: Question): string {
  return kept(someChoicesByQuestion, question, () => {
    const { choices = [] } = question
    const list = choices
      .slice(0, MAX_CHOICES)
      .map((choice) => JSON.stringify(shortened(choice)))
      .join(', ')
    const more = choices.length - MAX_CHOICES
    return more > 0 ? `${list} and ${more} more` : list
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
