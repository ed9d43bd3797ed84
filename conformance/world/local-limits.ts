import { newId } from '../../server/platform/ids.ts'
import { makeFullSandbox } from '../../server/testing/sandbox/full-sandbox.ts'
import { makeKey, makeOrganization } from './local-keys.ts'
import type { LocalServer } from './local-server.ts'
import type { Interventions } from './world.ts'

/** As many as an organization may have that wait or are at work. */
const MAX_JOBS = 20
const NEVER = new Date('9999-01-01T00:00:00.000Z')

/** Keys of those who have as much as they may. */
export function limitsIn(server: LocalServer): Pick<Interventions, 'keyWithMostJobs' | 'keyOfFullSandbox'> {
  const { database, clock } = server
  return {
    keyWithMostJobs: async () => {
      const organization_id = await makeOrganization(server)
      const jobs = Array.from({ length: MAX_JOBS }, () => ({
        ...{ organization_id, id: newId(clock.now()), type: 'import', preview: true, livemode: true },
        ...{ made_by: 'operator', parameters: {}, next_attempt_at: NEVER, created_at: clock.now() },
      }))
      await database('jobs').insert(jobs)
      return makeKey(server, organization_id, 'most jobs')
    },
    keyOfFullSandbox: async () => ({ value: await makeFullSandbox(database, clock.now()), name: 'full sandbox' }),
  }
}
