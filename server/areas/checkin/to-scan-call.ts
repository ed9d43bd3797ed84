import type { ApiCall } from '../../access/callers/index.ts'
import { isRefusal } from '../../platform/contract/refusal.ts'
import { type DecidedScan, measureClockOffset, type ScanCall, type SentScan, toRequestedScan } from './scan-call.ts'
import type { ScanAnswer } from './shape.ts'

const JSON_HEADERS = { 'Content-Type': 'application/json; charset=utf-8' }

/** The idempotency key refers to the stored scan, so its answer is stored once. */
export function toScanCall({ caller, request, path, body }: ApiCall<'scanTicket'> | ApiCall<'scanAtGate'>): ScanCall {
  return {
    caller,
    request,
    event: path.event,
    sentAt: body.sent_at === undefined ? null : new Date(body.sent_at),
    scans: [toRequestedScan(body, 'body', caller)],
    reply: ([settled]) => {
      if (!settled) throw new Error('A scan was decided, but has no answer.')
      if (isRefusal(settled)) return settled
      const { scanId, answer } = settled
      return { answer: { status: 200, headers: JSON_HEADERS, body: answer }, kept: { rowId: scanId } }
    },
  }
}

/** Scans made offline. An invalid scan gets its own error, so the others are still decided. */
export function toBatchScanCall({ caller, request, path, body, apart }: ApiCall<'scanBatch'>): ScanCall<never> {
  const sentAt = body.sent_at === undefined ? null : new Date(body.sent_at)
  return {
    caller,
    request,
    event: path.event,
    sentAt,
    scans: body.scans.map((scan, index) => apart[index] ?? toRequestedScan(scan, `body/scans/${index}`, caller)),
    reply: (settled) => {
      const answer = {
        status: 200,
        headers: JSON_HEADERS,
        body: JSON.stringify({
          results: settled.map((one, index) => resultOf(body.scans[index], one)),
          clock_offset_ms: measureClockOffset(caller.at, sentAt),
          livemode: caller.key.mode === 'live',
        }),
      }
      return { answer, kept: { answer } }
    },
  }
}

function resultOf(sent: SentScan | undefined, settled: DecidedScan) {
  const name: unknown = sent?.client_uuid
  const client_uuid = typeof name === 'string' ? name : null
  if (isRefusal(settled)) {
    const { code, message, details } = settled
    return { client_uuid, error: { code, message, details } }
  }
  const { clock_offset_ms: _, ...answer } = settled.made ?? (JSON.parse(settled.answer) as ScanAnswer)
  const device_result = sent?.device_result ?? null
  return { client_uuid, ...answer, device_result, differs: device_result !== null && device_result !== answer.result }
}
