import type { TestCaller } from '../world/test-caller.ts'
import type { ArrangementsById } from './arrangement.ts'
import * as objects from './objects.ts'

const listed = { success: objects.addParts(objects.arrangeEventPath, { query: { limit: 10 } }) }

const onDay = async (stage: TestCaller) => {
  const { event, day } = await objects.makeEventWithDayAndType(stage)
  return { path: { event: event.id, day: day.id } }
}

const otherDay = { code: 'sat', date: '2026-06-06' }

const onType = async (stage: TestCaller) => {
  const { event, type } = await objects.makeEventWithDayAndType(stage)
  return { path: { event: event.id, attendee_type: type.id } }
}

const price = { amount: 100, currency: 'EUR' }

const somePoint = { code: 'main', name: 'Main gate', kind: 'entry' as const }

const addPoint = (stage: TestCaller, event: { id: string }) =>
  stage.perform('createCheckInPoint', { path: { event: event.id }, body: somePoint })

const onPoint = async (stage: TestCaller) => {
  const event = await objects.makeEvent(stage)
  return { path: { event: event.id, check_in_point: (await addPoint(stage, event)).id } }
}

const withPolicy = async (stage: TestCaller) => {
  const { event, day, type } = await objects.makeEventWithDayAndType(stage)
  const { id } = await objects.getOwnGroup(stage)
  const policy = { days: [day.id], attendee_types: [type.id], groups: [id], windows: [{ day: day.id }] }
  return { event, policy }
}

export const eventPartArrangements = {
  listDays: listed,
  createDay: {
    success: objects.addParts(objects.arrangeEventPath, { body: objects.sampleDayBody }),
    refusals: {
      conflict: objects.given(onDay, ({ path }) => ({
        path: { event: path.event },
        body: { ...objects.sampleDayBody, code: 'again' },
      })),
    },
  },
  getDay: { success: onDay },
  updateDay: {
    success: objects.addParts(onDay, { body: { name: 'Friday' } }),
    refusals: {
      conflict: async (stage) => {
        const { path } = await onDay(stage)
        await stage.perform('createDay', { path: { event: path.event }, body: otherDay })
        return { path, body: { date: otherDay.date } }
      },
    },
  },
  deleteDay: { success: onDay },
  lockDay: { success: objects.addParts(onDay, { body: { effective_at: '2026-06-05T18:00:00Z' } }) },
  unlockDay: { success: onDay },

  listAttendeeTypes: listed,
  createAttendeeType: {
    success: objects.addParts(objects.arrangeEventPath, { body: { ...objects.attendeeTypeBody, price } }),
    refusals: {
      conflict: objects.given(onType, ({ path }) => ({
        path: { event: path.event },
        body: objects.attendeeTypeBody,
      })),
    },
  },
  getAttendeeType: { success: onType },
  updateAttendeeType: {
    success: objects.addParts(onType, { body: { price } }),
    refusals: { conflict: objects.addParts(onType, { body: { price: { amount: 1, currency: 'USD' } } }) },
  },
  deleteAttendeeType: { success: onType },

  listCheckInPoints: listed,
  createCheckInPoint: {
    success: objects.given(withPolicy, ({ event, policy }) => ({
      path: { event: event.id },
      body: { ...somePoint, ...policy },
    })),
    refusals: {
      not_found: objects.addParts(objects.arrangeEventPath, { body: { ...somePoint, days: [objects.FAKE_ID] } }),
      conflict: objects.given(onPoint, ({ path }) => ({ path: { event: path.event }, body: somePoint })),
    },
  },
  getCheckInPoint: { success: onPoint },
  updateCheckInPoint: {
    success: async (stage) => {
      const { event, policy } = await withPolicy(stage)
      const { id } = await addPoint(stage, event)
      return { path: { event: event.id, check_in_point: id }, body: { name: 'Side gate', ...policy } }
    },
    refusals: {
      conflict: async (stage) => {
        const { path } = await onPoint(stage)
        await stage.perform('createCheckInPoint', { path: { event: path.event }, body: { ...somePoint, code: 'side' } })
        return { path, body: { code: 'side' } }
      },
    },
  },
  deleteCheckInPoint: { success: onPoint },

  getForm: { success: objects.arrangeEventPath },
  putForm: {
    success: async (stage) => {
      const { event, type } = await objects.makeEventWithDayAndType(stage)
      const questions = [{ code: 'diet', label: 'Diet?', type: 'text' as const, attendee_types: [type.id] }]
      return { path: { event: event.id }, body: { questions, rules: {} } }
    },
  },
} satisfies Partial<ArrangementsById>
