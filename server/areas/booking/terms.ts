import type { components } from '../../../generated/types.ts'
import { type PlanCode, type PlanOverrides, termsOf } from '../../access/plans/index.ts'
import type { EventStatus } from '../../access/visibility/index.ts'
import { type Refusal, refuse } from '../../platform/contract/refusal.ts'
import type { Reader, Statement } from '../../platform/database/prepared.ts'

type FormSchema = components['schemas']['RegistrationForm']

export type TermDay = { id: string; code: string; date: string; capacity: number | null }

export type TermType = {
  id: string
  code: string
  price: number | null
  capacity: number | null
  approval: boolean
  ticket: 'per_person' | 'shared'
}

/** What one event asks of those who register, and the mode in which they do. */
export type Terms = {
  organizationId: string
  livemode: boolean
  event: {
    id: string
    code: string
    group_id: string | null
    status: EventStatus
    capacity: number | null
    waitlist: boolean
    approval: boolean
    payment_deadline_days: number
    currency: string
  }
  /** In the order of their dates. */
  days: TermDay[]
  types: TermType[]
  questions: FormSchema['questions']
  rules: FormSchema['rules']
  attendeeCap: number
  /** Which state of the event's structure this is. */
  revision: number
}

type TermsRow = Terms['event'] & {
  days: TermDay[]
  types: TermType[]
  questions: FormSchema['questions'] | null
  rules: FormSchema['rules'] | null
  plan: PlanCode
  plan_overrides: PlanOverrides
  revision: number
}

/** $1 organization, $2 event, $3 livemode */
const findTerms: Statement = {
  name: 'find-terms',
  text: `
select e.id, e.code, e.group_id, e.status, e.capacity, e.waitlist, e.approval, e.payment_deadline_days, e.currency,
  (select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'code', d.code, 'date', d.date, 'capacity', d.capacity)
    order by d.starts_instant), '[]')
    from event_days d where d.organization_id = $1 and d.event_id = $2) as days,
  (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'code', t.code, 'price', t.price, 'capacity', t.capacity,
    'approval', t.approval, 'ticket', t.ticket) order by t.id), '[]')
    from attendee_types t where t.organization_id = $1 and t.event_id = $2) as types,
  f.questions, f.rules, o.plan, o.plan_overrides, p.revision
from events e
join organizations o on o.id = e.organization_id
join event_places p on p.organization_id = e.organization_id and p.event_id = e.id and p.livemode = $3
left join event_forms f on f.organization_id = e.organization_id and f.event_id = e.id
where e.organization_id = $1 and e.id = $2`,
}

/** Deleted between being seen and being opened. */
export class EventGone extends Error {}

export async function readTerms(
  reader: Reader,
  organizationId: string,
  eventId: string,
  livemode: boolean,
): Promise<Terms> {
  const [row] = await reader.run<TermsRow>(findTerms, [organizationId, eventId, livemode])
  if (!row) throw new EventGone(`The event ${eventId} has gone.`)
  const { days, types, questions, rules, plan, plan_overrides, revision, ...event } = row
  return {
    organizationId,
    livemode,
    event,
    days,
    types,
    questions: questions ?? [],
    rules: rules ?? {},
    attendeeCap: termsOf(plan, plan_overrides).attendee_cap,
    revision,
  }
}

export function dayOf({ days }: Terms, reference: string): TermDay | Refusal<'not_found'> {
  return named(days, reference) ?? refuse('not_found', `There is no day ${reference} in this event.`)
}

export function typeOf({ types }: Terms, reference: string): TermType | Refusal<'not_found'> {
  return named(types, reference) ?? refuse('not_found', `There is no attendee type ${reference} in this event.`)
}

function named<Item extends { id: string; code: string }>(items: Item[], reference: string): Item | undefined {
  return items.find(({ id }) => id === reference) ?? items.find(({ code }) => code === reference)
}
