import { shortened } from '../../../platform/contract/problems.ts'
import type { EventSetup } from '../setup/event-setup.ts'

export type Question = EventSetup['questions'][number]

/** The questions that one attendee type is asked, by their codes. */
export type Asked = Map<string, Question>

const askedByForm = new WeakMap<Question[], Map<string, Asked>>()
const choicesByQuestion = new WeakMap<Question, Set<string>>()
const someChoicesByQuestion = new WeakMap<Question, string>()

/** Worked out once for each form and type, since two hundred people may register at once. */
export function askedOf({ questions }: EventSetup, type: string): Asked {
  const byType = kept(askedByForm, questions, () => new Map<string, Asked>())
  return kept(byType, type, () => {
    const asked = questions.filter(({ attendee_types }) => attendee_types?.includes(type) ?? true)
    return new Map(asked.map((question) => [question.code, question]))
  })
}

export function choicesOf(question: Question): Set<string> {
  return kept(choicesByQuestion, question, () => new Set(question.choices))
}

/** A form can offer hundreds; who needs them all reads the form. */
const MOST_CHOICES = 8

export function someChoicesOf(question: Question): string {
  return kept(someChoicesByQuestion, question, () => {
    const { choices = [] } = question
    const list = choices
      .slice(0, MOST_CHOICES)
      .map((choice) => JSON.stringify(shortened(choice)))
      .join(', ')
    const more = choices.length - MOST_CHOICES
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
