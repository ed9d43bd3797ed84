import type { Stage } from '../world/stage.ts'
import type { Arrangement, Arrangements } from './arrangement.ts'
import { booked } from './halls.ts'
import {
  adding,
  inEvent,
  inNoEvent,
  limitedKey,
  makeEvent,
  makeStructuredEvent,
  NOBODY,
  newEvent,
  ownGroup,
  someGroup,
  unchangeable,
} from './objects.ts'

type Act = 'publishEvent' | 'unpublishEvent' | 'cancelEvent' | 'archiveEvent'

/** A status change of an event for which `ready` has prepared an event in the right status. */
const act = (ready: typeof inEvent): Arrangement<Act> => ({
  success: ready,
  refusals: { not_found: inNoEvent, ...unchangeable(ready) },
})

const inComplete = async (stage: Stage) => ({ path: { event: (await makeStructuredEvent(stage)).event.id } })

const inPublished = async (stage: Stage) => {
  const { path } = await inComplete(stage)
  await stage.perform('publishEvent', { path })
  return { path }
}

export const eventArrangements = {
  listEvents: {
    success: async (stage) => ({ query: { group: (await someGroup(stage))?.id, status: 'draft', limit: 10 } }),
    refusals: { not_found: async () => ({ query: { group: NOBODY } }) },
  },

  createEvent: {
    success: async (stage) => ({ body: newEvent(stage, { group: (await ownGroup(stage)).id }) }),
    variants: { 'an event of no group in particular': async (stage) => ({ body: newEvent(stage) }) },
    refusals: {
      not_found: async (stage) => ({ body: newEvent(stage, { group: NOBODY }) }),
      conflict: async (stage) => ({ body: newEvent(stage, { code: (await makeEvent(stage)).code }) }),
      api_key_group: async (stage) => ({ key: await limitedKey(stage), body: newEvent(stage, { group: null }) }),
    },
  },

  getEvent: { success: inEvent, refusals: { not_found: inNoEvent } },

  updateEvent: {
    success: adding(inEvent, { body: { name: 'Conformance, changed' } }),
    refusals: {
      not_found: adding(inNoEvent, { body: { name: 'Conformance' } }),
      conflict: async (stage) => ({ ...(await inEvent(stage)), body: { code: (await makeEvent(stage)).code } }),
      ...unchangeable(inEvent, { body: { name: 'Conformance' } }),
    },
  },

  deleteEvent: { success: inEvent, refusals: act(inEvent).refusals },

  publishEvent: act(inComplete),
  unpublishEvent: act(inPublished),
  cancelEvent: act(inEvent),
  archiveEvent: act(inEvent),
} satisfies Partial<Arrangements>

/** An event with at least one registration. */
const ofHall = async (stage: Stage) => ({ path: { event: (await booked(stage, 'patron')).event } })

const report = { success: ofHall, refusals: { not_found: inNoEvent } }

export const reportArrangements = {
  getEventStats: report,
  getAttendanceReport: report,
  getReconciliationReport: report,
} satisfies Partial<Arrangements>
