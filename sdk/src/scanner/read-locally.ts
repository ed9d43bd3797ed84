import type { Admission, Decision, DisplayOptions } from '../checkin/index.ts'
import { hashCode, normalizeCode } from '../checkin/index.ts'
import { newUuid } from '../internal/uuid.ts'
import { decideLocally } from './decide-locally.ts'
import type { GateRead } from './gate-types.ts'
import { ScannerError } from './service.ts'
import type { ScannerState } from './state.ts'
import type { AskOnlineReason, Manifest, QueuedScan, RosterTicket } from './types.ts'

export type LocalReadOptions = {
  now: () => number
  maxRosterAgeMs?: number
  checkInPoint?: string
  terminology?: DisplayOptions['terminology']
}

/** What was read, with what the device knows about it. */
export type LocalGateRead = {
  scan: QueuedScan
  row: RosterTicket | null
  admissions: Admission[]
  manifest: Manifest | null
  terminology: DisplayOptions['terminology']
} & ({ decision: Decision; why: null } | { decision: null; why: AskOnlineReason })

/** The hash of a code in the roster. Null if it cannot be a code; undefined if it cannot be hashed here, or not yet. */
export async function hashScannedCode(state: ScannerState, { code }: GateRead): Promise<string | null | undefined> {
  const normal = code === undefined ? null : normalizeCode(code)
  if (normal === null) return null
  const salt = state.manifest?.manifest.roster.salt
  return crypto.subtle && salt !== undefined ? hashCode(normal, salt) : undefined
}

/**
 * Decides without the service. It does not wait for anything, so that what follows at once counts before another
 * reading is decided.
 */
export function decideReadLocally(
  state: ScannerState,
  { now, maxRosterAgeMs = 60_000, checkInPoint, terminology }: LocalReadOptions,
  read: GateRead,
  hash: string | null | undefined,
  at: Date,
): LocalGateRead {
  const { manifest: loaded, pages } = state
  const { roster } = state.values
  const manifest = loaded?.manifest ?? null
  const point = findPoint(manifest, read.checkInPoint ?? checkInPoint)
  const scan: QueuedScan = {
    client_uuid: newUuid(),
    ...(read.code === undefined ? { ticket: read.ticketId } : { code: read.code }),
    ...(point === undefined ? {} : { check_in_point: point }),
    scanned_at: at.toISOString(),
    ...(read.only ? { only: read.only } : {}),
    device_result: null,
  }
  const known = { scan, row: null, decision: null, admissions: [], manifest, terminology }
  if (!loaded || !manifest || !roster) return { ...known, why: 'not_loaded' }
  if (point === undefined) return { ...known, why: 'no_check_in_point' }
  if (hash === undefined) return { ...known, why: 'not_secure' }
  const byTicket = read.ticketId !== undefined && pages.findTicket(read.ticketId)
  const row = byTicket || (hash === null ? null : pages.find(hash))
  const isWhole = now() - roster.readAt <= maxRosterAgeMs && manifest.roster.scope === 'event'
  const isUnknown = read.code !== undefined && (hash === null || isWhole)
  const asked = { row, isUnknown, point, at, only: read.only ?? null }
  const decision = decideLocally(loaded, state.admissions, asked)
  if (typeof decision === 'string') return { ...known, row, why: decision }
  const admissions = decision.people.flatMap(({ person, result, admitted }) =>
    admitted
      ? [{ person, result: result as 'accepted', check_in_point: point, day: decision.day, at: scan.scanned_at }]
      : [],
  )
  return { ...known, row, decision, why: null, admissions }
}

/** The code of the point. One that the manifest lacks is refused as the service would refuse it. */
function findPoint(manifest: Manifest | null, named: string | undefined): string | undefined {
  if (!manifest) return named
  const { check_in_points } = manifest
  if (named === undefined) return check_in_points.length === 1 ? check_in_points[0]?.code : undefined
  const found = check_in_points.find(({ code, id }) => code === named || id === named)
  if (found) return found.code
  const points = check_in_points.map(({ code, name }) => `${code} (${name})`).join(', ')
  const known = points ? `The event has ${points}.` : 'The event has none.'
  const message = `There is no check-in point ${named} as of the last refresh. ${known}`
  throw new ScannerError(404, 'not_found', message)
}
