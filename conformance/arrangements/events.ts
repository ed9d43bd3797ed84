import type { TestCaller } from '../world/test-caller.ts'
import type { ArrangementsById } from './arrangement.ts'
import {
  arrangeEvent,
  arrangeNoGroup,
  FAKE_ID,
  getAnyGroup,
  getOwnGroup,
  makeEvent,
  makeEventWithDayAndType,
  newEventBody,
  withParts,
} from './objects.ts'
import { registerOne } from './open-event.ts'

const inComplete = async (stage: TestCaller) => ({ path: { event: (await makeEventWithDayAndType(stage)).event.id } })

const inPublished = async (stage: TestCaller) => {
  const { path } = await inComplete(stage)
  await stage.perform('publishEvent', { path })
  return { path }
}

const ofHall = async (stage: TestCaller) => ({ path: { event: (await registerOne(stage, 'patron')).event } })

export const eventArrangements = {
  listEvents: {
    success: async (stage) => ({ query: { group: (await getAnyGroup(stage))?.id, status: 'draft', limit: 10 } }),
    refusals: { not_found: arrangeNoGroup },
  },

  createEvent: {
    success: async (stage) => ({ body: newEventBody(stage, { group: (await getOwnGroup(stage)).id }) }),
    variants: { 'an event of no group in particular': async (stage) => ({ body: newEventBody(stage) }) },
    refusals: {
      not_found: async (stage) => ({ body: newEventBody(stage, { group: FAKE_ID }) }),
      conflict: async (stage) => ({ body: newEventBody(stage, { code: (await makeEvent(stage)).code }) }),
    },
  },

  getEvent: { success: arrangeEvent },

  updateEvent: {
    success: withParts(arrangeEvent, { body: { name: 'Conformance, changed' } }),
    refusals: {
      conflict: async (stage) => ({ ...(await arrangeEvent(stage)), body: { code: (await makeEvent(stage)).code } }),
    },
  },

  deleteEvent: { success: arrangeEvent },
  publishEvent: { success: inComplete },
  unpublishEvent: { success: inPublished },
  cancelEvent: { success: arrangeEvent },
  archiveEvent: { success: arrangeEvent },

  getEventStats: { success: ofHall },
  getAttendanceReport: { success: ofHall },
  getReconciliationReport: { success: ofHall },
} satisfies Partial<ArrangementsById>
