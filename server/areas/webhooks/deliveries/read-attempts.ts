import type { QueryResultRow } from 'pg'
import type { Clock } from '../../../platform/clock.ts'
import type { BoundStatement } from '../../../platform/database/prepared.ts'
import { readAddressees, readEnvelopes } from './attempt-queries.ts'
import type { AttemptFacts, DeliveryAtHand } from './rows.ts'

type Reading = {
  clock: Clock
  secrets: { open(sealed: Buffer, endpointId: string): string }
  /** Answers the rows of each step. */
  run(steps: BoundStatement[]): Promise<QueryResultRow[][]>
}

type Named = { organization_id: string; id: string }
type AddresseeRow = Named & Pick<AttemptFacts, 'url' | 'paused' | 'ailing'> & Sealed
type Sealed = { secret: Buffer; former_secret: Buffer | null }
type EnvelopeRow = Named & { envelope: string; raised_at: Date }
type Envelope = { bytes: Buffer; raisedAt: Date }

const nameOf = ({ organization_id, id }: Named) => `${organization_id} ${id}`

/** What is sent where, of several deliveries. Endpoints and events that they share are read, opened and encoded once. */
export async function readAttempts(
  { clock, secrets, run }: Reading,
  rows: DeliveryAtHand[],
): Promise<(AttemptFacts | undefined)[]> {
  const endpoints = keysOf(rows, 'endpoint_id')
  const events = keysOf(rows, 'webhook_event_id')
  const [addressees = [], envelopes = []] = (await run([
    { statement: readAddressees, values: [clock.database(), ...endpoints] },
    { statement: readEnvelopes, values: events },
  ])) as [AddresseeRow[], EnvelopeRow[]]
  const byEndpoint = new Map(addressees.map((one) => [nameOf(one), { ...one, secrets: openOnce(secrets, one) }]))
  const byEvent = new Map<string, Envelope>(
    envelopes.map((one) => [nameOf(one), { bytes: Buffer.from(one.envelope, 'utf8'), raisedAt: one.raised_at }]),
  )
  return rows.map(({ organization_id, endpoint_id, webhook_event_id, body }) => {
    const addressee = byEndpoint.get(nameOf({ organization_id, id: endpoint_id }))
    if (!addressee) return undefined
    const { url, paused, ailing, secrets } = addressee
    const event = byEvent.get(nameOf({ organization_id, id: webhook_event_id }))
    return { url, paused, ailing, secrets, body: body ?? event?.bytes ?? null, raisedAt: event?.raisedAt ?? null }
  })
}

function keysOf(rows: DeliveryAtHand[], column: 'endpoint_id' | 'webhook_event_id'): [string[], string[]] {
  const keys = new Map(rows.map((row) => [nameOf({ organization_id: row.organization_id, id: row[column] }), row]))
  const distinct = [...keys.values()]
  return [distinct.map((row) => row.organization_id), distinct.map((row) => row[column])]
}

/** A secret that cannot be opened is the trouble of its own deliveries alone. */
function openOnce(secrets: Reading['secrets'], { id, secret, former_secret }: Named & Sealed): () => string[] {
  let opened: string[] | undefined
  return () => {
    opened ??= [secret, former_secret].flatMap((sealed) => (sealed ? secrets.open(sealed, id) : []))
    return opened
  }
}
