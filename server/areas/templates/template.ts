import type { components } from '../../../generated/types.ts'
import type { Caller } from '../../access/callers/index.ts'
import type { EventRow } from '../../access/visibility/index.ts'
import type { Reader } from '../../platform/database/prepared.ts'
import { readForm, scopeOf, structureOf } from '../events/index.ts'

type Schemas = components['schemas']

/** As it is answered. */
export type EventTemplate = Schemas['EventTemplate']

/** As it is sent. */
export type NewEventTemplate = Schemas['NewEventTemplate']

export const TEMPLATE_VERSION = 1

/** What the event is made of, as far as the caller sees it, without people, ids and what happened to it. */
export async function templateOf(reader: Reader, caller: Caller, event: EventRow): Promise<EventTemplate> {
  const { days, types, points } = await structureOf(reader, caller, event)
  const { code, name, description, timezone, currency, language } = event
  const { capacity, waitlist, approval, payment_deadline_days } = event
  return {
    template_version: TEMPLATE_VERSION,
    event: {
      ...{ code, name, description, timezone, currency, language },
      ...{ capacity, waitlist, approval, payment_deadline_days },
    },
    days: days.map(({ code, name, date, starts_at, ends_at, capacity }) => ({
      ...{ code, name, date, starts_at, ends_at, capacity },
    })),
    attendee_types: types.map(({ code, name, price, capacity, approval, ticket }) => ({
      ...{ code, name, price, capacity, approval, ticket },
    })),
    check_in_points: points.map(({ id: _, created_at: __, updated_at: ___, ...point }) => point),
    form: await readForm(reader, scopeOf(caller, event)),
  }
}
