import type { Stage } from '../world/stage.ts'
import type { Arrangements } from './arrangement.ts'
import { makeArchivedEvent, makeEvent, makeStructuredEvent, NOBODY, someDay, someType } from './objects.ts'

type DayId = 'listDays' | 'createDay' | 'getDay' | 'updateDay' | 'deleteDay' | 'lockDay' | 'unlockDay'
type TypeId =
  | 'listAttendeeTypes'
  | 'createAttendeeType'
  | 'getAttendeeType'
  | 'updateAttendeeType'
  | 'deleteAttendeeType'

const limitedKey = async (stage: Stage) => (await stage.limited()).key

/** The keys and events with which no change of an event's structure goes through. */
const unchangeable = {
  api_key_group: async (stage: Stage) => ({ key: await limitedKey(stage), ...(await makeStructuredEvent(stage)) }),
  api_key_test_mode: async (stage: Stage) => ({ key: await stage.hold('test'), ...(await makeStructuredEvent(stage)) }),
  invalid_state: async (stage: Stage) => {
    const { event, day, type } = await makeStructuredEvent(stage)
    await stage.perform('archiveEvent', { path: { event: event.id } })
    return { key: undefined, event, day, type }
  },
}

type Situation = keyof typeof unchangeable

const onDay = async (stage: Stage) => {
  const { event, day } = await makeStructuredEvent(stage)
  return { path: { event: event.id, day: day.id } }
}

const dayRefused = (situation: Situation) => async (stage: Stage) => {
  const { key, event, day } = await unchangeable[situation](stage)
  return { ...(key ? { key } : {}), path: { event: event.id, day: day.id } }
}

const onType = async (stage: Stage) => {
  const { event, type } = await makeStructuredEvent(stage)
  return { path: { event: event.id, attendee_type: type.id } }
}

const typeRefused = (situation: Situation) => async (stage: Stage) => {
  const { key, event, type } = await unchangeable[situation](stage)
  return { ...(key ? { key } : {}), path: { event: event.id, attendee_type: type.id } }
}

/** Refusals of a request about one object, with what its body holds. */
const refusalsOf = <Refused, Body extends object>(
  refused: (situation: Situation) => (stage: Stage) => Promise<Refused>,
  body: Body,
) => {
  const withBody = (situation: Situation) => async (stage: Stage) => ({ ...(await refused(situation)(stage)), ...body })
  return {
    api_key_group: withBody('api_key_group'),
    api_key_test_mode: withBody('api_key_test_mode'),
    invalid_state: withBody('invalid_state'),
  }
}

const inEvent = async (stage: Stage) => ({ path: { event: (await makeEvent(stage)).id } })

const creationRefused = (situation: Situation) => async (stage: Stage) => {
  if (situation === 'invalid_state') return { path: { event: (await makeArchivedEvent(stage)).id } }
  const { key, event } = await unchangeable[situation](stage)
  return { ...(key ? { key } : {}), path: { event: event.id } }
}

const inNoEvent = async () => ({ path: { event: NOBODY } })
const noDay = async (stage: Stage) => ({ path: { event: (await makeEvent(stage)).id, day: NOBODY } })
const noType = async (stage: Stage) => ({ path: { event: (await makeEvent(stage)).id, attendee_type: NOBODY } })

export const dayArrangements: Pick<Arrangements, DayId> = {
  listDays: {
    success: { 200: async (stage) => ({ ...(await inEvent(stage)), query: { limit: 10 } }) },
    refusals: { not_found: inNoEvent },
    openToLimitedKeys: true,
  },
  createDay: {
    success: { 201: async (stage) => ({ ...(await inEvent(stage)), body: someDay }) },
    refusals: {
      not_found: async () => ({ ...(await inNoEvent()), body: someDay }),
      conflict: async (stage) => {
        const { event } = await makeStructuredEvent(stage)
        return { path: { event: event.id }, body: { ...someDay, code: 'again' } }
      },
      ...refusalsOf(creationRefused, { body: { code: 'sat', date: '2026-06-06' } }),
    },
  },
  getDay: { success: { 200: onDay }, refusals: { not_found: noDay }, openToLimitedKeys: true },
  updateDay: {
    success: { 200: async (stage) => ({ ...(await onDay(stage)), body: { name: 'Friday' } }) },
    refusals: {
      not_found: async (stage) => ({ ...(await noDay(stage)), body: { name: 'Friday' } }),
      conflict: async (stage) => {
        const { path } = await onDay(stage)
        await stage.perform('createDay', { path: { event: path.event }, body: { code: 'sat', date: '2026-06-06' } })
        return { path, body: { date: '2026-06-06' } }
      },
      ...refusalsOf(dayRefused, { body: { name: 'Friday' } }),
    },
  },
  deleteDay: { success: { 204: onDay }, refusals: { not_found: noDay, ...refusalsOf(dayRefused, {}) } },
  lockDay: {
    success: { 200: async (stage) => ({ ...(await onDay(stage)), body: { effective_at: '2026-06-05T18:00:00Z' } }) },
    refusals: {
      not_found: async (stage) => ({ ...(await noDay(stage)), body: {} }),
      ...refusalsOf(dayRefused, { body: {} }),
    },
  },
  unlockDay: { success: { 200: onDay }, refusals: { not_found: noDay, ...refusalsOf(dayRefused, {}) } },
}

export const attendeeTypeArrangements: Pick<Arrangements, TypeId> = {
  listAttendeeTypes: {
    success: { 200: async (stage) => ({ ...(await inEvent(stage)), query: { limit: 10 } }) },
    refusals: { not_found: inNoEvent },
    openToLimitedKeys: true,
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
  getAttendeeType: { success: { 200: onType }, refusals: { not_found: noType }, openToLimitedKeys: true },
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
