import { type DisplayOptions, displayOf } from '../checkin/index.ts'
import type { components } from '../generated/types.ts'
import { isDecidedDifferently, listAnswerAdmissions, type ScanServiceAnswer, toGateAnswer } from './answers.ts'
import type { Checkin, Difference } from './gate-types.ts'
import type { ScannerState } from './state.ts'
import type { AnsweredScan, StorageChanges, Values } from './stored.ts'
import type { BatchedScanResult, UploadedScan } from './types.ts'

type Problem = components['schemas']['ScanProblem']

/** What became of a queued scan, by its number. */
export type ScanOutcome = { number: string } & ({ answer: ScanServiceAnswer; error?: undefined } | { error: Problem })

export type SettleScansOptions = {
  now: () => number
  onDifference?: (uploaded: UploadedScan) => void
  onFailed?: (uploaded: UploadedScan) => void
}

/** How scans ended: those that are recorded, and of those, and the others, what has to be looked at. */
export type UploadReport = { uploaded: number; differences: UploadedScan[]; failed: UploadedScan[] }

/**
 * Takes answered scans out of the queue, in one commit with what came of them. A scan that was settled before is left
 * out, so that each is reported once, however often it was sent.
 */
export async function settleScans(
  state: ScannerState,
  outcomes: readonly ScanOutcome[],
  { now, onDifference, onFailed }: SettleScansOptions,
  values: Partial<Pick<Values, 'clock'>> & { upload?: null } = {},
): Promise<UploadReport> {
  const taken = outcomes.flatMap((outcome) => {
    const kept = state.queue.get(outcome.number)
    state.queue.delete(outcome.number)
    return kept ? [{ outcome, kept }] : []
  })
  const changes: StorageChanges = new Map()
  const report: UploadReport = { uploaded: taken.length, differences: [], failed: [] }
  for (const { outcome, kept } of taken) {
    const { number, error } = outcome
    const { scan, admissions } = kept
    const { client_uuid, device_result } = scan
    changes.set(`queue:${number}`, null)
    if (error) {
      changes.set(`failed:${number}`, JSON.stringify({ scan, error }))
      report.failed.push({ scan, answer: { client_uuid, error } })
      continue
    }
    const { answer } = outcome
    const counted: AnsweredScan = { scan: client_uuid, admissions: listAnswerAdmissions(answer), answeredAt: now() }
    if (counted.admissions.length > 0) changes.set(`answered:${number}`, JSON.stringify(counted))
    const isDifferent = isDecidedDifferently(kept, answer)
    if (!isDifferent && !state.isRecent(number)) continue
    const shown = toGateAnswer(scan, answer, state.pages)
    const checkInPoint = scan.check_in_point ?? null
    state.remember(changes, number, { ...shown, checkInPoint })
    if (!isDifferent) continue
    const admittedIds = admissions.map(({ person }) => person)
    const { scannedAt, clientUuid } = shown
    const difference = { result: device_result as Difference['shown']['result'], admittedIds }
    const stored: Difference = { clientUuid, scannedAt, checkInPoint, shown: difference, answer: shown }
    changes.set(`difference:${number}`, JSON.stringify(stored))
    const batched: BatchedScanResult = { ...answer, client_uuid, device_result, differs: true }
    report.differences.push({ scan, answer: batched })
  }
  try {
    await state.keep(values, changes)
  } catch (error) {
    for (const { outcome, kept } of taken) state.queue.set(outcome.number, kept)
    state.sortQueue()
    throw error
  }
  for (const { kept } of taken) state.admissions.set(kept.scan.client_uuid, [])
  state.follow(changes)
  for (const one of report.differences) onDifference?.(one)
  for (const one of report.failed) onFailed?.(one)
  return report
}

/** Lets an override count here before the next roster has it. */
export async function storeOverrideAdmission(
  state: ScannerState,
  overridden: string,
  checkin: Checkin,
  now: number,
  words: DisplayOptions,
): Promise<void> {
  const { id, result } = checkin
  const counted = { scan: id, admissions: listAnswerAdmissions({ checkins: [checkin] }), answeredAt: now }
  const changes: StorageChanges = new Map([[`answered:${state.newNumber()}`, JSON.stringify(counted)]])
  for (const [number, recent] of state.stored.recent) {
    if (!recent.people.some(({ checkinId }) => checkinId === overridden)) continue
    const people = recent.people.map((person) =>
      person.checkinId === overridden
        ? { ...person, result: result as typeof person.result, admitted: true, reason: null, checkinId: id }
        : person,
    )
    state.remember(changes, number, { ...recent, people, admitted: true, display: displayOf(result, null, words) })
  }
  await state.commit(changes)
  state.follow(changes)
}
