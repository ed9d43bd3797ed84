import type { Stage } from '../world/stage.ts'
import type { Arrangements } from './arrangement.ts'
import { makeArchivedEvent, makeEvent, makeGroup, makeStructuredEvent, NOBODY, someDay, someType } from './objects.ts'

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

type PointId =
  | 'listCheckInPoints'
  | 'createCheckInPoint'
  | 'getCheckInPoint'
  | 'updateCheckInPoint'
  | 'deleteCheckInPoint'

const somePoint = { code: 'main', name: 'Main gate', kind: 'entry' as const }

const addPoint = (stage: Stage, event: { id: string }) =>
  stage.perform('createCheckInPoint', { path: { event: event.id }, body: somePoint })

const onPoint = async (stage: Stage) => {
  const event = await makeEvent(stage)
  return { path: { event: event.id, check_in_point: (await addPoint(stage, event)).id } }
}

const pointRefused = (situation: Situation) => async (stage: Stage) => {
  const { path } = await onPoint(stage)
  if (situation === 'api_key_group') return { key: await limitedKey(stage), path }
  if (situation === 'api_key_test_mode') return { key: await stage.hold('test'), path }
  await stage.perform('archiveEvent', { path: { event: path.event } })
  return { path }
}

const noPoint = async (stage: Stage) => ({ path: { event: (await makeEvent(stage)).id, check_in_point: NOBODY } })

export const pointArrangements: Pick<Arrangements, PointId> = {
  listCheckInPoints: {
    success: { 200: async (stage) => ({ ...(await inEvent(stage)), query: { limit: 10 } }) },
    refusals: { not_found: inNoEvent },
    openToLimitedKeys: true,
  },
  createCheckInPoint: {
    success: {
      201: async (stage) => {
        const { event, day, type } = await makeStructuredEvent(stage)
        const { id } = await makeGroup(stage)
        const policy = { days: [day.id], attendee_types: [type.id], groups: [id], windows: [{ day: day.id }] }
        return { path: { event: event.id }, body: { ...somePoint, ...policy } }
      },
    },
    refusals: {
      not_found: async (stage) => ({ ...(await inEvent(stage)), body: { ...somePoint, days: [NOBODY] } }),
      conflict: async (stage) => {
        const { path } = await onPoint(stage)
        return { path: { event: path.event }, body: somePoint }
      },
      ...refusalsOf(creationRefused, { body: somePoint }),
    },
    mentions: {
      groups: {
        make: makeGroup,
        request: async (stage, group) => ({ ...(await inEvent(stage)), body: { ...somePoint, groups: [group] } }),
      },
    },
  },
  getCheckInPoint: { success: { 200: onPoint }, refusals: { not_found: noPoint }, openToLimitedKeys: true },
  updateCheckInPoint: {
    success: { 200: async (stage) => ({ ...(await onPoint(stage)), body: { name: 'Side gate' } }) },
    refusals: {
      not_found: async (stage) => ({ ...(await noPoint(stage)), body: { name: 'Side gate' } }),
      conflict: async (stage) => {
        const { path } = await onPoint(stage)
        await stage.perform('createCheckInPoint', { path: { event: path.event }, body: { ...somePoint, code: 'side' } })
        return { path, body: { code: 'side' } }
      },
      ...refusalsOf(pointRefused, { body: { name: 'Side gate' } }),
    },
  },
  deleteCheckInPoint: { success: { 204: onPoint }, refusals: { not_found: noPoint, ...refusalsOf(pointRefused, {}) } },
}

const someForm = { questions: [{ code: 'diet', label: 'Diet?', type: 'text' as const }], rules: {} }

export const formArrangements: Pick<Arrangements, 'getForm' | 'putForm'> = {
  getForm: { success: { 200: inEvent }, refusals: { not_found: inNoEvent }, openToLimitedKeys: true },
  putForm: {
    success: { 200: async (stage) => ({ ...(await inEvent(stage)), body: someForm }) },
    refusals: {
      not_found: async () => ({ ...(await inNoEvent()), body: someForm }),
      ...refusalsOf(creationRefused, { body: someForm }),
    },
  },
}
