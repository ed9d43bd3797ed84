import type { EventSetup } from '../../booking/index.ts'
import { deriveInteger } from '../derive-ids.ts'

type Question = EventSetup['questions'][number]
type Answer = string | number | boolean | string[]

const TEXTS: Record<string, string[]> = {
  talk: [
    'Where the tide turns',
    'A harbour is a promise',
    'Reading water',
    'ما وراء الميناء',
    '潮の満ち引き',
    'Пристань',
  ],
  allergies: ['Nuts', 'Gluten', 'Kiwi and “anything with seeds”'],
}

export function makeUpFormAnswers({ questions, types, days }: EventSetup, type: string, person: number) {
  const typeId = types.find(({ code }) => code === type)?.id ?? ''
  const asked = questions.filter(({ attendee_types }) => attendee_types?.includes(typeId) ?? true)
  const answered = asked.filter(({ code, required }) => required || deriveInteger(`answers ${code} ${person}`, 3) > 0)
  const firstDate = days[0]?.date ?? ''
  return Object.fromEntries(answered.map((question) => [question.code, answer(question, person, firstDate)]))
}

function answer({ code, type, required, choices = [] }: Question, person: number, firstDate: string): Answer {
  const roll = (sides: number, of = '') => deriveInteger(`answer ${code} ${of} ${person}`, sides)
  switch (type) {
    case 'text':
      return TEXTS[code]?.[roll(TEXTS[code].length)] ?? 'Nothing in particular'
    case 'number':
      return roll(6)
    case 'date':
      return firstDate
    case 'consent':
      return required || roll(4) > 0
    case 'choice':
      return choices[roll(choices.length)] ?? ''
    case 'multi_choice': {
      const some = choices.filter((choice) => roll(2, choice) === 0)
      return some.length > 0 ? some : choices.slice(0, 1)
    }
  }
}
