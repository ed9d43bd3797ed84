import { SANDBOX_ORGANIZATION_ID } from '../../../../areas/sandbox/ensure-sandbox.ts'
import { publicSandboxApiKey } from '../../../../areas/sandbox/index.ts'
import { insertRepeatedAdmissions } from '../admissions.ts'
import type { FreezeScenario } from '../scenario.ts'
import { buildApiKeyClient, buildNewClientAddressHeaders, type FreezeScenarioTarget } from '../target.ts'
import { buildScanBody } from './gates.ts'

const FESTIVAL = '/v1/events/harbour-lights'
const VISITS = 45_000

/** One person was admitted again and again. */
async function fillSandbox(target: FreezeScenarioTarget): Promise<void> {
  const { call, json } = buildApiKeyClient(target.url, publicSandboxApiKey)
  const scan = { ...buildScanBody('SANDB0XVA11D00000001', 'quay-gate'), scanned_at: new Date().toISOString() }
  const request = json('POST', `${FESTIVAL}/scan`, scan)
  await target.send({ ...request, headers: { ...request.headers, ...buildNewClientAddressHeaders() } })
  const { body: event } = await call('GET', FESTIVAL)
  await insertRepeatedAdmissions(target.database, {
    organizationId: SANDBOX_ORGANIZATION_ID,
    eventId: event.id,
    times: VISITS,
  })
}

export const sandboxScenarios: FreezeScenario[] = [
  {
    operation: 'sandbox-refresh',
    what: 'a sandbox with 45,000 admissions of one ticket',
    prepare: async (target) => {
      await fillSandbox(target)
      return { requests: [], expects: [], settle: () => target.runTask('sandbox-refresh') }
    },
  },
]
