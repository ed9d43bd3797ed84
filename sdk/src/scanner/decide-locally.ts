import { buildWorld, DECISION_VERSION, type Decision, decide, Undecidable } from '../checkin/index.ts'
import type { AskOnlineReason, Manifest, RosterTicket } from './types.ts'
import type { UnsyncedAdmissions } from './unsynced-admissions.ts'

export type PreparedManifest = ReturnType<typeof prepareManifest>

export function prepareManifest(manifest: Manifest) {
  const { event, groups, days, check_in_points, decision_version, attendee_types } = manifest
  return {
    manifest,
    world: buildWorld({ timezone: event.timezone, groups, days, check_in_points, decision_version }),
    types: new Set(attendee_types.map(({ code }) => code)),
    groups: new Set(groups.map(({ code }) => code)),
    /** Points that admit certain groups only. */
    choosy: new Set(check_in_points.filter((point) => point.groups !== null).map(({ code }) => code)),
  }
}

export type LocalDecisionInput = {
  /** Null if it is not on the roster. */
  row: RosterTicket | null
  /** Whether a ticket that is not on the roster is unknown: the roster is recent, or the code cannot be one. */
  isUnknown: boolean
  point: string
  at: Date
  only: readonly string[] | null
}

export function decideLocally(
  loaded: PreparedManifest,
  admissions: UnsyncedAdmissions,
  { row, isUnknown, point, at, only }: LocalDecisionInput,
): Decision | AskOnlineReason {
  const { manifest, world } = loaded
  if (manifest.decision_version > DECISION_VERSION || manifest.roster.hash !== 'sha256') return 'too_new'
  if (!row && !isUnknown) return 'not_on_roster'
  const doubt = row && doubtAbout(loaded, row, point)
  if (doubt) return doubt
  try {
    return decide(world, {
      ticket: row && { ...row, people: row.attendees },
      check_in_point: point,
      at,
      livemode: manifest.livemode,
      history: row ? admissions.historyOfTicket(row) : [],
      only,
    })
  } catch (error) {
    if (error instanceof Undecidable) return 'too_new'
    throw error
  }
}

function doubtAbout(
  { manifest, types, groups, choosy }: PreparedManifest,
  { attendees }: RosterTicket,
  point: string,
): AskOnlineReason | null {
  for (const { attendee_type, group } of attendees) {
    if (!types.has(attendee_type) || (group && !groups.has(group))) return 'out_of_step'
    if (!group && manifest.group !== null && choosy.has(point)) return 'not_told'
  }
  return null
}
