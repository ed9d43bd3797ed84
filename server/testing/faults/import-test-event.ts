import { randomUUID } from 'node:crypto'
import { createKey } from '../../access/keys/index.ts'
import type { Database } from '../../platform/database/connect.ts'
import { insertTestOrganization } from '../create-organization.ts'

const SCOPES: ('read' | 'write' | 'admin')[] = ['read', 'write', 'admin']

/** An event with limited capacity on its second day. */
export async function makeImportTestEvent(database: Database, port: number | null, room: number) {
  const now = new Date()
  const organizationId = await insertTestOrganization(
    database,
    {
      slug: `hall-${randomUUID().slice(0, 8)}`,
      name: 'Hall',
      timezone: 'Europe/Madrid',
      plan: 'scale',
      overrides: { api_rate_per_min: 1_000_000, attendee_cap: 200_000 },
    },
    now,
  )
  const options = { organizationId, name: 'Faults', mode: 'live' as const, scopes: SCOPES }
  const { value } = await createKey(database, { ...options, requestsPerMinute: 1_000_000 }, now)
  const send = async (path: string, body: string, type: string) => {
    const headers = { Authorization: `Bearer ${value}`, 'Content-Type': type, 'Idempotency-Key': randomUUID() }
    const response = await fetch(`http://127.0.0.1:${port}/v1${path}`, { method: 'POST', headers, body })
    const answer = await response.json()
    if (!response.ok) throw new Error(`${path} was refused: ${JSON.stringify(answer)}`)
    return answer
  }
  const make = (path: string, body: object) => send(path, JSON.stringify(body), 'application/json')
  await make('/events', { code: 'fest', name: 'Fest', timezone: 'Europe/Madrid' })
  await make('/events/fest/days', { code: 'fri', date: '2026-06-05' })
  await make('/events/fest/days', { code: 'sat', date: '2026-06-06', capacity: room })
  await make('/events/fest/attendee-types', { code: 'visitor', name: 'Visitor' })
  await make('/events/fest/attendee-types', { code: 'family', name: 'Family', ticket: 'shared' })
  await make('/events/fest/publish', {})
  const importOf = async (csv: string, query = ''): Promise<string> =>
    (await send(`/events/fest/imports${query}`, csv, 'text/csv')).id
  return { organizationId, make, import: importOf }
}
