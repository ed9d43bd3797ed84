import type { Arrangements } from './arrangement.ts'
import { creationRefused, inEvent, inNoEvent, refusalsOf } from './event-parts.ts'
import { makeStructuredEvent } from './objects.ts'

const someForm = { questions: [{ code: 'diet', label: 'Diet?', type: 'text' as const }], rules: {} }

export const formArrangements: Pick<Arrangements, 'getForm' | 'putForm'> = {
  getForm: { success: { 200: inEvent }, refusals: { not_found: inNoEvent } },
  putForm: {
    success: {
      200: async (stage) => {
        const { event, type } = await makeStructuredEvent(stage)
        const questions = someForm.questions.map((question) => ({ ...question, attendee_types: [type.id] }))
        return { path: { event: event.id }, body: { ...someForm, questions } }
      },
    },
    refusals: {
      not_found: async () => ({ ...(await inNoEvent()), body: someForm }),
      ...refusalsOf(creationRefused, { body: someForm }),
    },
  },
}
