import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { forceIndexPlansSql, runWithPlanSettings } from '../../../platform/database/index-plans.ts'
import { onlyOrganization, readByOrganization } from '../../../platform/database/spread.ts'
import { memoize } from '../../../platform/memoize.ts'
import * as queue from '../../../platform/queue/index.ts'
import { holdBackPausedDeliveries } from '../endpoints/backlog.ts'
import { deleteDoneBatchesSql, findDueDeliveriesSql, readAttemptEndpointsSql } from './attempt-queries.ts'
import { getEndpointKey } from './attempt-recorder.ts'
import { DELIVERY_QUEUE_TABLE, type DeliveryTarget, type DueDelivery } from './rows.ts'

export type SecretOpener = { open(sealed: Buffer, endpointId: string): string }

type BeginOptions = { database: Database; clock: Clock; secrets: SecretOpener }

type BegunDelivery = queue.BegunRow<DueDelivery> & { envelope: string | null }
type EndpointRow = { organization_id: string; id: string; url: string; paused: boolean; lastFailed: boolean } & Sealed
type Sealed = { secret: Buffer; former_secret: Buffer | null }

/** Begins the next attempts at some endpoints. What is still due of a paused one rests from now on. */
export async function beginDeliveries({ database, clock, secrets }: BeginOptions, turns: queue.TurnRequest[]) {
  const values = queue.toBeginRowsValues(clock, turns)
  const only = await onlyOrganization(database, turns[0]?.destination.organization ?? '')
  const [begun = [], found = []] = await runWithPlanSettings(
    database,
    forceIndexPlansSql,
    { statement: findDueDeliveriesSql, values: [...values, only] },
    { statement: readAttemptEndpointsSql, values: [...values.slice(0, 3), only] },
  )
  const endpoints = found as EndpointRow[]
  const addressees = new Map(endpoints.map((one) => [getEndpointKey(one), toAddressee(secrets, one)]))
  for (const { organization_id, id, paused } of endpoints)
    if (paused) await holdBackPausedDeliveries(database, organization_id, id)
  const rows = (begun as BegunDelivery[]).filter((row) => {
    row.body ??= row.envelope === null ? null : Buffer.from(row.envelope, 'utf8')
    row.envelope = null
    const endpoint = addressees.get(getEndpointKey({ organization_id: row.organization_id, id: row.endpoint_id }))
    if (endpoint) row.endpoint = endpoint
    // The endpoint was deleted since, and its deliveries with it.
    return endpoint !== undefined
  })
  return queue.groupByTurn<DueDelivery>(DELIVERY_QUEUE_TABLE, turns, rows)
}

/** Opened lazily, so that a secret that cannot be decrypted fails only the deliveries of its own endpoint. */
function toAddressee(
  secrets: SecretOpener,
  { id, url, lastFailed, secret, former_secret }: EndpointRow,
): DeliveryTarget {
  const open = () => [secret, former_secret].flatMap((sealed) => (sealed ? secrets.open(sealed, id) : []))
  return { url, lastFailed, secrets: memoize(open) }
}

/** So that the endpoints of these batches are not handed out again for them. */
export async function deleteDoneBatches(database: Database, endpoints: queue.Destination[]): Promise<void> {
  const ofEndpoint = ({ organization }: queue.Destination) => organization
  await readByOrganization(database, endpoints, ofEndpoint, (part, organization) => {
    const values = [part.map(ofEndpoint), part.map(({ id }) => id), organization]
    return runWithPlanSettings(database, forceIndexPlansSql, { statement: deleteDoneBatchesSql, values })
  })
}
