/**
 * A scanner decides scans offline, from a copy of the event (manifest) and its tickets (roster), and queues them for
 * upload. Each scan has a `client_uuid`, so the service counts it once however often it is uploaded.
 * The copy can be out of date: another gate may admit the same ticket before the upload. The service decides again, and
 * reports the difference.
 */

import type { DisplayOptions } from '../checkin/index.ts'
import { SDK_VERSION } from '../core/version.ts'
import type { components } from '../generated/types.ts'
import { newUuid } from '../internal/uuid.ts'
import { toOfflineGateAnswer, wordOptions } from './answers.ts'
import { decideGateRead } from './check.ts'
import type { Gate, GateRead } from './gate-types.ts'
import { createChangeListeners } from './listeners.ts'
import { claimStorage, eraseIfEventOver, hashToken, newStorageOwner, storeManifestWithOwner } from './owner.ts'
import { decideReadLocally, hashScannedCode } from './read-locally.ts'
import { createRosterReader } from './refresh.ts'
import { holdersOf, searchRoster, toFoundPeople } from './search.ts'
import { createService, isServiceRefusal, ScannerError, type ServiceOptions } from './service.ts'
import { storeOverrideAdmission, type UploadReport } from './settle.ts'
import { ScannerState } from './state.ts'
import { createTaskQueue, type ScannerStorage } from './storage.ts'
import type { LocalDecision, UploadedScan } from './types.ts'
import { uploadScanQueue } from './upload.ts'
import { isOlderVersion } from './version.ts'

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
  terminology?: DisplayOptions['terminology']
  /** Retries of an upload or a page of the roster before it is left for later. Default: 3. */
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

export type LocalScan = GateRead

