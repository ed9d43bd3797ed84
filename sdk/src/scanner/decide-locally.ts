import { buildWorld, DECISION_VERSION, type Decision, decide, Undecidable, type World } from '../checkin/index.ts'
import type { IndexedTicket, RosterIndex } from './roster-index.ts'
import type { AskOnlineReason, Manifest } from './types.ts'

export type PreparedManifest = {
  manifest: Manifest
  world: World
  types: ReadonlySet<string>
  groups: ReadonlySet<string>
  /** Points that admit certain groups only. */
  choosy: ReadonlySet<string>
}

export function prepareManifest(manifest: Manifest): PreparedManifest {
  const { event, groups, days, check_in_points, decision_version, attendee_types } = manifest
  return {
    manifest,
    world: buildWorld({ timezone: event.timezone, groups, days, check_in_points, decision_version }),
    types: new Set(attendee_types.map(({ code }) => code)),
    groups: new Set(groups.map(({ code }) => code)),
    choosy: new Set(check_in_points.filter((point) => point.groups !== null).map(({ code }) => code)),
  }
}

export type HashedScan = {
  /** Null if it cannot be a ticket code. */
  hash: string | null
  point: string
  at: Date
  only: readonly string[] | null
  /** Whether the roster is recent enough to treat a code that is not on it as unknown. */
  isFresh: boolean
}

export type DecisionOrAskOnline = { decision: Decision; found: IndexedTicket | null } | { why: AskOnlineReason }

export function decideLocally(loaded: PreparedManifest, index: RosterIndex, scan: HashedScan): DecisionOrAskOnline {
  const { manifest, world } = loaded
  if (manifest.decision_version > DECISION_VERSION || manifest.roster.hash !== 'sha256') return { why: 'too_new' }
  const found = scan.hash === null ? null : (index.find(scan.hash) ?? null)
  if (!found && scan.hash !== null && !(scan.isFresh && manifest.roster.scope === 'event')) {
    return { why: 'not_on_roster' }
  }
  const doubt = found && doubtAbout(loaded, found, scan.point)
  if (doubt) return { why: doubt }
  try {
    const decision = decide(world, {
      ticket: found?.ticket ?? null,
      check_in_point: scan.point,
      at: scan.at,
      livemode: manifest.livemode,
      history: found ? index.historyOf(found.ticket) : [],
      only: scan.only,
    })
    return { decision, found }
  } catch (error) {
    if (error instanceof Undecidable) return { why: 'too_new' }
    throw error
  }
}

function doubtAbout(
  { manifest, types, groups, choosy }: PreparedManifest,
  { ticket }: IndexedTicket,
  point: string,
): AskOnlineReason | null {
  for (const { attendee_type, group } of ticket.people) {
    if (!types.has(attendee_type) || (group && !groups.has(group))) return 'out_of_step'
    if (!group && manifest.group !== null && choosy.has(point)) return 'not_told'
  }
  return null
}
