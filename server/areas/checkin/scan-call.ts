import { createHash } from 'node:crypto'
import { normalizeCode } from '#sdk/checkin'
import type { ApiCall, Caller } from '../../access/callers/index.ts'
import { type InputProblem, problem, refuseProblems } from '../../platform/contract/problems.ts'
import type { Refusal } from '../../platform/contract/refusal.ts'
import type { IdempotentRequest, ResponseSource, StoredAnswer } from '../../platform/work/idempotency/index.ts'
import type { ScanAnswer } from './shape.ts'

export type RequestedScan = {
  /** Normalized; null if it cannot be a ticket code, or the ticket is named instead. */
  code: string | null
  /** As it was sent. */
  text: string
  /** The id of a ticket that a device found on its roster; null for a code that was read. */
  ticketId: string | null
  /** Id or code; null for the point of the device. */
  point: string | null
  path: string
  clientUuid: string
  scannedAt: Date
  only: string[] | null
  deviceResult: string | null
}

/** `answer` is the stored text; `made` the same before serialization, if this request decided the scan. */
export type DecidedScan = { scanId: string; answer: string; made?: ScanAnswer } | Refusal<ScanRefusalCode>

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
  reply(settled: DecidedScan[]): ScanCallReply | Refusal<Code>
}

export type ScanOutcome<Code extends ScanRefusalCode = ScanRefusalCode> =
  | { answer: StoredAnswer; replayed: boolean }
  | Refusal<Code | 'not_found' | 'idempotency_conflict'>

export type SentScan = ApiCall<'scanBatch'>['body']['scans'][number]

export function toRequestedScan(
  sent: SentScan,
  path: string,
  { device }: Caller,
): RequestedScan | Refusal<'validation_failed'> {
  const { code, ticket } = sent
  const mistake = findTicketProblem(sent, path, device !== null)
  if (mistake) return refuseProblems([mistake])
  return {
    code: code === undefined ? null : normalizeCode(code),
    text: code ?? '',
    ticketId: ticket ?? null,
    point: sent.check_in_point ?? null,
    path,
    clientUuid: sent.client_uuid.toLowerCase(),
    scannedAt: new Date(sent.scanned_at),
    only: sent.only ?? null,
    deviceResult: sent.device_result ?? null,
  }
}

/** A code shows that somebody holds the ticket; a device vouches for whom its staff found, a key for nobody. */
function findTicketProblem({ code, ticket }: SentScan, path: string, isDevice: boolean): InputProblem | null {
  if (ticket === undefined) {
    if (code !== undefined) return null
    return isDevice ? problem(`${path}/code`, 'code_or_ticket') : problem(`${path}/code`, 'required')
  }
  if (!isDevice) return problem(`${path}/ticket`, 'ticket_of_device')
  return code === undefined ? null : problem(`${path}/ticket`, 'code_beside_ticket')
}

/** Scans with one `client_uuid` must agree in these. Not in the time: the scanner may have corrected its clock. */
export function fingerprintScan({ code, text, ticketId, only }: RequestedScan, pointId: string): Buffer {
  const named = ticketId === null ? [] : [ticketId]
  const parts = [code ?? text, pointId, only === null ? null : [...new Set(only)].sort(), ...named]
  return createHash('sha256').update(JSON.stringify(parts)).digest()
}

/** How far the scanner's clock is behind, in milliseconds. */
export const measureClockOffset = (receivedAt: Date, sentAt: Date | null): number | null =>
  sentAt === null ? null : receivedAt.getTime() - sentAt.getTime()
