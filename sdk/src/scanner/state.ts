import type { Admission } from '../checkin/index.ts'
import { type PreparedManifest, prepareManifest } from './decide-locally.ts'
import { RosterIndex } from './roster-index.ts'
import type { ScannerStorage } from './storage.ts'
import type { Manifest, QueuedScan, RosterTicket } from './types.ts'

export type StoredScan = { scan: QueuedScan; admissions: Admission[] }
export type StoredManifest = { etag: string | null; manifest: Manifest }
export type StoredRosterState = { asOf: string; readAt: number }
/** An upload in progress: its bytes stay the same until it is answered. */
export type StoredUpload = { key: string; body: string; places: string[] }
export type OutdatedVersion = { minVersion: string | null; version: string | null }

const MANIFEST = 'manifest'
const ROSTER = 'roster'
const UPLOAD = 'upload'
const CLOCK = 'clock'
const OUTDATED = 'outdated'
const TICKET = 'ticket:'
const QUEUE = 'queue:'
const FAILED = 'failed:'

export type StorageChanges = Map<string, string | null>

export class ScannerState {
  manifest: PreparedManifest | null = null
  etag: string | null = null
  roster: StoredRosterState | null = null
  index = new RosterIndex()
  upload: StoredUpload | null = null
  clockOffsetMs = 0
  outdated: OutdatedVersion | null = null
  /** By storage key, in the order of the scans. */
  readonly queue = new Map<string, StoredScan>()
  readonly failed = new Map<string, unknown>()
  readonly #storage: ScannerStorage
  #next = 0

  constructor(storage: ScannerStorage) {
    this.#storage = storage
  }

  static async load(storage: ScannerStorage): Promise<ScannerState> {
    const state = new ScannerState(storage)
    const kept = await storage.load()
    const read = <Value>(key: string): Value | null => JSON.parse(kept.get(key) ?? 'null')
    const manifest = read<StoredManifest>(MANIFEST)
    if (manifest) state.takeManifest(manifest)
    state.roster = read(ROSTER)
    state.upload = read(UPLOAD)
    state.clockOffsetMs = read(CLOCK) ?? 0
    state.outdated = read(OUTDATED)
    for (const [key, text] of kept) if (key.startsWith(TICKET)) state.index.put(JSON.parse(text))
    for (const key of [...kept.keys()].filter((key) => key.startsWith(QUEUE)).sort()) {
      state.#queue(key, JSON.parse(kept.get(key) ?? ''))
    }
    for (const [key, text] of kept) if (key.startsWith(FAILED)) state.failed.set(key, JSON.parse(text))
    return state
  }

  takeManifest({ etag, manifest }: StoredManifest): void {
    this.etag = etag
    this.manifest = prepareManifest(manifest)
  }

  commit(changes: StorageChanges): Promise<void> {
    return this.#storage.commit(changes)
  }

  /** Queues a scan and counts its admissions at once; resolves when it is stored. */
  enqueue(kept: StoredScan): Promise<void> {
    this.#next += 1
    const key = QUEUE + String(this.#next).padStart(12, '0')
    this.#queue(key, kept)
    return this.commit(new Map([[key, JSON.stringify(kept)]]))
  }

  #queue(key: string, kept: StoredScan): void {
    this.#next = Math.max(this.#next, Number(key.slice(QUEUE.length)))
    this.queue.set(key, kept)
    for (const admission of kept.admissions) this.index.admit(kept.scan.client_uuid, admission)
  }

  async keepManifest(kept: StoredManifest): Promise<void> {
    await this.commit(new Map([[MANIFEST, JSON.stringify(kept)]]))
    this.takeManifest(kept)
  }

  /** Stores all pages at once, so that the stored roster is always a consistent snapshot. */
  async keepRoster(rows: RosterTicket[], roster: StoredRosterState, fromStart: boolean): Promise<void> {
    const changes: StorageChanges = new Map([[ROSTER, JSON.stringify(roster)]])
    if (fromStart) for (const { ticket_id } of this.index.rows()) changes.set(TICKET + ticket_id, null)
    for (const row of rows) changes.set(TICKET + row.ticket_id, row.removed ? null : JSON.stringify(row))
    await this.commit(changes)
    if (fromStart) {
      this.index = new RosterIndex()
      for (const { scan, admissions } of this.queue.values()) {
        for (const admission of admissions) this.index.admit(scan.client_uuid, admission)
      }
    }
    for (const row of rows) this.index.put(row)
    this.roster = roster
  }

  async keepUpload(upload: StoredUpload | null): Promise<void> {
    await this.commit(new Map([[UPLOAD, upload && JSON.stringify(upload)]]))
    this.upload = upload
  }

  /** Removes an answered upload with its scans; failed ones are stored apart, those to send again stay queued. */
  async settleUpload(
    failed: Map<string, unknown>,
    clockOffsetMs: number | null,
    again: ReadonlySet<string>,
  ): Promise<void> {
    const changes: StorageChanges = new Map([[UPLOAD, null]])
    const places = (this.upload?.places ?? []).filter((place) => !again.has(place))
    for (const place of places) changes.set(place, null)
    const kept = [...failed].map(([place, problem]) => [FAILED + place, problem] as const)
    for (const [key, problem] of kept) changes.set(key, JSON.stringify(problem))
    if (clockOffsetMs !== null) changes.set(CLOCK, JSON.stringify(clockOffsetMs))
    await this.commit(changes)
    for (const place of places) this.queue.delete(place)
    for (const [key, problem] of kept) this.failed.set(key, problem)
    this.upload = null
    if (clockOffsetMs !== null) this.clockOffsetMs = clockOffsetMs
  }

  async keepOutdated(outdated: OutdatedVersion | null): Promise<void> {
    await this.commit(new Map([[OUTDATED, outdated && JSON.stringify(outdated)]]))
    this.outdated = outdated
  }
}
