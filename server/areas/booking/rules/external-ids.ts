import type { Caller } from '../../../access/callers/index.ts'
import type { EventRow } from '../../../access/visibility/index.ts'
import { type Refusal, refuse } from '../../../platform/contract/refusal.ts'
import type { BoundStatement, Reader } from '../../../platform/database/prepared.ts'
import { findExternalIdHoldersSql } from '../queries.ts'
import type { RegistrationRow } from '../rows.ts'
import type { EventSetup } from '../setup/event-setup.ts'
import { isRegistrationVisible } from '../show/find-visible.ts'

/** The registration that has an external id, of those that are neither cancelled nor declined. */
export type ExternalIdHolder = Pick<RegistrationRow, 'id' | 'group_id'> & { external_id: string }

export type ExternalIdHolders = Map<string, ExternalIdHolder>

/** Reliable only while the event's places are locked: no other transaction can take the id. */
export function bindFindExternalIdHolders(
  { organizationId, event, livemode }: Pick<EventSetup, 'organizationId' | 'livemode'> & { event: { id: string } },
  externalIds: string[],
): BoundStatement {
  return {
    statement: findExternalIdHoldersSql,
    values: [organizationId, event.id, livemode, [...new Set(externalIds)]],
  }
}

export const toExternalIdHolders = (rows: ExternalIdHolder[]): ExternalIdHolders =>
  new Map(rows.map((row) => [row.external_id, row]))

/** For registrations that are not in the database yet. */
export function addExternalIdHolder(holders: ExternalIdHolders, { id, group_id, external_id }: RegistrationRow): void {
  if (external_id !== null) holders.set(external_id, { id, group_id, external_id })
}

export async function refuseTakenExternalId(
  reader: Reader,
  caller: Caller,
  event: Pick<EventRow, 'within_reach'>,
  holders: ExternalIdHolders,
  externalId: string | null,
): Promise<Refusal<'external_id_taken'> | undefined> {
  const holder = externalId === null ? undefined : holders.get(externalId)
  if (!holder) return undefined
  const { external_id, id } = holder
  return (await isRegistrationVisible(reader, caller, event, holder.group_id))
    ? refuse('external_id_taken', toTakenIdMessage(holder), { details: { external_id, registration: id } })
    : refuse('external_id_taken', toHiddenExternalIdMessage(holder), { details: { external_id } })
}

export const toTakenIdMessage = ({ external_id, id }: ExternalIdHolder) =>
  `The external_id ${external_id} belongs to the registration ${id} of this event.`

export const toHiddenExternalIdMessage = ({ external_id }: Pick<ExternalIdHolder, 'external_id'>) =>
  `The external_id ${external_id} belongs to another registration of this event.`
