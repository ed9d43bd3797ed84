/**
 * A scanner decides scans offline, from a copy of the event (manifest) and its tickets (roster), and queues them for
 * upload. Each scan has a `client_uuid`, so the service counts it once however often it is uploaded.
 * The copy can be out of date: another gate may admit the same ticket before the upload. The service decides again, and
 * reports the difference.
 */

import { displayOf, hashCode, normalizeCode } from '../checkin/index.ts'
import type { components } from '../generated/types.ts'
import { decideLocally } from './decide-locally.ts'
import { createService, ScannerError, type ServiceOptions } from './service.ts'
import { ScannerState } from './state.ts'
import { createTaskQueue, type ScannerStorage } from './storage.ts'
import type { LocalDecision, LocalPerson, Manifest, QueuedScan, RosterTicket, UploadedScan } from './types.ts'
import { type UploadReport, uploadQueue } from './upload.ts'
import { isOlder } from './version.ts'

export type ScannerOptions = ServiceOptions & {
  /** Stores roster and queue: `memoryStorage`, `indexedDbStorage`, or `fileStorage` of `@postern/sdk/scanner/file`. */
  storage: ScannerStorage
  /** Maximum age of the roster to call a missing code `unknown`; with an older one, ask online. Default: 60 000. */
  maxRosterAgeMs?: number
  /** The point of this gate, by its code or id, for readings that name none. */
  checkInPoint?: string
  /** How long `check` waits for the service before the device decides. Default: 1000. */
  answerWithinMs?: number
  /** The organization's own words, if not those of the manifest. */
  terminology?: NonNullable<Parameters<typeof displayOf>[2]>['terminology']
  /** Retries of an upload before it is left for later. Default: 3. */
  maxRetries?: number
  /** Called for each scan for which the service decided otherwise than this scanner. */
  onDifference?: (uploaded: UploadedScan) => void
  /** Called for each scan that the service cannot record; it is stored in `failed`. */
  onFailed?: (uploaded: UploadedScan) => void
  /** Called when this software is too old for the service: scans and uploads stop, and the queue is kept. */
  onOutdated?: (minVersion: string | null) => void
  /** The device's clock, in milliseconds. */
  now?: () => number
  /** Waits between two attempts. */
  sleep?: (milliseconds: number) => Promise<void>
}

export type LocalScan = {
  code: string
  /** By its code. */
  checkInPoint: string
  /** Ids of the people of a shared ticket who have arrived, if not all have. */
  only?: string[]
}

export type Scanner = {
  /** Updates manifest and roster. */
  refresh(): Promise<void>
  /** Decides from memory, and queues the decision. If it says to ask online, nothing is queued: see `scanOnline`. */
  scan(scan: LocalScan): Promise<LocalDecision>
  /** The service decides at once; the same `clientUuid` counts once, however often it is sent. */
  scanOnline(scan: LocalScan, clientUuid?: string): Promise<components['schemas']['ScanResponse']>
  /** Uploads the queue, oldest first. What cannot be sent now stays queued. */
  upload(): Promise<UploadReport>
  /** The number of scans to upload. */
  readonly pending: number
  /** The number of tickets on the roster. */
  readonly tickets: number
  /** How far the device's clock is behind the service's, in milliseconds. */
  readonly clockOffsetMs: number
  /** Whether this software is too old for the service. A successful `refresh` or newer software resets it. */
  readonly outdated: boolean
  /** Scans that the service could not record, with the reasons. */
  readonly failed: unknown[]
}

