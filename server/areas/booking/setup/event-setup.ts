import type { QueryResultRow } from 'pg'
import { getAllowance, type PlanCode, type PlanOverrides } from '../../../access/plans/index.ts'
import { bindFindEvent, type EventRow, type EventViewer, toEventOrNotFound } from '../../../access/visibility/index.ts'
import { isRefusal, type Refusal, toNotFound } from '../../../platform/contract/refusal.ts'
import type { Schemas } from '../../../platform/contract/schemas.ts'
import type { BoundStatement, Reader } from '../../../platform/database/prepared.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { findEventSetupByRefSql, findEventSetupSql, findTypeAndDayNamesSql } from '../queries.ts'

type FormSchema = Schemas['NewRegistrationForm']

export type EventSetupDay = { id: string; code: string; date: string; capacity: number | null }

export type EventSetupType = {
  id: string
  code: string
  price: number | null
  capacity: number | null
  approval: boolean
  ticket: 'per_person' | 'shared'
}

export type EventSetup = {
  organizationId: string
  livemode: boolean
  event: Pick<EventRow, 'id' | 'code' | 'group_id' | 'status' | 'capacity' | 'currency'> &
    Pick<EventRow, 'waitlist' | 'approval' | 'payment_deadline_days'>
  /** Ordered by date. */
  days: EventSetupDay[]
  types: EventSetupType[]
  questions: FormSchema['questions']
  rules: FormSchema['rules']
  attendeeCap: number
  revision: number
}

type SetupRow = EventSetup['event'] &
  Pick<EventSetup, 'days' | 'types' | 'revision'> & {
    questions: FormSchema['questions'] | null
    rules: FormSchema['rules'] | null
    plan: PlanCode
    plan_overrides: PlanOverrides
  }

/** Deleted after the caller found it, before its setup was read. */
export class EventDeletedError extends Error {}

export async function readEventSetup(reader: Reader, organizationId: string, eventId: string, livemode: boolean) {
  const [row] = await reader.run<SetupRow>(findEventSetupSql, [organizationId, eventId, livemode])
  if (!row) throw new EventDeletedError(`The event ${eventId} has gone.`)
  return setupOf(row, organizationId, livemode)
}

/** By id; only files need them, so they are no part of the setup. */
export async function readTypeAndDayNames(reader: Reader, { organizationId, event }: EventSetup) {
  const named = await reader.run<{ id: string; name: string }>(findTypeAndDayNamesSql, [organizationId, event.id])
  return new Map(named.map(({ id, name }) => [id, name]))
}

/** The same for an event the caller can see under this id or code. `beside` runs in the same round trip. */
export async function readVisibleEventSetup(
  transaction: Transaction,
  caller: EventViewer,
  reference: string,
  beside: BoundStatement[],
): Promise<{ seen: { setup: EventSetup; event: EventRow } | Refusal<'not_found'>; prefetched: QueryResultRow[][] }> {
  const [organizationId, livemode] = [caller.organization.id, caller.key.mode === 'live']
  const [events = [], setups = [], ...prefetched] = await transaction.runAll([
    bindFindEvent(caller, reference),
    { statement: findEventSetupByRefSql, values: [organizationId, reference, livemode] },
    ...beside,
  ])
  const event = toEventOrNotFound(caller, reference, events as EventRow[])
  if (isRefusal(event)) return { seen: event, prefetched }
  const [row] = setups as SetupRow[]
  // Deleted, or replaced by another event with its code, between the two reads.
  if (row?.id !== event.id) return { seen: toNotFound('event', reference), prefetched }
  return { seen: { setup: setupOf(row, organizationId, livemode), event }, prefetched }
}

function setupOf(row: SetupRow, organizationId: string, livemode: boolean): EventSetup {
  const { days, types, questions, rules, plan, plan_overrides, revision, ...event } = row
  return {
    organizationId,
    livemode,
    event,
    days,
    types,
    questions: questions ?? [],
    rules: rules ?? {},
    attendeeCap: getAllowance(plan, plan_overrides).attendee_cap,
    revision,
  }
}

export function findEventDay({ days }: EventSetup, reference: string): EventSetupDay | Refusal<'not_found'> {
  return named(days, reference) ?? toNotFound('day', reference, ' in this event')
}

export function findAttendeeType({ types }: EventSetup, reference: string): EventSetupType | Refusal<'not_found'> {
  return named(types, reference) ?? toNotFound('attendee type', reference, ' in this event')
}

const named = <Item extends { id: string; code: string }>(items: Item[], reference: string): Item | undefined =>
  items.find(({ id }) => id === reference) ?? items.find(({ code }) => code === reference)
