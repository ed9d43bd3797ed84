import type { Caller } from '../../access/callers/index.ts'
import { actingCaller } from '../../access/keys/index.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/contract/refusal.ts'
import type { Reader } from '../../platform/database/prepared.ts'
import type { JobKind } from './kind.ts'
import type { JobRow } from './rows.ts'

/** The current state of the caller that a job acts for, or why the job may no longer act for it. */
export async function resolveJobCaller(
  reader: Reader,
  kind: JobKind,
  row: JobRow,
  now: Date | null,
): Promise<Caller | Refusal> {
  const by = { type: row.made_by, id: row.made_by_id }
  const actsFor = { organizationId: row.organization_id, by, livemode: row.livemode }
  const caller = await actingCaller(reader, actsFor, now)
  if (isRefusal(caller)) return caller
  const { plan, allowance } = caller.organization
  const lacking = (kind.needs?.(row) ?? []).find((entitlement) => !allowance[entitlement])
  if (!lacking) return caller
  const message = `The plan ${plan} does not include ${lacking}, which this job needs; it did when the job was made.`
  return refuse('entitlement_required', message, { fields: { key: lacking } })
}
