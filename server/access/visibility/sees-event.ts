import type { Caller } from '../callers/index.ts'

/** Each group with itself and all above it, as they were read together with something else. */
export type Chains = ReadonlyMap<string, readonly string[]>

/** Whether the caller sees an event: the same rule as that of the statements, where the groups are known already. */
export function seesEvent(
  { key, device }: Caller,
  event: { id: string; group_id: string | null; livemode: boolean },
  chains: Chains,
): boolean {
  if (device && device.eventId !== event.id) return false
  if (!event.livemode && key.mode === 'live') return false
  if (key.group === null || event.group_id === null) return true
  const isBelow = chains.get(event.group_id)?.includes(key.group.id) ?? false
  const isAbove = chains.get(key.group.id)?.includes(event.group_id) ?? false
  return isBelow || isAbove
}
