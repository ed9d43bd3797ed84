import type { Admission } from '../checkin/index.ts'
import { ScannerError, type ScannerService } from './service.ts'
import type { ScannerState, StoredUpload } from './state.ts'
import type { BatchedScanResult, QueuedScan, UploadedScan } from './types.ts'

const MAX_SCANS = 500
/** Below the service's limit for a request. */
const MAX_CHARACTERS = 400_000
const BASE_MS = 500
const CAP_MS = 8_000

export type UploadOptions = {
  maxRetries?: number
  onDifference?: (uploaded: UploadedScan) => void
  onFailed?: (uploaded: UploadedScan) => void
  now: () => number
  newUuid: () => string
  sleep?: (milliseconds: number) => Promise<void>
}

/** The result of an upload. */
export type UploadReport = { uploaded: number; differences: UploadedScan[]; failed: UploadedScan[] }

/** Uploads the queue. An upload that was started before, even by another process, is repeated with the same bytes. */
export async function uploadQueue(
  service: ScannerService,
  state: ScannerState,
  options: UploadOptions,
): Promise<UploadReport> {
  const report: UploadReport = { uploaded: 0, differences: [], failed: [] }
  let most = MAX_SCANS
  while (state.upload !== null || state.queue.size > 0) {
    const isNew = state.upload === null
    const { key, body, places } = state.upload ?? (await beginUpload(state, most, options))
    const { answer, attempts, isTooLarge } = await send(service, state, { key, body, places }, options)
    if (!answer) {
      if (isTooLarge) most = Math.ceil(places.length / 2)
      continue
    }
    const byName = new Map(answer.results.map((result) => [result.client_uuid, result]))
    const sent = places.flatMap((place) => {
      const kept = state.queue.get(place)
      const result = kept && byName.get(kept.scan.client_uuid)
      return kept && result ? [{ place, scan: kept.scan, answer: result }] : []
    })
    // Scans beyond the maximum response size are sent again in a smaller upload. A single scan cannot be split.
    const isLeftOut = ({ answer }: { answer: BatchedScanResult }) =>
      answer.error?.code === 'payload_too_large' && sent.length > 1
    const again = sent.filter(isLeftOut)
    if (again.length > 0) most = Math.max(1, Math.min(sent.length - again.length, Math.floor(sent.length / 2)))
    const settled = sent.filter((one) => !isLeftOut(one))
    const failed = new Map(
      settled.flatMap(({ place, scan, answer }) =>
        answer.error ? [[place, { scan, error: answer.error }] as const] : [],
      ),
    )
    // The offset is only valid if the request was sent once, just now.
    const offset = isNew && attempts === 1 ? (answer.clock_offset_ms ?? null) : null
    await state.settleUpload(failed, offset, new Set(again.map(({ place }) => place)))
    for (const { scan, answer } of settled) settleAnswer(state, options, report, scan, answer)
  }
  return report
}

async function beginUpload(state: ScannerState, most: number, { now, newUuid }: UploadOptions) {
  const places: string[] = []
  const scans: QueuedScan[] = []
  let characters = 0
  for (const [place, { scan }] of state.queue) {
    characters += JSON.stringify(scan).length
    if (scans.length === most || (scans.length > 0 && characters > MAX_CHARACTERS)) break
    places.push(place)
    scans.push(scan)
  }
  const body = JSON.stringify({ scans, sent_at: new Date(now()).toISOString() })
  const upload = { key: newUuid(), body, places }
  await state.keepUpload(upload)
  return upload
}

async function send(
  service: ScannerService,
  state: ScannerState,
  { key, body, places }: StoredUpload,
  { maxRetries = 3, sleep = wait }: UploadOptions,
) {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return { answer: await service.batch(body, key), attempts, isTooLarge: false }
    } catch (error) {
      if (!(error instanceof ScannerError)) throw error
      // A new upload is safe: each scan counts once by its `client_uuid`.
      const isTooLarge = error.status === 413 && places.length > 1
      if (isTooLarge || error.code === 'idempotency_conflict') {
        await state.keepUpload(null)
        return { answer: null, attempts, isTooLarge }
      }
      if (!error.passes || attempts > maxRetries) throw error
      await sleep(error.retryAfterMs + Math.random() * Math.min(CAP_MS, BASE_MS * 2 ** (attempts - 1)))
    }
  }
}

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

function settleAnswer(
  state: ScannerState,
  { onDifference, onFailed }: UploadOptions,
  report: UploadReport,
  scan: QueuedScan,
  answer: BatchedScanResult,
): void {
  report.uploaded += 1
  state.index.settle(scan.client_uuid, admissionsIn(answer))
  if (answer.differs) {
    report.differences.push({ scan, answer })
    onDifference?.({ scan, answer })
  }
  if (answer.error) {
    report.failed.push({ scan, answer })
    onFailed?.({ scan, answer })
  }
}

/** The service's admissions, so that they count here before the next roster has them. */
function admissionsIn({ checkins = [] }: BatchedScanResult): Admission[] {
  return checkins.flatMap(({ attendee_id, admitted, result, check_in_point, day, scanned_at }) =>
    admitted && attendee_id !== null
      ? [{ person: attendee_id, result: result as Admission['result'], check_in_point, day, at: scanned_at }]
      : [],
  )
}
