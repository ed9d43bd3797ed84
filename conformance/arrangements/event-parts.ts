import type { Stage } from '../world/stage.ts'
import type { Arrangements } from './arrangement.ts'
import {
  adding,
  inEvent,
  inNoEvent,
  makeEvent,
  makeStructuredEvent,
  NOBODY,
  ownGroup,
  someDay,
  someType,
  unchangeable,
} from './objects.ts'

const listed = { success: adding(inEvent, { query: { limit: 10 } }), refusals: { not_found: inNoEvent } }

const onDay = async (stage: Stage) => {
  const { event, day } = await makeStructuredEvent(stage)
  return { path: { event: event.id, day: day.id } }
}

const noDay = async (stage: Stage) => ({ path: { event: (await makeEvent(stage)).id, day: NOBODY } })

const otherDay = { code: 'sat', date: '2026-06-06' }

export const dayArrangements = {
  listDays: listed,
  createDay: {
    success: adding(inEvent, { body: someDay }),
    refusals: {
      not_found: adding(inNoEvent, { body: someDay }),
      conflict: async (stage) => {
        const { path } = await onDay(stage)
        return { path: { event: path.event }, body: { ...someDay, code: 'again' } }
      },
      ...unchangeable(inEvent, { body: otherDay }),
    },
  },
  getDay: { success: onDay, refusals: { not_found: noDay } },
  updateDay: {
    success: adding(onDay, { body: { name: 'Friday' } }),
    refusals: {
      not_found: adding(noDay, { body: { name: 'Friday' } }),
      conflict: async (stage) => {
        const { path } = await onDay(stage)
        await stage.perform('createDay', { path: { event: path.event }, body: otherDay })
        return { path, body: { date: otherDay.date } }
      },
      ...unchangeable(onDay, { body: { name: 'Friday' } }),
    },
  },
  deleteDay: { success: onDay, refusals: { not_found: noDay, ...unchangeable(onDay) } },
  lockDay: {
    success: adding(onDay, { body: { effective_at: '2026-06-05T18:00:00Z' } }),
    refusals: { not_found: adding(noDay, { body: {} }), ...unchangeable(onDay, { body: {} }) },
  },
  unlockDay: { success: onDay, refusals: { not_found: noDay, ...unchangeable(onDay) } },
} satisfies Partial<Arrangements>

const onType = async (stage: Stage) => {
  const { event, type } = await makeStructuredEvent(stage)
  return { path: { event: event.id, attendee_type: type.id } }
}

const noType = async (stage: Stage) => ({ path: { event: (await makeEvent(stage)).id, attendee_type: NOBODY } })

const price = { amount: 100, currency: 'EUR' }

export const attendeeTypeArrangements = {
  listAttendeeTypes: listed,
  createAttendeeType: {
    success: adding(inEvent, { body: { ...someType, price } }),
    refusals: {
      not_found: adding(inNoEvent, { body: someType }),
      conflict: async (stage) => {
        const { path } = await onType(stage)
        return { path: { event: path.event }, body: someType }
      },
      ...unchangeable(inEvent, { body: { code: 'speaker', name: 'Speaker' } }),
    },
  },
  getAttendeeType: { success: onType, refusals: { not_found: noType } },
  updateAttendeeType: {
    success: adding(onType, { body: { price } }),
    refusals: {
      not_found: adding(noType, { body: { name: 'Guest' } }),
      conflict: adding(onType, { body: { price: { amount: 1, currency: 'USD' } } }),
      ...unchangeable(onType, { body: { name: 'Guest' } }),
    },
  },
  deleteAttendeeType: { success: onType, refusals: { not_found: noType, ...unchangeable(onType) } },
} satisfies Partial<Arrangements>

const somePoint = { code: 'main', name: 'Main gate', kind: 'entry' as const }

const addPoint = (stage: Stage, event: { id: string }) =>
  stage.perform('createCheckInPoint', { path: { event: event.id }, body: somePoint })

const onPoint = async (stage: Stage) => {
  const event = await makeEvent(stage)
  return { path: { event: event.id, check_in_point: (await addPoint(stage, event)).id } }
}

/** An event with days and attendee types, and a policy that refers to all of them. */
const withPolicy = async (stage: Stage) => {
  const { event, day, type } = await makeStructuredEvent(stage)
  const { id } = await ownGroup(stage)
  const policy = { days: [day.id], attendee_types: [type.id], groups: [id], windows: [{ day: day.id }] }
  return { event, policy }
}

const noPoint = async (stage: Stage) => ({ path: { event: (await makeEvent(stage)).id, check_in_point: NOBODY } })

export const pointArrangements = {
  listCheckInPoints: listed,
  createCheckInPoint: {
    success: async (stage) => {
      const { event, policy } = await withPolicy(stage)
      return { path: { event: event.id }, body: { ...somePoint, ...policy } }
    },
    refusals: {
      not_found: adding(inEvent, { body: { ...somePoint, days: [NOBODY] } }),
      conflict: async (stage) => {
        const { path } = await onPoint(stage)
        return { path: { event: path.event }, body: somePoint }
      },
      ...unchangeable(inEvent, { body: somePoint }),
    },
  },
  getCheckInPoint: { success: onPoint, refusals: { not_found: noPoint } },
  updateCheckInPoint: {
    success: async (stage) => {
      const { event, policy } = await withPolicy(stage)
      const { id } = await addPoint(stage, event)
      return { path: { event: event.id, check_in_point: id }, body: { name: 'Side gate', ...policy } }
    },
    refusals: {
      not_found: adding(noPoint, { body: { name: 'Side gate' } }),
      conflict: async (stage) => {
        const { path } = await onPoint(stage)
        await stage.perform('createCheckInPoint', { path: { event: path.event }, body: { ...somePoint, code: 'side' } })
        return { path, body: { code: 'side' } }
      },
      ...unchangeable(onPoint, { body: { name: 'Side gate' } }),
    },
  },
  deleteCheckInPoint: { success: onPoint, refusals: { not_found: noPoint, ...unchangeable(onPoint) } },
} satisfies Partial<Arrangements>

const someForm = { questions: [{ code: 'diet', label: 'Diet?', type: 'text' as const }], rules: {} }

export const formArrangements = {
  getForm: { success: inEvent, refusals: { not_found: inNoEvent } },
  putForm: {
    success: async (stage) => {
      const { event, type } = await makeStructuredEvent(stage)
      const questions = someForm.questions.map((question) => ({ ...question, attendee_types: [type.id] }))
      return { path: { event: event.id }, body: { ...someForm, questions } }
    },
    refusals: { not_found: adding(inNoEvent, { body: someForm }), ...unchangeable(inEvent, { body: someForm }) },
  },
} satisfies Partial<Arrangements>
