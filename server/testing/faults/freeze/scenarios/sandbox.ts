import { SANDBOX_ORGANIZATION_ID } from '../../../../areas/sandbox/ensure-sandbox.ts'
import { publicSandboxApiKey } from '../../../../areas/sandbox/index.ts'
import { repeatAdmission } from '../admissions.ts'
import type { Scenario } from '../scenario.ts'
import { keyed, newAddress, type Target } from '../target.ts'
import { scanOf } from './gates.ts'

const FESTIVAL = '/v1/events/harbour-lights'
const VISITS = 45_000

/** One person was admitted again and again. */
async function fillSandbox(target: Target): Promise<void> {
  const { call, json } = keyed(target.url, publicSandboxApiKey)
  const scan = { ...scanOf('SANDB0XVA11D00000001', 'quay-gate'), scanned_at: new Date().toISOString() }
  const request = json('POST', `${FESTIVAL}/scan`, scan)
  await target.send({ ...request, headers: { ...request.headers, ...newAddress() } })
  const { body: event } = await call('GET', FESTIVAL)
  await repeatAdmission(target.database, { organizationId: SANDBOX_ORGANIZATION_ID, eventId: event.id, times: VISITS })
}

export const sandbox: Scenario[] = [
  {
    operation: 'sandbox-refresh',
    what: 'a sandbox with 45,000 admissions of one ticket',
    prepare: async (target) => {
      await fillSandbox(target)
      return { requests: [], expects: [], settle: () => target.runTask('sandbox-refresh') }
    },
  },
]
