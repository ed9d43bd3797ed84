import type { TestCaller } from '../world/test-caller.ts'
import type { ArrangementsById } from './arrangement.ts'
import * as objects from './objects.ts'
import { registerOne } from './open-event.ts'

const inComplete = async (stage: TestCaller) => ({
  path: { event: (await objects.makeEventWithDayAndType(stage)).event.id },
})

const inPublished = async (stage: TestCaller) => {
  const { path } = await inComplete(stage)
  await stage.perform('publishEvent', { path })
  return { path }
}

const ofHall = async (stage: TestCaller) => ({ path: { event: (await registerOne(stage, 'patron')).event } })

export const eventArrangements = {
  listEvents: {
    success: async (stage) => ({
      query: { group: (await objects.getAnyGroup(stage))?.id, status: 'draft', limit: 10 },
    }),
    refusals: { not_found: objects.arrangeNoGroup },
  },

  createEvent: {
    success: async (stage) => ({ body: objects.newEventBody(stage, { group: (await objects.getOwnGroup(stage)).id }) }),
    variants: { 'an event of no group in particular': async (stage) => ({ body: objects.newEventBody(stage) }) },
    refusals: {
      not_found: async (stage) => ({ body: objects.newEventBody(stage, { group: objects.FAKE_ID }) }),
      conflict: async (stage) => ({
        body: objects.newEventBody(stage, { code: (await objects.makeEvent(stage)).code }),
      }),
    },
  },

  getEvent: { success: objects.arrangeEventPath },

  updateEvent: {
    success: objects.addParts(objects.arrangeEventPath, { body: { name: 'Conformance, changed' } }),
    refusals: {
      conflict: async (stage) => ({
        ...(await objects.arrangeEventPath(stage)),
        body: { code: (await objects.makeEvent(stage)).code },
      }),
    },
  },

  deleteEvent: { success: objects.arrangeEventPath },
  publishEvent: { success: inComplete },
  unpublishEvent: { success: inPublished },
  cancelEvent: { success: objects.arrangeEventPath },
  archiveEvent: { success: objects.arrangeEventPath },

  getEventStats: { success: ofHall },
  getAttendanceReport: { success: ofHall },
  getReconciliationReport: { success: ofHall },
} satisfies Partial<ArrangementsById>
