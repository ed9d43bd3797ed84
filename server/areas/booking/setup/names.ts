import type { Reader } from '../../../platform/database/prepared.ts'
import { findGroupNames, findNames } from '../queries.ts'
import type { Names } from '../show/shape.ts'
import type { EventSetup } from './event-setup.ts'

type Named = { event_id: string; group_id: string | null }

/** What the ids in these rows are called. */
export async function namesOfRows(reader: Reader, organizationId: string, rows: Named[]): Promise<Names> {
  const names: Names = { groups: new Map(), types: new Map(), days: new Map(), currencies: new Map() }
  if (rows.length === 0) return names
  const events = [...new Set(rows.map(({ event_id }) => event_id))]
  const found = await reader.run<{ kind: keyof Names; id: string; name: string }>(findNames, [
    ...[organizationId, events, groupsOf(rows)],
  ])
  for (const { kind, id, name } of found) names[kind].set(id, name)
  return names
}

/** The same where the event's terms are known already; only groups remain to be asked for. */
export async function namesWithSetup(
  reader: Reader,
  { organizationId, event, types, days }: EventSetup,
  groups: (string | null)[],
): Promise<Names> {
  return {
    groups: await groupNames(reader, organizationId, groups),
    types: new Map(types.map(({ id, code }) => [id, code])),
    days: new Map(days.map(({ id, code }) => [id, code])),
    currencies: new Map([[event.id, event.currency]]),
  }
}

export async function groupNames(
  reader: Reader,
  organizationId: string,
  groups: (string | null)[],
): Promise<Map<string, string>> {
  const ids = [...new Set(groups)].filter((id) => id !== null)
  if (ids.length === 0) return new Map()
  const found = await reader.run<{ id: string; name: string }>(findGroupNames, [organizationId, ids])
  return new Map(found.map(({ id, name }) => [id, name]))
}

function groupsOf(rows: Named[]): string[] {
  return [...new Set(rows.flatMap(({ group_id }) => group_id ?? []))]
}
