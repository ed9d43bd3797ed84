import type { Stage } from '../world/stage.ts'
import type { Arrangements } from './arrangement.ts'
import { creationRefused, inEvent, inNoEvent, refusalsOf, type Situation, unchangeable } from './event-parts.ts'
import { makeEvent, makeStructuredEvent, NOBODY, someType } from './objects.ts'

type TypeId =
  | 'listAttendeeTypes'
  | 'createAttendeeType'
  | 'getAttendeeType'
  | 'updateAttendeeType'
  | 'deleteAttendeeType'

const onType = async (stage: Stage) => {
  const { event, type } = await makeStructuredEvent(stage)
  return { path: { event: event.id, attendee_type: type.id } }
}

const typeRefused = (situation: Situation) => async (stage: Stage) => {
  const { key, event, type } = await unchangeable[situation](stage)
  return { key, path: { event: event.id, attendee_type: type.id } }
}

const noType = async (stage: Stage) => ({ path: { event: (await makeEvent(stage)).id, attendee_type: NOBODY } })

export const attendeeTypeArrangements: Pick<Arrangements, TypeId> = {
  listAttendeeTypes: {
    success: { 200: async (stage) => ({ ...(await inEvent(stage)), query: { limit: 10 } }) },
    refusals: { not_found: inNoEvent },
  },
  createAttendeeType: {
    success: {
      201: async (stage) => ({
        ...(await inEvent(stage)),
        body: { ...someType, price: { amount: 100, currency: 'EUR' } },
      }),
    },
    refusals: {
      not_found: async () => ({ ...(await inNoEvent()), body: someType }),
      conflict: async (stage) => {
        const { event } = await makeStructuredEvent(stage)
        return { path: { event: event.id }, body: someType }
      },
      ...refusalsOf(creationRefused, { body: { code: 'speaker', name: 'Speaker' } }),
    },
  },
  getAttendeeType: { success: { 200: onType }, refusals: { not_found: noType } },
  updateAttendeeType: {
    success: {
      200: async (stage) => ({ ...(await onType(stage)), body: { price: { amount: 100, currency: 'EUR' } } }),
    },
    refusals: {
      not_found: async (stage) => ({ ...(await noType(stage)), body: { name: 'Guest' } }),
      conflict: async (stage) => ({ ...(await onType(stage)), body: { price: { amount: 1, currency: 'USD' } } }),
      ...refusalsOf(typeRefused, { body: { name: 'Guest' } }),
    },
  },
  deleteAttendeeType: { success: { 204: onType }, refusals: { not_found: noType, ...refusalsOf(typeRefused, {}) } },
}
