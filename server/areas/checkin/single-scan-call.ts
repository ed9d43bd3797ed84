import type { ApiCall } from '../../access/callers/index.ts'
import { isRefusal } from '../../platform/contract/refusal.ts'
import { JSON_HEADERS, type ScanCall, toRequestedScan } from './scan-call.ts'

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
      return { answer: { status: 200, headers: JSON_HEADERS, body: answer }, kept: { scanId } }
    },
  }
}
