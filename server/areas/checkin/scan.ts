import type { Call } from '../../access/callers/index.ts'
import { isRefusal } from '../../platform/contract/refusal.ts'
import { JSON_TYPE, readScan, type ScanCall } from './scan-call.ts'

/** The idempotency key refers to the stored scan, so its answer is stored once. */
export function scanOf({ caller, request, path, body }: Call<'scanTicket'> | Call<'scanAtGate'>): ScanCall {
  return {
    caller,
    request,
    event: path.event,
    sentAt: body.sent_at === undefined ? null : new Date(body.sent_at),
    scans: [readScan(body, 'body')],
    reply: ([settled]) => {
      if (!settled) throw new Error('A scan was decided, but has no answer.')
      if (isRefusal(settled)) return settled
      const { scanId, answer } = settled
      return { answer: { status: 200, headers: JSON_TYPE, body: answer }, kept: { scanId } }
    },
  }
}
