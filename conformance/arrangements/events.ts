import type { Stage } from '../world/stage.ts'
import type { Arrangement, Arrangements } from './arrangement.ts'
import {
  limitedKey,
  makeArchivedEvent,
  makeEvent,
  makeStructuredEvent,
  NOBODY,
  newEvent,
  ownGroup,
  someGroup,
} from './objects.ts'

type Act = 'publishEvent' | 'unpublishEvent' | 'cancelEvent' | 'archiveEvent'
type EventId = 'listEvents' | 'createEvent' | 'getEvent' | 'updateEvent' | 'deleteEvent' | Act

/** A change of status: `ready` makes an event that it can be done to. */
function act(ready: (stage: Stage) => Promise<{ id: string }>): Arrangement<Act> {
  return {
    success: { 200: async (stage) => ({ path: { event: (await ready(stage)).id } }) },
    refusals: {
      not_found: async () => ({ path: { event: NOBODY } }),
      invalid_state: async (stage) => ({ path: { event: (await makeArchivedEvent(stage)).id } }),
      api_key_group: async (stage) => ({ key: await limitedKey(stage), path: { event: (await ready(stage)).id } }),
      api_key_test_mode: async (stage) => ({ key: await stage.hold('test'), path: { event: (await ready(stage)).id } }),
    },
  }
}

const makeComplete = async (stage: Stage) => (await makeStructuredEvent(stage)).event

const makePublished = async (stage: Stage) => {
  const { id } = await makeComplete(stage)
  return stage.perform('publishEvent', { path: { event: id } })
}

export const eventArrangements: Pick<Arrangements, EventId> = {
  listEvents: {
    success: {
      200: async (stage) => ({ query: { group: (await someGroup(stage))?.id, status: 'draft', limit: 10 } }),
    },
    refusals: { not_found: async () => ({ query: { group: NOBODY } }) },
  },

  createEvent: {
    success: { 201: async (stage) => ({ body: newEvent(stage, { group: (await ownGroup(stage)).id }) }) },
    variants: { 'an event of no group in particular': async (stage) => ({ body: newEvent(stage) }) },
    refusals: {
      not_found: async (stage) => ({ body: newEvent(stage, { group: NOBODY }) }),
      conflict: async (stage) => ({ body: newEvent(stage, { code: (await makeEvent(stage)).code }) }),
      api_key_group: async (stage) => ({ key: await limitedKey(stage), body: newEvent(stage, { group: null }) }),
    },
  },

  getEvent: {
    success: { 200: async (stage) => ({ path: { event: (await makeEvent(stage)).id } }) },
    refusals: { not_found: async () => ({ path: { event: NOBODY } }) },
  },

  updateEvent: {
    success: {
      200: async (stage) => ({ path: { event: (await makeEvent(stage)).id }, body: { name: 'Conformance, changed' } }),
    },
    refusals: {
      not_found: async () => ({ path: { event: NOBODY }, body: { name: 'Conformance' } }),
      conflict: async (stage) => ({
        path: { event: (await makeEvent(stage)).id },
        body: { code: (await makeEvent(stage)).code },
      }),
      invalid_state: async (stage) => ({
        path: { event: (await makeArchivedEvent(stage)).id },
        body: { name: 'Conformance' },
      }),
      api_key_group: async (stage) => ({
        key: await limitedKey(stage),
        path: { event: (await makeEvent(stage)).id },
        body: { name: 'Conformance' },
      }),
      api_key_test_mode: async (stage) => ({
        key: await stage.hold('test'),
        path: { event: (await makeEvent(stage)).id },
        body: { name: 'Conformance' },
      }),
    },
  },

  deleteEvent: {
    success: { 204: async (stage) => ({ path: { event: (await makeEvent(stage)).id } }) },
    refusals: act(makeEvent).refusals,
  },

  publishEvent: act(makeComplete),
  unpublishEvent: act(makePublished),
  cancelEvent: act(makeEvent),
  archiveEvent: act(makeEvent),
}
