import { buildWorld, type DayDefinition, type PointDefinition, type World } from '#sdk/checkin'
import type { GroupAncestors } from '../../access/visibility/index.ts'

type Identified = { id: string }
type WorldText = {
  timezone: string
  days: (DayDefinition & Identified)[]
  check_in_points: (PointDefinition & Identified)[]
}

export type ScanPoint = { id: string; code: string; kind: string; limit: string }

export type ScanRules = {
  world: World
  /** Ids take precedence over codes. */
  point(reference: string): ScanPoint | undefined
  dayCode(id: string | null): string | null
}

/** Events cached per process; others are built again for each batch. */
const MAX_WORLDS = 200

/** `chains` maps the groups of all people at the gates to their ancestors. */
export type GetRules = (text: string, chains: GroupAncestors) => ScanRules

/** Caches by the event's JSON text, which changes whenever the event does. */
export function buildScanRulesCache(): GetRules {
  const known = new Map<string, ScanRules>()
  const builtFrom = (text: string): ScanRules => {
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

function worldOf({ timezone, days, check_in_points }: WorldText): ScanRules {
  const points = check_in_points.map(({ id, code, kind, limit }) => ({ id, code, kind, limit: limit ?? 'per_day' }))
  const byReference = new Map([
    ...points.map((point): [string, ScanPoint] => [point.code, point]),
    ...points.map((point): [string, ScanPoint] => [point.id, point]),
  ])
  const dayCodes = new Map(days.map(({ id, code }) => [id, code]))
  return {
    world: buildWorld({
      timezone,
      groups: [],
      days: days.map(withIdAsCode),
      check_in_points: check_in_points.map(withIdAsCode),
    }),
    point: (reference) => byReference.get(reference),
    dayCode: (id) => (id === null ? null : (dayCodes.get(id) ?? null)),
  }
}

/** The decision knows days and points by any text, as `code`. Here it is their id: a code can be changed between two scans. */
const withIdAsCode = <Definition extends Identified>(definition: Definition) => ({ ...definition, code: definition.id })
