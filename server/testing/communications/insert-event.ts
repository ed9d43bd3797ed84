import { dayInterval } from '#sdk/checkin'
import { insertEventCountersSql } from '../../areas/events/index.ts'
import { runPrepared } from '../../platform/database/prepared.ts'
import { newId } from '../../platform/ids.ts'
import type { MailTestSetup } from '../mail/mail-test-setup.ts'

export type InsertedTestEvent = { id: string; typeId: string; dayIds: Map<string, string> }

const TIMEZONE = 'Europe/Madrid'
const DAYS = [
  { code: 'fri', name: 'Opening', date: '2026-06-05', starts_at: '10:00', ends_at: '18:00' },
  { code: 'sat', name: 'Night', date: '2026-06-06', starts_at: '20:00', ends_at: '02:00' },
]

/** An event of two days with one attendee type, inserted as rows. */
export async function insertTestEvent({ database, organizationId, clock }: MailTestSetup): Promise<InsertedTestEvent> {
  const now = clock.now()
  const common = { organization_id: organizationId, created_at: now, updated_at: now }
  const id = newId(now)
  await database('events').insert({
    ...common,
    id,
    code: 'harbour-days',
    name: 'Harbour Days',
    timezone: TIMEZONE,
    currency: 'EUR',
    language: 'en',
    status: 'published',
    waitlist: false,
    approval: false,
    payment_deadline_days: 7,
    search: '',
    livemode: true,
  })
  await runPrepared(database, insertEventCountersSql, [organizationId, id])
  const typeId = newId(now)
  await database('attendee_types').insert({
    ...common,
    event_id: id,
    id: typeId,
    code: 'visitor',
    name: 'Visitor',
    approval: false,
    ticket: 'per_person',
  })
  const dayIds = new Map(DAYS.map(({ code }) => [code, newId(now)]))
  const days = DAYS.map((day) => {
    const { start, end } = dayInterval(day, TIMEZONE)
    return { ...common, event_id: id, id: dayIds.get(day.code), ...day, starts_instant: start, ends_instant: end }
  })
  await database('event_days').insert(days)
  return { id, typeId, dayIds }
}
