import { makeTestEvent } from '../../../fixtures.ts'
import type { FreezeScenarioTarget } from '../../freeze/target.ts'

/** An event to import people into, and where their files are sent; nobody is registered. */
export const makeImportTarget = (target: FreezeScenarioTarget) =>
  target.once('hall of growing imports', async () => {
    const { live } = await target.newOrganization()
    return { live, path: `${await makeTestEvent(live.call)}/imports?preview=true&attendee_type=visitor` }
  })
