import { makeEvent } from '../../../fixtures.ts'
import type { Target } from '../../freeze/target.ts'

/** An event to import people into, and where their files are sent; nobody is registered. */
export const importHall = (target: Target) =>
  target.once('hall of growing imports', async () => {
    const { live } = await target.newOrganization()
    return { live, path: `${await makeEvent(live.call)}/imports?preview=true&attendee_type=visitor` }
  })
