import { displayOf, hashCode, normalizeCode } from '../checkin/index.ts'
import type { components } from '../generated/types.ts'
import { decideLocally } from './decide-locally.ts'
import { openService, ScannerError, type ServiceOptions } from './service.ts'
import { ScannerState } from './state.ts'
import { type ScannerStorage, takingTurns } from './storage.ts'
import type { LocalDecision, LocalPerson, QueuedScan, RosterTicket, UploadedScan } from './types.ts'
import { type UploadReport, uploadQueue } from './upload.ts'
import { isOlder } from './version.ts'

export type ScannerOptions = ServiceOptions & {
  /** Where the roster and the queue are kept: `memoryStorage`, `indexedDbStorage`, or `fileStorage` of `@postern/sdk/scanner/file`. */
  storage: ScannerStorage
  /** How old the roster may be for a code that is not on it to be `unknown`; older, the scanner says to ask online. 60 000 unless told. */
  maxRosterAgeMs?: number
  /** The organization's own words, as `/me` tells them. */
  terminology?: NonNullable<Parameters<typeof displayOf>[2]>['terminology']
  /** How often an upload is tried again before it is left for later. 3 unless told. */
  maxRetries?: number
  /** Told of each scan of which the service decided something else than the people were told. */
  onDifference?: (uploaded: UploadedScan) => void
  /** Told of each scan that the service cannot record; it is kept under `failed`. */
  onFailed?: (uploaded: UploadedScan) => void
  /** Told when the service or its manifest says that this software is too old: nothing is scanned or uploaded any more, and the queue stays. */
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
  /** Who of a shared ticket has arrived, where not all have. */
  only?: string[]
}

export type Scanner = {
  /** Brings manifest and roster up to date. */
  refresh(): Promise<void>
  /** Decides from memory, and queues what was decided. What it must ask the service about is not queued: see `scanOnline`. */
  scan(scan: LocalScan): Promise<LocalDecision>
  /** Lets the service decide at once; the same `clientUuid` counts once however often it is sent. */
  scanOnline(scan: LocalScan, clientUuid?: string): Promise<components['schemas']['ScanResponse']>
  /** Sends what is queued, oldest first. What cannot be sent now stays queued. */
  upload(): Promise<UploadReport>
  /** How many scans wait to be uploaded. */
  readonly pending: number
  /** How many tickets the roster holds. */
  readonly tickets: number
  /** By how many milliseconds the device's clock is behind the service's. */
  readonly clockOffsetMs: number
  /** Whether this software is older than the service takes. A `refresh` that succeeds ends it, and so does newer software. */
  readonly outdated: boolean
  /** What the service could not record, with why. */
  readonly failed: unknown[]
}

/** Opens a scanner with what its storage holds; it can scan at once, if it was ever refreshed. */
export async function openScanner(options: ScannerOptions): Promise<Scanner> {
  const { maxRosterAgeMs = 60_000, version = null, now = Date.now, terminology } = options
  const service = openService(options)
  const state = await ScannerState.load(options.storage)
  const instant = () => new Date(now() + state.clockOffsetMs)

  const stopBelow = async (minVersion: string | null): Promise<void> => {
    if (state.outdated) return
    await state.keepOutdated({ minVersion, version })
    options.onOutdated?.(minVersion)
  }

  /** The minimum of the manifest, where this software is below it. */
  const missedMinimum = (): string | null => {
    const minimum = state.manifest?.manifest.min_sw_version
    return minimum !== undefined && version !== null && isOlder(version, minimum) ? minimum : null
  }

  // Newer software starts afresh, and is judged again.
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

  /** The service answers to this software; its manifest may still say that it is too old. */
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

  const inOrder = takingTurns()

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
      const asked = { hash, point: checkInPoint, at: scannedAt, only: only ?? null, isFresh }
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
        admitted ? [{ person, result: result as 'accepted', check_in_point: checkInPoint, day: decision.day, at }] : [],
      )
      await state.enqueue({ scan, admissions })
      const names = new Map(found?.row.attendees.map((attendee) => [attendee.id, attendee]))
      return {
        askOnline: false,
        ...told(decision),
        display: displayOf(decision.result, decision.reason, {
          language: manifest.manifest.event.language,
          people: decision.people,
          ...(terminology ? { terminology } : {}),
        }),
        ticketId: decision.people.length > 0 ? (found?.row.ticket_id ?? null) : null,
        people: decision.people.flatMap(({ person, ...one }) => {
          const attendee = names.get(person)
          if (!attendee) return []
          const { id, first_name, last_name, attendee_type } = attendee
          return [{ attendee: { id, first_name, last_name, attendee_type }, ...told(one) }]
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
      // Not the clientUuid: sent again it has another time, which an Idempotency-Key refuses and a client_uuid does not.
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

const told = ({ result, admitted, reason }: Omit<LocalPerson, 'attendee'>) => ({ result, admitted, reason })

/** Pages without https have no `randomUUID`. */
function newUuid(): string {
  if (crypto.randomUUID) return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
