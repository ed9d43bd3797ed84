import { buildWorld, type DayDefinition, type PointDefinition, type World } from '#sdk/checkin'
import type { GroupChains } from '../../access/visibility/index.ts'

/** Here `code` is the id and `label` the code. */
type Labelled = { label: string }
type WorldText = {
  timezone: string
  days: (DayDefinition & Labelled)[]
  check_in_points: (PointDefinition & Labelled)[]
}

export type EventPoint = { id: string; code: string; kind: string; limit: string }

export type EventWorld = {
  world: World
  /** Ids take precedence over codes. */
  point(reference: string): EventPoint | undefined
  dayCode(id: string | null): string | null
}

/** Events cached per process; others are built again for each batch. */
const MAX_WORLDS = 200

/** `chains` maps the groups of all people at the gates to their ancestors. */
export type GetWorld = (text: string, chains: GroupChains) => EventWorld

/** Caches by the event's JSON text, which changes whenever the event does. */
export function createWorldCache(): GetWorld {
  const known = new Map<string, EventWorld>()
  const builtFrom = (text: string): EventWorld => {
    const found = known.get(text)
    if (found) return found
    const built = worldOf(JSON.parse(text))
    const [oldest] = known.keys()
    if (known.size >= MAX_WORLDS && oldest !== undefined) known.delete(oldest)
    known.set(text, built)
    return built
  }
  return (text, chains) => {
    const built = builtFrom(text)
    const lineage = (group: string | null) => (group === null ? [] : (chains.get(group) ?? [group]))
    return { ...built, world: { ...built.world, lineage } }
  }
}

function worldOf({ timezone, days, check_in_points }: WorldText): EventWorld {
  const points = check_in_points.map(({ code, label, kind, limit }) => ({
    id: code,
    code: label,
    kind,
    limit: limit ?? 'per_day',
  }))
  const byReference = new Map([
    ...points.map((point): [string, EventPoint] => [point.code, point]),
    ...points.map((point): [string, EventPoint] => [point.id, point]),
  ])
  const dayCodes = new Map(days.map(({ code, label }) => [code, label]))
  return {
    world: buildWorld({ timezone, groups: [], days, check_in_points }),
    point: (reference) => byReference.get(reference),
    dayCode: (id) => (id === null ? null : (dayCodes.get(id) ?? null)),
  }
}
