import { buildWorld, type DayDefinition, type PointDefinition, type World } from '#sdk/checkin'
import type { Chains } from '../../access/visibility/index.ts'

/** `code` is the id, by which everything names everything here; `label` what people call it. */
type Labelled = { label: string }
type WorldText = {
  timezone: string
  days: (DayDefinition & Labelled)[]
  check_in_points: (PointDefinition & Labelled)[]
}

export type EventPoint = { id: string; code: string; kind: string; limit: string }

export type EventWorld = {
  world: World
  /** By id or code; an id wins. */
  point(reference: string): EventPoint | undefined
  dayCode(id: string | null): string | null
}

/** Of so many events at once scans are expected in one process; of others the world is built again. */
const MAX_WORLDS = 200

/** An event from its text, and the groups that anybody at its gates belongs to, each with all above it. */
export type WorldOf = (text: string, chains: Chains) => EventWorld

/** What follows from the text alone is computed once for each text, which is what changes when the event does. */
export function buildWorlds(): WorldOf {
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
