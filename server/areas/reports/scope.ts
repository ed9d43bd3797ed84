import type { Caller } from '../../access/callers/index.ts'
import { type EventRow, withinSight } from '../../access/visibility/index.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { type Condition, filteredList } from '../../platform/lists/index.ts'
import type { EventSetup } from '../booking/index.ts'

/** What a report is about: the data of an event in the mode of the key that asks, as far as the caller sees it. */
export type ReportScope = { reader: Transaction; caller: Caller; event: EventRow; setup: EventSetup }

type Question = {
  name: string
  /** Up to and with the conditions that always hold. */
  head: Condition
  sight: Condition | null
  tail: string
}

export function ask<Row extends object>(
  { reader }: ReportScope,
  { name, head, sight, tail }: Question,
): Promise<Row[]> {
  const { statement, values } = filteredList({ name, head, filters: { sight }, tail: [tail] })
  return reader.run<Row>(statement, values)
}

/** For `organization_id = ? and event_id = ? and livemode = ?`. */
export const eventKey = ({ setup }: ReportScope): [string, string, boolean] => [
  setup.organizationId,
  setup.event.id,
  setup.livemode,
]

/** Of people and registrations, which know their group. */
export const seen = ({ caller, event }: ReportScope, alias: string) => withinSight(caller, event, alias)

/** Of what only its registration knows the group of. */
export function seenByRegistration({ caller, event }: ReportScope, alias: string): Condition | null {
  const sight = withinSight(caller, event, alias, 'r.group_id')
  if (!sight) return null
  const [condition, ...values] = sight
  return [
    `exists (
  select from registrations r
  where r.organization_id = ${alias}.organization_id and r.id = ${alias}.registration_id and ${condition}
)`,
    ...values,
  ]
}
