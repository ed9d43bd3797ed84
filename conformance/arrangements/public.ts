import { getOperation } from '../contract.ts'
import { CaseCannotRunError } from '../outcome.ts'
import type { TestCaller } from '../world/test-caller.ts'
import { apiCallers } from '../world/test-callers.ts'
import type { ArrangementsById } from './arrangement.ts'
import { arrangeNotModified, given, makeEvent } from './objects.ts'
import { getOpenEvent } from './open-event.ts'

/** Test events are never public, and a foreign run may have only a test key. */
const ofHall = async (stage: TestCaller) => {
  const { id, isLive } = await getOpenEvent(stage)
  const isOnlyKey = (await stage.keyFor(getOperation('getMe')))?.name === 'all'
  if (!isLive && isOnlyKey) throw new CaseCannotRunError('needs a live key: test events are not public')
  return { path: { organization: await stage.tenant(), event: id } }
}

export const publicArrangements = {
  listPublicEvents: {
    success: {
      200: async (stage) => {
        await getOpenEvent(stage)
        return { path: { organization: await stage.tenant() } }
      },
      304: async (stage) => {
        // In an organization that no other case changes.
        const path = { organization: await (await apiCallers.quiet(stage)).tenant() }
        return { path, ...(await arrangeNotModified(stage, 'listPublicEvents', { path })) }
      },
    },
    refusals: { not_found: async (stage) => ({ path: { organization: stage.unique('nobody') } }) },
  },

  getPublicEvent: {
    success: {
      200: ofHall,
      304: given(ofHall, async (request, stage) => ({
        ...request,
        ...(await arrangeNotModified(stage, 'getPublicEvent', request)),
      })),
    },
    refusals: {
      not_found: async (stage) => ({
        path: { organization: await stage.tenant(), event: (await makeEvent(stage)).id },
      }),
    },
  },
} satisfies Partial<ArrangementsById>
