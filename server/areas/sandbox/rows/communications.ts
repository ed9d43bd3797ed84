import type { Statement } from '../../../platform/database/prepared.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import type { BuildDay } from '../calendar.ts'
import type { StructureRows } from './structure.ts'

/** The one that the contract's examples name. */
const COMMUNICATION = '01JGFJK08A2C4E6G8J0M2P4R6T'

const SUBJECT = 'See you at {{event_name}}, {{first_name}}'
const BODY = 'Hello {{first_name}},\n\nthe doors open at 17:00. Your ticket: {{ticket_codes}}.'

const insertDraft: Statement = {
  name: 'sandbox-put-communication',
  text: `
insert into communications (
  organization_id, event_id, id, livemode, name, subject, body, language, statuses, days, created_at, updated_at
)
values ($1, $2, $3, false, 'Doors', $4, $5, 'en', '{confirmed}', $6, $7, $7)`,
}

/** A draft of the festival, for those who try the reference. */
export async function putCommunication(
  transaction: Transaction,
  organizationId: string,
  { events, event_days }: StructureRows,
  { stamp }: BuildDay,
): Promise<void> {
  const festival = events.find(({ code }) => code === 'harbour-lights')
  const days = event_days.filter(({ event_id, code }) => event_id === festival?.id && code === 'day-1')
  const values = [festival?.id, COMMUNICATION, SUBJECT, BODY, days.map(({ id }) => id), stamp]
  await transaction.run(insertDraft, [organizationId, ...values])
}
