import type { Terms } from '../../areas/booking/terms.ts'
import type { Statement } from '../../platform/database/prepared.ts'
import type { Transaction } from '../../platform/database/transaction.ts'

/** $1 organization, $2 groups. Each with itself and all above it. */
const findChains: Statement = {
  name: 'find-group-chains',
  text: `
with recursive chain as (
  select id as of, id, parent_id from groups where organization_id = $1 and id = any($2)
  union
  select chain.of, parent.id, parent.parent_id from groups parent join chain on parent.id = chain.parent_id
  where parent.organization_id = $1
)
select of, array_agg(id) as ids from chain group by of`,
}

/**
 * The groups whose keys can see something that belongs to a group at this event: those that hold the event, and those that hold
 * the thing's group and can see the event.
 */
export async function visibleTo(
  reader: Pick<Transaction, 'run'>,
  { organizationId, event }: Terms,
  groups: (string | null)[],
): Promise<(group: string | null) => string[]> {
  const ids = [...new Set([...groups, event.group_id].filter((id) => id !== null))]
  if (ids.length === 0) return () => []
  const found = await reader.run<{ of: string; ids: string[] }>(findChains, [organizationId, ids])
  const chains = new Map(found.map(({ of, ids }) => [of, ids]))
  const holdingEvent = event.group_id === null ? [] : (chains.get(event.group_id) ?? [])
  return (group) => {
    const holding = group === null ? [] : (chains.get(group) ?? [])
    const seesEvent = event.group_id === null || holding.includes(event.group_id)
    return [...new Set([...holdingEvent, ...(seesEvent ? holding : [])])]
  }
}
