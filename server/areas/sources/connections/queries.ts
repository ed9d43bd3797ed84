import { type GroupViewer, whereInSubtree } from '../../../access/visibility/index.ts'
import { type Reader, sql } from '../../../platform/database/prepared.ts'
import * as lists from '../../../platform/lists/index.ts'
import type { SourceConnectionRow } from './shape.ts'

const SELECT = `
select c.id, c.platform, c.name, c.group_id, g.code as group_code, c.livemode, c.token_last_four, c.status, c.checked_at, c.created_at
from source_connections c
left join groups g on g.organization_id = c.organization_id and g.id = c.group_id
where c.organization_id = ? and c.livemode = ?`

/** A caller limited to a group sees the connections of that group and those below. */
const withinReach = ({ organization, key }: GroupViewer): lists.SqlCondition | null =>
  key.group ? whereInSubtree('c.group_id', organization.id, key.group.id) : null

const headOf = ({ organization, key }: GroupViewer) => [organization.id, key.mode === 'live'] as const

export async function findConnection(reader: Reader, caller: GroupViewer, id: string, hold: boolean) {
  const [found] = await lists.runFilteredQuery<SourceConnectionRow>(reader, {
    name: hold ? 'hold-source-connection' : 'find-source-connection',
    head: [`${SELECT} and c.id = ?`, ...headOf(caller), id],
    filters: { reach: withinReach(caller) },
    tail: [hold ? 'for update of c' : ''],
  })
  return found
}

export function findConnections(
  reader: Reader,
  caller: GroupViewer,
  page: lists.PageRequest,
): Promise<SourceConnectionRow[]> {
  const { after, tail } = lists.buildPageClauses('c.id', page)
  return lists.runFilteredQuery<SourceConnectionRow>(reader, {
    name: 'list-source-connections',
    head: [SELECT, ...headOf(caller)],
    filters: { reach: withinReach(caller), after },
    tail,
  })
}

export const findConnectionTokenSql = sql('find-source-connection-token')`
select token from source_connections where organization_id = $1 and id = $2`

export const insertConnectionSql = sql('insert-source-connection')`
insert into source_connections (
  organization_id, id, platform, name, group_id, livemode, token, token_last_four, status, checked_at, created_at
)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10)`

export const deleteConnectionSql = sql('delete-source-connection')`
delete from source_connections where organization_id = $1 and id = $2`

/** $3 status, $4 now */
export const updateConnectionStatusSql = sql('update-source-connection-status')`
update source_connections set status = $3, checked_at = $4 where organization_id = $1 and id = $2`
