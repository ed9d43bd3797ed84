import type { components } from '../../../../generated/types.ts'
import { type GroupCaller, owningGroup } from '../../../access/visibility/index.ts'
import { isRefusal, type Refusal, refuse } from '../../../platform/contract/refusal.ts'
import type { Reader } from '../../../platform/database/prepared.ts'
import { newId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work/work.ts'
import type { SourceRefusal } from '../source-platform.ts'
import type { SourceTools } from '../tools.ts'
import { countConnections, holdConnections, insertConnection } from './queries.ts'
import type { ConnectionRow } from './rows.ts'
import { type SourceConnection, toConnection } from './shape.ts'

export type NewConnection = components['schemas']['NewSourceConnection']

type Refused = SourceRefusal | Refusal<'not_found' | 'api_key_group' | 'invalid_state'>

const MOST = 100

/** The platform is asked before anything is held. */
export async function createConnection(
  work: Work,
  caller: GroupCaller,
  { platforms, box }: SourceTools,
  wish: NewConnection,
): Promise<SourceConnection | Refused> {
  const { transaction, now } = work
  const { id: organizationId } = caller.organization
  const { platform, name, token } = wish
  const refused = await platforms[platform].open({ token, wasTaken: false, patience: 'none' }).check()
  if (refused) return refused
  const group = await owningGroup(work, caller, wish.group, 'a source connection')
  if (isRefusal(group)) return group
  await transaction.run(holdConnections, [organizationId])
  const tooMany = await refuseTooMany(transaction, organizationId)
  if (tooMany) return tooMany
  const row: ConnectionRow = {
    id: newId(now),
    platform,
    name,
    group_id: group?.id ?? null,
    group_code: group?.code ?? null,
    livemode: caller.key.mode === 'live',
    token_last_four: token.slice(-4),
    status: 'connected',
    checked_at: now,
    created_at: now,
  }
  await transaction.run(insertConnection, [
    ...[organizationId, row.id, platform, name, row.group_id, row.livemode, box.seal(token, row.id)],
    ...[row.token_last_four, row.status, now],
  ])
  const made = toConnection(row)
  const object = { type: 'source_connection', id: row.id }
  work.audit({ action: 'source_connection.created', object, before: null, after: made })
  return made
}

async function refuseTooMany(reader: Reader, organizationId: string): Promise<Refusal<'invalid_state'> | undefined> {
  const [counted] = await reader.run<{ connections: number }>(countConnections, [organizationId])
  const connections = counted?.connections ?? 0
  if (connections < MOST) return undefined
  return refuse('invalid_state', `An organization may have ${MOST} source connections, and this one has them.`, {
    details: { state: 'too_many_source_connections', connections },
  })
}
