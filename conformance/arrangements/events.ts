import type { TestCaller } from '../world/test-caller.ts'
import type { ArrangementsById, OperationArrangement } from './arrangement.ts'
import {
  arrangeChangeRefusals,
  arrangeEvent,
  arrangeNoEvent,
  FAKE_ID,
  getAnyGroup,
  getGroupKey,
  getOwnGroup,
  makeEvent,
  makeEventWithDayAndType,
  newEventBody,
  withParts,
} from './objects.ts'
import { registerOne } from './open-event.ts'

type Act = 'publishEvent' | 'unpublishEvent' | 'cancelEvent' | 'archiveEvent'

/** A status change of an event for which `ready` has prepared an event in the right status. */
const act = (ready: typeof arrangeEvent): OperationArrangement<Act> => ({
  success: ready,
  refusals: { not_found: arrangeNoEvent, ...arrangeChangeRefusals(ready) },
})

const inComplete = async (stage: TestCaller) => ({ path: { event: (await makeEventWithDayAndType(stage)).event.id } })

const inPublished = async (stage: TestCaller) => {
  const { path } = await inComplete(stage)
  await stage.perform('publishEvent', { path })
  return { path }
}

export const eventArrangements = {
  listEvents: {
    success: async (stage) => ({ query: { group: (await getAnyGroup(stage))?.id, status: 'draft', limit: 10 } }),
    refusals: { not_found: async () => ({ query: { group: FAKE_ID } }) },
  },

  createEvent: {
    success: async (stage) => ({ body: newEventBody(stage, { group: (await getOwnGroup(stage)).id }) }),
    variants: { 'an event of no group in particular': async (stage) => ({ body: newEventBody(stage) }) },
    refusals: {
      not_found: async (stage) => ({ body: newEventBody(stage, { group: FAKE_ID }) }),
      conflict: async (stage) => ({ body: newEventBody(stage, { code: (await makeEvent(stage)).code }) }),
      api_key_group: async (stage) => ({ key: await getGroupKey(stage), body: newEventBody(stage, { group: null }) }),
    },
  },

  getEvent: { success: arrangeEvent, refusals: { not_found: arrangeNoEvent } },

  updateEvent: {
    success: withParts(arrangeEvent, { body: { name: 'Conformance, changed' } }),
    refusals: {
      not_found: withParts(arrangeNoEvent, { body: { name: 'Conformance' } }),
      conflict: async (stage) => ({ ...(await arrangeEvent(stage)), body: { code: (await makeEvent(stage)).code } }),
      ...arrangeChangeRefusals(arrangeEvent, { body: { name: 'Conformance' } }),
    },
  },

  deleteEvent: { success: arrangeEvent, refusals: act(arrangeEvent).refusals },

  publishEvent: act(inComplete),
  unpublishEvent: act(inPublished),
  cancelEvent: act(arrangeEvent),
  archiveEvent: act(arrangeEvent),
} satisfies Partial<ArrangementsById>

const ofHall = async (stage: TestCaller) => ({ path: { event: (await registerOne(stage, 'patron')).event } })

const report = { success: ofHall, refusals: { not_found: arrangeNoEvent } }

export const reportArrangements = {
  getEventStats: report,
  getAttendanceReport: report,
  getReconciliationReport: report,
} satisfies Partial<ArrangementsById>
