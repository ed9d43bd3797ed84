import { newUuid } from '../internal/uuid.ts'
import { toGateAnswer, toOfflineGateAnswer } from './answers.ts'
import type { GateAnswer, GateRead } from './gate-types.ts'
import { decideReadLocally, hashScannedCode, type LocalReadOptions } from './read-locally.ts'
import { isServiceRefusal, ScannerError, type ScannerService } from './service.ts'
import { type SettleScansOptions, settleScans } from './settle.ts'
import type { ScannerState } from './state.ts'
import type { QueuedScan } from './types.ts'

/** Smaller differences are the time that the request took. */
const CLOCK_NOISE_MS = 2_000

export type GateReadContext = {
  state: ScannerState
  service: ScannerService
  options: LocalReadOptions & SettleScansOptions & { answerWithinMs?: number }
  token: string
  instant: () => Date
  isDown: () => boolean
  onSlow: () => void
  /** Refuses software and tokens that the service refuses, and remembers it. */
  watched: <Value>(work: () => Promise<Value>) => Promise<Value>
}

/** One reading at a gate: queued, sent, and decided by the service or, if that takes too long, here. */
export async function decideGateRead(context: GateReadContext, read: GateRead): Promise<GateAnswer> {
  const { state, options, token } = context
  const at = context.instant()
  const hash = await hashScannedCode(state, read)
  const local = decideReadLocally(state, options, read, hash, at)
  const number = state.newNumber()
  const { scan, admissions } = local
  const answer = toOfflineGateAnswer(local)
  const shown = { ...answer, checkInPoint: scan.check_in_point ?? null }
  if (context.isDown() || hasUnsent(state, local.decision?.people ?? [])) {
    await state.enqueue(number, { scan: { ...scan, device_result: answer.result }, admissions, by: token }, shown)
    return answer
  }
  state.waiting.add(number)
  try {
    await state.enqueue(number, { scan, admissions, by: token }, null)
    const sent = sendScan(context, number, scan)
    const first = await firstOf(sent, options.answerWithinMs ?? 1_000)
    // A scan that is no longer queued is answered, and what the service said is shown.
    const outcome = first === null && state.queue.has(number) ? null : await sent
    if (outcome === null) context.onSlow()
    else if ('answer' in outcome) return outcome.answer
    else if (!isPassing(outcome.error)) throw outcome.error
    await state.keepShown(number, shown)
    return answer
  } finally {
    state.waiting.delete(number)
  }
}

/** Whether the service lacks an admission of these people: it would admit them again. */
function hasUnsent(state: ScannerState, people: readonly { person: string }[]): boolean {
  const scans = new Set(people.flatMap(({ person }) => [...state.admissions.scansOf(person)]))
  return scans.size > 0 && [...state.queue.values()].some(({ scan }) => scans.has(scan.client_uuid))
}

/** Sends a queued scan and settles it, however late the answer comes. It does not throw. */
async function sendScan(
  { state, service, options, watched }: GateReadContext,
  number: string,
  { device_result: _, ...scan }: QueuedScan,
): Promise<{ answer: GateAnswer } | { error: unknown }> {
  const sentAt = new Date(options.now()).toISOString()
  try {
    const body = JSON.stringify({ ...scan, sent_at: sentAt })
    const { clock_offset_ms, ...answer } = await watched(() => service.scan(body, newUuid()))
    const isOff = clock_offset_ms !== null && Math.abs(clock_offset_ms - state.clockOffsetMs) > CLOCK_NOISE_MS
    const given = toGateAnswer({ ...scan, device_result: null }, answer, state.pages)
    await settleScans(state, [{ number, answer }], options, isOff ? { clock: clock_offset_ms } : {})
    return { answer: given }
  } catch (error) {
    if (error instanceof ScannerError && isForGood(error)) {
      const { code, message, details } = error
      await settleScans(state, [{ number, error: { code, message, details } }], options)
    }
    return { error }
  }
}

/** Whether the device decides instead: there is no service, or it records nothing for now. */
const isPassing = (error: unknown) =>
  error instanceof ScannerError && (error.passes || !isServiceRefusal(error) || error.code === 'instance_read_only')

/** Whether this scan will be refused however often it is sent. A key or device may be accepted again. */
const isForGood = (error: ScannerError) =>
  isServiceRefusal(error) && !error.passes && ![401, 403, 426].includes(error.status)

function firstOf<Value>(work: Promise<Value>, milliseconds: number): Promise<Value | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(null), milliseconds)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
