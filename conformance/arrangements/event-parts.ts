import type { TestCaller } from '../world/test-caller.ts'
import type { ArrangementsById } from './arrangement.ts'
import {
  arrangeChangeRefusals,
  arrangeEvent,
  arrangeNoEvent,
  FAKE_ID,
  getOwnGroup,
  makeEvent,
  makeEventWithDayAndType,
  sampleAttendeeTypeBody,
  sampleDayBody,
  withParts,
} from './objects.ts'

const listed = { success: withParts(arrangeEvent, { query: { limit: 10 } }), refusals: { not_found: arrangeNoEvent } }

const onDay = async (stage: TestCaller) => {
  const { event, day } = await makeEventWithDayAndType(stage)
  return { path: { event: event.id, day: day.id } }
}

const noDay = async (stage: TestCaller) => ({ path: { event: (await makeEvent(stage)).id, day: FAKE_ID } })

const otherDay = { code: 'sat', date: '2026-06-06' }

export const dayArrangements = {
  listDays: listed,
  createDay: {
    success: withParts(arrangeEvent, { body: sampleDayBody }),
    refusals: {
      not_found: withParts(arrangeNoEvent, { body: sampleDayBody }),
      conflict: async (stage) => {
        const { path } = await onDay(stage)
        return { path: { event: path.event }, body: { ...sampleDayBody, code: 'again' } }
      },
      ...arrangeChangeRefusals(arrangeEvent, { body: otherDay }),
    },
  },
  getDay: { success: onDay, refusals: { not_found: noDay } },
  updateDay: {
    success: withParts(onDay, { body: { name: 'Friday' } }),
    refusals: {
      not_found: withParts(noDay, { body: { name: 'Friday' } }),
      conflict: async (stage) => {
        const { path } = await onDay(stage)
        await stage.perform('createDay', { path: { event: path.event }, body: otherDay })
        return { path, body: { date: otherDay.date } }
      },
      ...arrangeChangeRefusals(onDay, { body: { name: 'Friday' } }),
    },
  },
  deleteDay: { success: onDay, refusals: { not_found: noDay, ...arrangeChangeRefusals(onDay) } },
  lockDay: {
    success: withParts(onDay, { body: { effective_at: '2026-06-05T18:00:00Z' } }),
    refusals: { not_found: withParts(noDay, { body: {} }), ...arrangeChangeRefusals(onDay, { body: {} }) },
  },
  unlockDay: { success: onDay, refusals: { not_found: noDay, ...arrangeChangeRefusals(onDay) } },
} satisfies Partial<ArrangementsById>

const onType = async (stage: TestCaller) => {
  const { event, type } = await makeEventWithDayAndType(stage)
  return { path: { event: event.id, attendee_type: type.id } }
}

const noType = async (stage: TestCaller) => ({ path: { event: (await makeEvent(stage)).id, attendee_type: FAKE_ID } })

const price = { amount: 100, currency: 'EUR' }

export const attendeeTypeArrangements = {
  listAttendeeTypes: listed,
  createAttendeeType: {
    success: withParts(arrangeEvent, { body: { ...sampleAttendeeTypeBody, price } }),
    refusals: {
      not_found: withParts(arrangeNoEvent, { body: sampleAttendeeTypeBody }),
      conflict: async (stage) => {
        const { path } = await onType(stage)
        return { path: { event: path.event }, body: sampleAttendeeTypeBody }
      },
      ...arrangeChangeRefusals(arrangeEvent, { body: { code: 'speaker', name: 'Speaker' } }),
    },
  },
  getAttendeeType: { success: onType, refusals: { not_found: noType } },
  updateAttendeeType: {
    success: withParts(onType, { body: { price } }),
    refusals: {
      not_found: withParts(noType, { body: { name: 'Guest' } }),
      conflict: withParts(onType, { body: { price: { amount: 1, currency: 'USD' } } }),
      ...arrangeChangeRefusals(onType, { body: { name: 'Guest' } }),
    },
  },
  deleteAttendeeType: { success: onType, refusals: { not_found: noType, ...arrangeChangeRefusals(onType) } },
} satisfies Partial<ArrangementsById>

const somePoint = { code: 'main', name: 'Main gate', kind: 'entry' as const }

const addPoint = (stage: TestCaller, event: { id: string }) =>
  stage.perform('createCheckInPoint', { path: { event: event.id }, body: somePoint })

const onPoint = async (stage: TestCaller) => {
  const event = await makeEvent(stage)
  return { path: { event: event.id, check_in_point: (await addPoint(stage, event)).id } }
}

const withPolicy = async (stage: TestCaller) => {
  const { event, day, type } = await makeEventWithDayAndType(stage)
  const { id } = await getOwnGroup(stage)
  const policy = { days: [day.id], attendee_types: [type.id], groups: [id], windows: [{ day: day.id }] }
  return { event, policy }
}

const noPoint = async (stage: TestCaller) => ({ path: { event: (await makeEvent(stage)).id, check_in_point: FAKE_ID } })

export const checkInPointArrangements = {
  listCheckInPoints: listed,
  createCheckInPoint: {
    success: async (stage) => {
      const { event, policy } = await withPolicy(stage)
      return { path: { event: event.id }, body: { ...somePoint, ...policy } }
    },
    refusals: {
      not_found: withParts(arrangeEvent, { body: { ...somePoint, days: [FAKE_ID] } }),
      conflict: async (stage) => {
        const { path } = await onPoint(stage)
        return { path: { event: path.event }, body: somePoint }
      },
      ...arrangeChangeRefusals(arrangeEvent, { body: somePoint }),
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
      not_found: withParts(noPoint, { body: { name: 'Side gate' } }),
      conflict: async (stage) => {
        const { path } = await onPoint(stage)
        await stage.perform('createCheckInPoint', { path: { event: path.event }, body: { ...somePoint, code: 'side' } })
        return { path, body: { code: 'side' } }
      },
      ...arrangeChangeRefusals(onPoint, { body: { name: 'Side gate' } }),
    },
  },
  deleteCheckInPoint: { success: onPoint, refusals: { not_found: noPoint, ...arrangeChangeRefusals(onPoint) } },
} satisfies Partial<ArrangementsById>

const someForm = { questions: [{ code: 'diet', label: 'Diet?', type: 'text' as const }], rules: {} }

export const formArrangements = {
  getForm: { success: arrangeEvent, refusals: { not_found: arrangeNoEvent } },
  putForm: {
    success: async (stage) => {
      const { event, type } = await makeEventWithDayAndType(stage)
      const questions = someForm.questions.map((question) => ({ ...question, attendee_types: [type.id] }))
      return { path: { event: event.id }, body: { ...someForm, questions } }
    },
    refusals: {
      not_found: withParts(arrangeNoEvent, { body: someForm }),
      ...arrangeChangeRefusals(arrangeEvent, { body: someForm }),
    },
  },
} satisfies Partial<ArrangementsById>
