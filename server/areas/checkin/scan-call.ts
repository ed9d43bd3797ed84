import { createHash } from 'node:crypto'
import { normalizeCode } from '#sdk/checkin'
import type { Caller } from '../../access/callers/index.ts'
import type { Refusal } from '../../platform/contract/refusal.ts'
import type { IdempotentRequest, ResponseSource, StoredAnswer } from '../../platform/work/idempotency/index.ts'
import type { ScanAnswer } from './shape.ts'

export type RequestedScan = {
  /** Normalized; null if it cannot be a ticket code. */
  code: string | null
  /** As it was sent. */
  text: string
  /** Id or code; null for the point of the device. */
  point: string | null
  path: string
  clientUuid: string
  scannedAt: Date
  only: string[] | null
  deviceResult: string | null
}

/** `answer` is the stored text; `made` the same before serialization, if this request decided the scan. */
export type SettledScan = { scanId: string; answer: string; made?: ScanAnswer } | Refusal<ScanRefusalCode>

/** The response, and what is stored for the idempotency key: the response itself, or the scan that has it. */
export type ScanCallReply = { answer: StoredAnswer; kept: ResponseSource }

export type ScanRefusalCode = 'not_found' | 'conflict' | 'validation_failed' | 'payload_too_large'

export type ScanCall<Code extends ScanRefusalCode = ScanRefusalCode> = {
  caller: Caller
  request: IdempotentRequest
  /** Id or code. */
  event: string
  sentAt: Date | null
  /** Invalid scans are refusals already. */
  scans: (RequestedScan | Refusal<'validation_failed'>)[]
  reply(settled: SettledScan[]): ScanCallReply | Refusal<Code>
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

export function toRequestedScan(sent: SentScan, path: string): RequestedScan {
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

/** Scans with one `client_uuid` must agree in these. Not in the time: the scanner may have corrected its clock. */
export function fingerprintScan({ code, text, only }: RequestedScan, pointId: string): Buffer {
  const parts = [code ?? text, pointId, only === null ? null : [...new Set(only)].sort()]
  return createHash('sha256').update(JSON.stringify(parts)).digest()
}

/** How far the scanner's clock is behind, in milliseconds. */
export function measureClockOffset(receivedAt: Date, sentAt: Date | null): number | null {
  return sentAt === null ? null : receivedAt.getTime() - sentAt.getTime()
}

export const JSON_HEADERS = { 'Content-Type': 'application/json; charset=utf-8' }
