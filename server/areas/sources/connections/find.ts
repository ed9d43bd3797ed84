import type { GroupViewer } from '../../../access/visibility/index.ts'
import { isRefusal, toNotFound } from '../../../platform/contract/refusal.ts'
import type { Reader } from '../../../platform/database/prepared.ts'
import type { AccountOptions, SourceAccount } from '../source-platform.ts'
import type { SourceTools } from '../tools.ts'
import { findConnection, findConnections, findConnectionTokenSql, updateConnectionStatusSql } from './queries.ts'
import { type SourceConnection, type SourceConnectionRow, toSourceConnection } from './shape.ts'

/** An invisible connection answers like a missing one. `hold` locks it, so that it is not deleted before the commit. */
export const findVisibleConnection = async (reader: Reader, caller: GroupViewer, id: string, hold = false) =>
  (await findConnection(reader, caller, id, hold)) ?? toNotFound('source connection', id)

const MOST = 10_000

/** All that the caller sees, in the order of creation. */
export const listConnections = async (reader: Reader, caller: GroupViewer): Promise<SourceConnection[]> =>
  (await findConnections(reader, caller, { limit: MOST, position: null })).map(toSourceConnection)

export type ConnectionWithAccount = { row: SourceConnectionRow; account: SourceAccount }

export async function openSourceConnection(
  reader: Reader,
  caller: GroupViewer,
  { platforms, box }: SourceTools,
  id: string,
  patience: AccountOptions['patience'],
) {
  const row = await findVisibleConnection(reader, caller, id)
  if (isRefusal(row)) return row
  const [sealed] = await reader.run<{ token: Buffer }>(findConnectionTokenSql, [caller.organization.id, id])
  if (!sealed) return toNotFound('source connection', id)
  const token = box.open(sealed.token, id)
  return { row, account: platforms[row.platform].open({ token, wasTaken: true, patience }) }
}

/** Stores whether the platform accepted the token, if that changed. Not audited, because nobody acted. */
export async function recordTokenStatus(
  reader: Reader,
  organizationId: string,
  { id, status }: SourceConnectionRow,
  answer: object,
  now: Date,
): Promise<void> {
  if (isRefusal(answer) && answer.code === 'source_unavailable') return
  const isToken = isRefusal(answer) && (answer.details as { reason?: string } | undefined)?.reason === 'token_expired'
  const seen = isToken ? 'refused' : 'connected'
  if (seen !== status) await reader.run(updateConnectionStatusSql, [organizationId, id, seen, now])
}
