import type { EventRow } from '../../access/visibility/index.ts'
import type { Schemas } from '../../platform/contract/schemas.ts'
import { normalizeText } from '../../platform/lists/search-text.ts'

export type Event = Schemas['Event']

export function toEvent(row: EventRow): Event {
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    description: row.description,
    group: row.group_code,
    timezone: row.timezone,
    currency: row.currency,
    language: row.language,
    status: row.status,
    capacity: row.capacity,
    waitlist: row.waitlist,
    approval: row.approval,
    payment_deadline_days: row.payment_deadline_days,
    livemode: row.livemode,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

export const toEventSearchText = ({ name, code }: { name: string; code: string }): string =>
  normalizeText(`${name} ${code}`)
