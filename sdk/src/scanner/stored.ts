import type { Admission } from '../checkin/index.ts'
import type { Difference, RecentScan } from './gate-types.ts'
import type { Manifest, QueuedScan } from './types.ts'

/** `by` is the token with which it was made, hashed. */
export type StoredScan = { scan: QueuedScan; admissions: Admission[]; by?: string }
export type StoredManifest = { etag: string | null; manifest: Manifest }
export type StoredRosterState = { asOf: string; readAt: number }
/** An upload in progress: its bytes stay the same until it is answered. */
export type StoredUpload = { key: string; body: string; places: string[] }
export type OutdatedVersion = { minVersion: string | null; version: string | null }
/** The admissions of an answered scan, until the roster has them. */
export type AnsweredScan = { scan: string; admissions: Admission[]; answeredAt: number }
export type StoredRecentScan = Omit<RecentScan, 'pending'>

/** Whose data is stored. `identity` is the event's id and mode, as a manifest said; `token` is hashed. */
export type DataOwner = {
  name: string
  code: string | null
  identity: string | null
  token: string
  eraseAfter: number | null
}

/** Collections by the number of the scan, in the order of the scans. */
export type StoredCollections = {
  queue: StoredScan
  failed: unknown
  recent: StoredRecentScan
  difference: Difference
  answered: AnsweredScan
}

export type Values = {
  owner: DataOwner
  manifest: StoredManifest
  roster: StoredRosterState
  upload: StoredUpload
  clock: number
  outdated: OutdatedVersion
  /** The token that was refused, hashed. */
  revoked: string
}

export const ROSTER_PAGE_KEY = 'page:'
export const ASIDE_KEY = 'aside:'

export type StorageChanges = Map<string, string | null>

export const toSortableText = (count: number) => String(count).padStart(12, '0')

export function parseStoredJson<Value>(text: string): Value {
  return JSON.parse(text, (key, value) => (key === 'scannedAt' ? new Date(value) : value))
}