/** Opens a scanner from its storage; it can scan at once, if it was ever refreshed. */
export async function openScanner(options: ScannerOptions): Promise<Scanner> {
  const { maxRosterAgeMs = 60_000, version = null, now = Date.now, terminology } = options
  const service = createService(options)
  const state = await ScannerState.load(options.storage)
  const instant = () => new Date(now() + state.clockOffsetMs)

  const stopBelow = async (minVersion: string | null): Promise<void> => {
    if (state.outdated) return
    await state.keepOutdated({ minVersion, version })
    options.onOutdated?.(minVersion)
  }

  /** The manifest's minimum version, if this software is older. */
  const missedMinimum = (): string | null => {
    const minimum = state.manifest?.manifest.min_sw_version
    return minimum !== undefined && version !== null && isOlder(version, minimum) ? minimum : null
  }

  // Newer software is checked again.
  if (state.outdated && state.outdated.version !== version) await state.keepOutdated(null)
  const missed = missedMinimum()
  if (missed !== null) await stopBelow(missed)

  const watched = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    try {
      return await work()
    } catch (error) {
      if (error instanceof ScannerError && error.status === 426) await stopBelow(error.minVersion)
      throw error
    }
  }

  const refuseOutdated = () => {
    if (state.outdated) throw outdatedError(state.outdated.minVersion)
  }

  /** The service accepts this software; the manifest may still require a newer version. */
  const checkManifest = async () => {
    const minimum = missedMinimum()
    if (minimum !== null) throw outdatedError(minimum)
    if (state.outdated) await state.keepOutdated(null)
  }

  const readRoster = async () => {
    const readAt = now()
    const rows = new Map<string, RosterTicket>()
    const since = state.roster?.asOf
    let cursor: string | null = null
    for (;;) {
      const query: Record<string, string> = { limit: '200', ...(since ? { since } : {}), ...(cursor ? { cursor } : {}) }
      const { data, page } = await service.roster(query)
      for (const row of data) rows.set(row.ticket_id, row)
      cursor = page.next_cursor
      if (cursor === null) return state.keepRoster([...rows.values()], { asOf: page.as_of, readAt }, page.from_start)
    }
  }

  const inOrder = createTaskQueue()

  return {
    refresh: () =>
      inOrder(() =>
        watched(async () => {
          const found = await service.manifest(state.etag)
          if (found) await state.keepManifest(found)
          await checkManifest()
          await readRoster()
        }),
      ),

    scan: async ({ code, checkInPoint, only }) => {
      refuseOutdated()
      const scannedAt = instant()
      const clientUuid = newUuid()
      const { manifest, roster } = state
      if (!manifest || !roster) return { askOnline: true, why: 'not_loaded', clientUuid, scannedAt }
      const normal = normalizeCode(code)
      const hash = normal === null ? null : await hashCode(normal, manifest.manifest.roster.salt)
      const isFresh = now() - roster.readAt <= maxRosterAgeMs
      const point = findPoint(manifest.manifest, checkInPoint)
      const asked = { hash, point, at: scannedAt, only: only ?? null, isFresh }
      const decided = decideLocally(manifest, state.index, asked)
      if ('why' in decided) return { askOnline: true, why: decided.why, clientUuid, scannedAt }
      const { decision, found } = decided
      const at = scannedAt.toISOString()
      const scan: QueuedScan = {
        client_uuid: clientUuid,
        code,
        check_in_point: checkInPoint,
        scanned_at: at,
        ...(only ? { only } : {}),
        device_result: decision.result,
      }
      const admissions = decision.people.flatMap(({ person, result, admitted }) =>
        admitted ? [{ person, result: result as 'accepted', check_in_point: point, day: decision.day, at }] : [],
      )
      await state.enqueue({ scan, admissions })
      const names = new Map(found?.row.attendees.map((attendee) => [attendee.id, attendee]))
      return {
        askOnline: false,
        ...toDecision(decision),
        display: displayOf(decision.result, decision.reason, {
          language: manifest.manifest.event.language,
          people: decision.people,
          ...(terminology ? { terminology } : {}),
        }),
        ticketId: decision.people.length > 0 ? (found?.row.ticket_id ?? null) : null,
        people: decision.people.flatMap(({ person, earlier, ...one }) => {
          const attendee = names.get(person)
          if (!attendee) return []
          const { id, first_name, last_name, attendee_type } = attendee
          const first_admission = earlier && { at: earlier.at, check_in_point: earlier.check_in_point }
          return [{ attendee: { id, first_name, last_name, attendee_type }, ...toDecision(one), first_admission }]
        }),
        day: decision.day,
        clientUuid,
        scannedAt,
      }
    },

    scanOnline: async ({ code, checkInPoint, only }, clientUuid = newUuid()) => {
      refuseOutdated()
      const body = {
        code,
        check_in_point: checkInPoint,
        client_uuid: clientUuid,
        scanned_at: instant().toISOString(),
        ...(only ? { only } : {}),
      }
      // Not the clientUuid: a repeated scan has another time, with which an Idempotency-Key would conflict.
      return watched(() => service.scan(JSON.stringify(body), newUuid()))
    },

    upload: () =>
      inOrder(() => {
        refuseOutdated()
        return watched(() => uploadQueue(service, state, { ...options, now, newUuid }))
      }),

    get pending() {
      return state.queue.size
    },
    get tickets() {
      return state.index.size
    },
    get clockOffsetMs() {
      return state.clockOffsetMs
    },
    get outdated() {
      return state.outdated !== null
    },
    get failed() {
      return [...state.failed.values()]
    },
  }
}

function outdatedError(minVersion: string | null): ScannerError {
  const needed = minVersion === null ? 'a newer one' : `version ${minVersion} or newer`
  const message = `This scanner's software is too old: ${needed} is needed. What is queued is kept until newer software sends it.`
  return new ScannerError(426, 'client_outdated', message, { minVersion: minVersion ?? undefined })
}

const toDecision = ({ result, admitted, reason }: Pick<LocalPerson, 'result' | 'admitted' | 'reason'>) => ({
  result,
  admitted,
  reason,
})

/** The code of the point. One that the manifest lacks is refused as the service would refuse it. */
function findPoint({ check_in_points }: Manifest, named: string): string {
  const found = check_in_points.find(({ code, id }) => code === named || id === named)
  if (found) return found.code
  const points = check_in_points.map(({ code, name }) => `${code} (${name})`).join(', ')
  const known = points ? `The event has ${points}.` : 'The event has none.'
  const message = `There is no check-in point ${named} as of the last refresh. ${known}`
  throw new ScannerError(404, 'not_found', message)
}

/** `randomUUID` is missing on pages without https. */
function newUuid(): string {
  if (crypto.randomUUID) return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
