import { issuePairingCode, type PairingCodeInput } from '../../areas/devices/issue-pairing-code.ts'
import { doWork } from '../../platform/work/work.ts'
import type { TestServer } from '../test-server.ts'

export async function makeTestPairingCode(
  server: TestServer,
  organizationId: string,
  options: PairingCodeInput,
): Promise<string> {
  const origin = {
    organizationId,
    actor: { type: 'system' as const, id: null },
    source: 'cli' as const,
    client: null,
    requestId: null,
  }
  const actor = { organization: { id: organizationId, slug: 'harbour' }, member: null }
  const issued = await doWork(server.database, origin, server.clock.now(), (work) =>
    issuePairingCode(work, actor, options),
  )
  if (!('code' in issued) || 'kind' in issued) throw new Error(`No code was made: ${JSON.stringify(issued)}`)
  return issued.code
}
