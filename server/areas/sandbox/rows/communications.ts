import type { Statement } from '../../../platform/database/prepared.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import type { BuildDay } from '../calendar.ts'
import { PUBLIC_KEY_ID } from '../ensure-sandbox.ts'
import type { StructureRows } from './structure.ts'

/** Those that the contract's examples name: one to read, one to send and one to delete. */
const DRAFTS = ['01JGFJK08A2C4E6G8J0M2P4R6T', '01JGFJK08E6G8J0M2P4R6T8W0Y', '01JGFJK08D5F7H9K1N3Q5S7V9X']

/** Those that wait for their time, with their jobs: one to cancel itself, one to cancel the job of. */
const SCHEDULED = [
  { id: '01JGFJK08F7H9K1N3Q5S7V9X1Z', job: '01JGFJK08G8J0M2P4R6T8W0Y2A' },
  { id: '01JGFJK08H9K1N3Q5S7V9X1Z3B', job: '01JGFJK08J0M2P4R6T8W0Y2A4C' },
]

/** They wait until the next night and long after, should there be none. */
const DAYS_AHEAD = 30

const SUBJECT = 'See you at {{event_name}}, {{first_name}}'
const BODY = 'Hello {{first_name}},\n\nthe doors open at 17:00. Your ticket: {{ticket_codes}}.'

/** $8 to $10: its job, when it is sent, and from where; null for a draft */
const insertCommunication: Statement = {
  name: 'sandbox-put-communication',
  text: `
insert into communications (
  organization_id, event_id, id, livemode, name, subject, body, language, statuses, days, created_at, updated_at,
  job_id, send_at, origin, status
)
values (
  $1, $2, $3, false, 'Doors', $4, $5, 'en', '{confirmed}', $6, $7, $7, $8, $9, $10,
  case when $8::text is null then 'draft' else 'scheduled' end
)`,
}

const insertWaitingJob: Statement = {
  name: 'sandbox-put-waiting-job',
  text: `
insert into jobs (
  organization_id, id, type, status, preview, livemode, event_id, made_by, made_by_id, parameters, next_attempt_at, created_at
)
values ($1, $2, 'communication', 'queued', false, false, $3, 'key', $4, $5, $6, $7)`,
}

/** Communications of the festival, for those who try the reference. */
export async function putCommunications(
  transaction: Transaction,
  organizationId: string,
  { events, event_days }: StructureRows,
  day: BuildDay,
): Promise<void> {
  const festival = events.find(({ code }) => code === 'harbour-lights')
  const days = event_days.filter(({ event_id, code }) => event_id === festival?.id && code === 'day-1')
  const dayIds = days.map(({ id }) => id)
  const put = (id: string, sending: (string | Date | null)[]) =>
    transaction.run(insertCommunication, [
      ...[organizationId, festival?.id, id, SUBJECT, BODY, dayIds, day.stamp],
      ...sending,
    ])
  for (const id of DRAFTS) await put(id, [null, null, null])
  const sendAt = day.ago(-DAYS_AHEAD)
  for (const { id, job } of SCHEDULED) {
    const parameters = JSON.stringify({ communication: id })
    const values = [organizationId, job, festival?.id, PUBLIC_KEY_ID, parameters, sendAt, day.stamp]
    await transaction.run(insertWaitingJob, values)
    await put(id, [job, sendAt, 'http://localhost'])
  }
}
