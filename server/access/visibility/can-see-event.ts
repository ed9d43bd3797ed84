import type { Reader } from '../../platform/database/prepared.ts'
import type { Caller } from '../callers/index.ts'
import { findGroupAncestorsSql } from './queries.ts'

/** Each group with itself and all above it. */
export type GroupAncestors = ReadonlyMap<string, readonly string[]>

/** The same rule as `WITH_VISIBLE_EVENTS`, for groups that are already loaded. */
export function canSeeEvent(
  { key, device }: Caller,
  event: { id: string; group_id: string | null; livemode: boolean },
  chains: GroupAncestors,
): boolean {
  if (device && device.eventId !== event.id) return false
  if (!event.livemode && key.mode === 'live') return false
  if (key.group === null || event.group_id === null) return true
  const isBelow = chains.get(event.group_id)?.includes(key.group.id) ?? false
  const isAbove = chains.get(key.group.id)?.includes(event.group_id) ?? false
  return isBelow || isAbove
}

/** Groups whose keys see an object: those containing the event, or the object's group if they see the event. */
export async function loadSeenByGroups(
  reader: Reader,
  { organizationId, event }: { organizationId: string; event: { group_id: string | null } },
  groups: (string | null)[],
): Promise<(group: string | null) => string[]> {
  const ids = [...new Set([...groups, event.group_id].filter((id) => id !== null))]
  if (ids.length === 0) return () => []
  const found = await reader.run<{ of: string; ids: string[] }>(findGroupAncestorsSql, [organizationId, ids])
  return buildSeenByGroups(new Map(found.map(({ of, ids }) => [of, ids])), event)
}

export function buildSeenByGroups(
  chains: GroupAncestors,
  event: { group_id: string | null },
): (group: string | null) => string[] {
  const holdingEvent = event.group_id === null ? [] : (chains.get(event.group_id) ?? [])
  return (group) => {
    const holding = group === null ? [] : (chains.get(group) ?? [])
    const seesEvent = event.group_id === null || holding.includes(event.group_id)
    return [...new Set([...holdingEvent, ...(seesEvent ? holding : [])])]
  }
}
