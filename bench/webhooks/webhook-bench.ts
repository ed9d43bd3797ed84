import { join } from 'node:path'
import { readConfig } from '../../server/config/config.ts'
import { systemClock } from '../../server/platform/clock.ts'
import { connectDatabase } from '../../server/platform/database/connect.ts'
import { migrate } from '../../server/platform/database/migrate.ts'
import { wakeWorkers } from '../../server/platform/database/wake-workers.ts'
import { newId } from '../../server/platform/ids.ts'
import { buildSecretBox } from '../../server/platform/secret-box.ts'
import { WEBHOOK_EVENTS_TASK } from '../../server/platform/work/webhook-events/index.ts'
import { makeCertificateAuthority } from '../../server/testing/certificates.ts'
import { makeTestOrganization } from '../../server/testing/make-key.ts'
import { TEST_SECRET_KEY } from '../../server/testing/secret-key.ts'
import { startTemporaryPostgres } from '../../server/testing/temporary-postgres.ts'
import { raiseTestEvents } from '../../server/testing/webhooks/raise-events.ts'
import { startChildProcess, waitForMessage } from '../child-process.ts'

const HOST = 'hooks.example.com'

export type WebhookBench = Awaited<ReturnType<typeof startWebhookBench>>

export async function startWebhookBench(cleanUp: AsyncDisposableStack) {
  const { url, folder } = await startTemporaryPostgres(cleanUp, 'bench-webhooks')
  const database = connectDatabase({ url, poolSize: 4, applicationName: 'bench' })
  cleanUp.defer(() => database.destroy())
  await migrate(database)
  const authority = makeCertificateAuthority()
  const { key, cert } = authority.issue({ names: [HOST] })
  const box = buildSecretBox(readConfig({ POSTERN_SECRET_KEY: TEST_SECRET_KEY }).secretKeys ?? [])
  const child = (file: string, environment: Record<string, string>) =>
    startChildProcess(cleanUp, join(import.meta.dirname, file), { AUTHORITY: authority.cert, ...environment })
  const receiver = child('receiver-process.ts', { KEY: key, CERT: cert })
  const { ports } = await waitForMessage<{ ports: Record<'good' | 'slow' | 'dead', number> }>(receiver)
  await waitForMessage(child('worker-process.ts', { DATABASE_URL: url, DATA_DIR: folder }))
  return {
    ports,
    child,
    envelope,
    organization: () => makeTestOrganization({ database, clock: systemClock }),
    addEndpoint: async (organization_id: string, port: number) => {
      const now = new Date()
      const id = newId(now)
      await database('webhook_endpoints').insert({
        organization_id,
        id,
        url: `https://${HOST}:${port}/${id}`,
        event_types: ['*'],
        secret: box.seal('whsec_bench', id),
        secret_last_four: 'ench',
        created_at: now,
        updated_at: now,
      })
    },
    raise: async (organizationId: string, count: number) => {
      const raised = { organizationId, count, type: 'registration.created', envelope }
      const ids = await raiseTestEvents({ database, clock: systemClock }, raised)
      wakeWorkers(database, [WEBHOOK_EVENTS_TASK])
      return ids
    },
    /** Deliveries since the last call. */
    arrived: () => {
      const answer = waitForMessage<[id: string, at: number][]>(receiver)
      receiver.send('arrived')
      return answer
    },
  }
}

/** About as long as the envelope of a registration of one person. */
const envelope = (id: string): string =>
  JSON.stringify({ id, type: 'registration.created', data: { note: 'x'.repeat(1200) } })