export type Scanner = Gate & {
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
export async function openScanner(given: ScannerOptions): Promise<Scanner> {
  const { version = SDK_VERSION, now = Date.now, event, apiKey } = given
  const options = { ...given, version, now }
  const { changed, onChange } = createChangeListeners()
  const state = new ScannerState(options.storage, changed)
  let connected: boolean | null = null
  const reach = (isReached: boolean) => {
    if (connected === isReached) return
    connected = isReached
    changed()
  }
  const service = createService(options, reach)
  const token = hashToken(apiKey)
  const instant = () => new Date(now() + state.clockOffsetMs)
  await state.load()
  await claimStorage(state, event, token, instant().getTime())

  const stopBelow = async (minVersion: string | null): Promise<void> => {
    if (state.values.outdated) return
    await state.keep({ outdated: { minVersion, version } })
    options.onOutdated?.(minVersion)
  }

  /** The manifest's minimum version, if this software is older. */
  const missedMinimum = (): string | null => {
    const minimum = state.manifest?.manifest.min_sw_version
    return minimum !== undefined && isOlderVersion(version, minimum) ? minimum : null
  }

  // Newer software is checked again.
  if (state.values.outdated && state.values.outdated.version !== version) await state.keep({ outdated: null })
  const missed = missedMinimum()
  if (missed !== null) await stopBelow(missed)

  /** A roster that was asked for before it was erased is not kept. */
  let erasures = 0
  const isRevoked = () => state.values.revoked === token

  const watched = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof ScannerError)) throw error
      if (error.status === 426) await stopBelow(error.minVersion)
      if (error.status === 401 && isServiceRefusal(error) && !isRevoked()) {
        erasures += 1
        await state.eraseRoster({ revoked: token })
      }
      throw error
    }
  }

  const refuseStopped = () => {
    if (state.values.outdated) throw outdatedError(state.values.outdated.minVersion)
    if (isRevoked()) throw new ScannerError(401, 'device_revoked', REVOKED)
  }

  /** Also makes sure to which event the token belongs. */
  const readManifest = async () => {
    const found = await service.manifest(state.values.manifest?.etag ?? null)
    if (found) await storeManifestWithOwner(state, found)
    const minimum = missedMinimum()
    if (minimum !== null) throw outdatedError(minimum)
    if (state.values.outdated || state.values.revoked) await state.keep({ outdated: null, revoked: null })
  }

  const readRoster = createRosterReader(service, state, options)
  const inOrder = createTaskQueue()

  return {
    refresh: () => {
      const before = erasures
      return inOrder(() =>
        watched(async () => {
          await eraseIfEventOver(state, instant().getTime())
          await readManifest()
          if (await eraseIfEventOver(state, instant().getTime())) return
          await readRoster(now(), () => erasures !== before)
        }),
      )
    },

    scan: async (read) => {
      refuseStopped()
      const at = instant()
      const hash = await hashScannedCode(state, read)
      const local = decideReadLocally(state, options, read, hash, at)
      const { scan, decision, admissions } = local
      if (!decision) return { askOnline: true, why: local.why, clientUuid: scan.client_uuid, scannedAt: at }
      const answer = toOfflineGateAnswer(local)
      const kept = { scan: { ...scan, device_result: decision.result }, admissions, by: token }
      await state.enqueue(state.newNumber(), kept, { ...answer, checkInPoint: scan.check_in_point ?? null })
      return { ...answer, askOnline: false, result: decision.result, day: decision.day }
    },

    scanOnline: async ({ code, ticketId, checkInPoint = options.checkInPoint, only }, clientUuid = newUuid()) => {
      refuseStopped()
      const body = {
        ...(code === undefined ? { ticket: ticketId } : { code }),
        check_in_point: checkInPoint,
        client_uuid: clientUuid,
        scanned_at: instant().toISOString(),
        only,
      }
      // Not the clientUuid: a repeated scan has another time, with which an Idempotency-Key would conflict.
      return watched(() => service.scan(JSON.stringify(body), newUuid()))
    },

    check: async (read) => {
      refuseStopped()
      const isDown = () => connected === false
      const onSlow = () => reach(false)
      return decideGateRead({ state, service, options, token, instant, isDown, onSlow, watched }, read)
    },

    upload: () =>
      inOrder(() => {
        if (state.values.outdated) throw outdatedError(state.values.outdated.minVersion)
        return watched(async () => {
          if (!state.manifest && state.queue.size + state.aside.size > 0) await readManifest()
          return uploadScanQueue(service, state, options)
        })
      }),

    search: (text, { limit } = {}) => searchRoster(state, text, limit),
    searchByEmail: async (email) => {
      const { tickets, has_more } = await watched(() => service.tickets(email))
      return { people: toFoundPeople(state, tickets), hasMore: has_more }
    },
    peopleOf: async (read) => holdersOf(state, read, await hashScannedCode(state, read)),
    counts: () => watched(() => service.counts()),

    override: async (checkinId, by) => {
      const checkin = await watched(() => service.override(checkinId, JSON.stringify(by), newUuid()))
      const words = wordOptions(state.manifest?.manifest ?? null, options.terminology)
      await storeOverrideAdmission(state, checkinId, checkin, now(), words)
      return checkin
    },

    acknowledge: async (clientUuid) => {
      const seen = [...state.stored.difference].filter(([, one]) => [one.clientUuid, undefined].includes(clientUuid))
      const changes = new Map(seen.map(([number]) => [`difference:${number}`, null]))
      await state.commit(changes)
      state.follow(changes)
      changed()
    },

    erase: (what) => {
      erasures += 1
      // The manifest has an address at which the roster can be read without a token.
      return what === 'roster' ? state.eraseRoster({ manifest: null }) : state.eraseAll(newStorageOwner(event, token))
    },

    onChange,

    get pending() {
      return state.queue.size
    },
    get tickets() {
      return state.pages.size
    },
    get clockOffsetMs() {
      return state.clockOffsetMs
    },
    get outdated() {
      return state.values.outdated !== null
    },
    get revoked() {
      return isRevoked()
    },
    get connected() {
      return connected
    },
    get manifest() {
      return state.manifest?.manifest ?? null
    },
    get rosterReadAt() {
      return state.values.roster?.readAt ?? null
    },
    get failed() {
      return [...state.stored.failed.values()]
    },
    get recent() {
      const newest = [...state.stored.recent].sort(([one], [other]) => (one < other ? 1 : -1))
      return newest.map(([number, scan]) => ({ ...scan, pending: state.queue.has(number) }))
    },
    get differences() {
      return [...state.stored.difference.values()]
    },
  }
}

const REVOKED =
  'This device was revoked, or is not known any more. What is queued is kept: pair it with the same event again to send it.'

function outdatedError(minVersion: string | null): ScannerError {
  const needed = minVersion === null ? 'a newer one' : `version ${minVersion} or newer`
  const message = `This scanner's software is too old: ${needed} is needed. What is queued is kept until newer software sends it.`
  return new ScannerError(426, 'client_outdated', message, { minVersion: minVersion ?? undefined })
}
