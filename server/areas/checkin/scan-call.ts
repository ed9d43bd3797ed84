import { createHash } from 'node:crypto'
import { normalizeCode } from '#sdk/checkin'
import type { Caller } from '../../access/callers/index.ts'
import type { Refusal } from '../../platform/contract/refusal.ts'
import type { IdempotentRequest, ResponseSource, StoredAnswer } from '../../platform/work/idempotency/index.ts'
import type { ScanAnswer } from './shape.ts'

/** One scan, as it was read. */
export type RequestedScan = {
  /** As tickets have it; null for what cannot be the code of one. */
  code: string | null
  /** As it was sent. */
  text: string
  /** By its id or code; null where the device says where it stands. */
  point: string | null
  /** Where it stands in the request. */
  path: string
  clientUuid: string
  scannedAt: Date
  only: string[] | null
  deviceResult: string | null
}

/** What came of a scan: where its answer stands, the answer as it stands there, and as it was made unless it was made before. */
export type ScanSettled = { scanId: string; answer: string; made?: ScanAnswer } | Refusal<ScanRefusalCode>

/** What is answered to a request, and what of it is kept for its idempotency key: the answer, or where it stands. */
export type Reply = { answer: StoredAnswer; kept: ResponseSource }

/** How a request as a whole can be refused. */
export type ScanRefusalCode = 'not_found' | 'conflict' | 'validation_failed' | 'payload_too_large'

/** A request with one scan or several. */
export type ScanCall<Code extends ScanRefusalCode = ScanRefusalCode> = {
  caller: Caller
  request: IdempotentRequest
  /** By its id or code. */
  event: string
  sentAt: Date | null
  /** One that is not well formed is a refusal already. */
  scans: (RequestedScan | Refusal<'validation_failed'>)[]
  reply(settled: ScanSettled[]): Reply | Refusal<Code>
}

export type ScanOutcome<Code extends ScanRefusalCode = ScanRefusalCode> =
  | { answer: StoredAnswer; replayed: boolean }
  | Refusal<Code | 'not_found' | 'idempotency_conflict'>

type SentScan = {
  code: string
  check_in_point?: string
  client_uuid: string
  scanned_at: string
  only?: string[]
  device_result?: string | null
}

export function readScan(sent: SentScan, path: string): RequestedScan {
  return {
    code: normalizeCode(sent.code),
    text: sent.code,
    point: sent.check_in_point ?? null,
    path,
    clientUuid: sent.client_uuid.toLowerCase(),
    scannedAt: new Date(sent.scanned_at),
    only: sent.only ?? null,
    deviceResult: sent.device_result ?? null,
  }
}

/** What must be equal for two scans with one `client_uuid` to be the same; a scanner may have corrected its clock in between. */
export function fingerprintOf({ code, text, only }: RequestedScan, pointId: string): Buffer {
  const parts = [code ?? text, pointId, only === null ? null : [...new Set(only)].sort()]
  return createHash('sha256').update(JSON.stringify(parts)).digest()
}

/** By how many milliseconds the clock of a scanner is behind. */
export function clockOffset(receivedAt: Date, sentAt: Date | null): number | null {
  return sentAt === null ? null : receivedAt.getTime() - sentAt.getTime()
}

export const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8' }
