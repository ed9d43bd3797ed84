import { newUuid } from '../internal/uuid.ts'
import type { ScanServiceAnswer } from './answers.ts'
import { type RetryOptions, retryTemporaryFailures } from './retry.ts'
import { ScannerError, type ScannerService } from './service.ts'
import { type ScanOutcome, type SettleScansOptions, settleScans, type UploadReport } from './settle.ts'
import type { ScannerState } from './state.ts'
import type { StoredUpload } from './stored.ts'
import type { BatchedScanResult, QueuedScan } from './types.ts'

const MAX_SCANS = 500
/** Below the service's limit for a request. */
const MAX_CHARACTERS = 400_000

export type UploadOptions = SettleScansOptions & RetryOptions

/** Uploads the queue. An upload that was started before, even by another process, is repeated with the same bytes. */
export async function uploadScanQueue(
  service: ScannerService,
  state: ScannerState,
  options: UploadOptions,
): Promise<UploadReport> {
  const report: UploadReport = { uploaded: 0, differences: [], failed: [] }
  let most = MAX_SCANS
  for (;;) {
    const isNew = state.values.upload === null
    const upload = state.values.upload ?? (await beginUpload(state, most, options))
    if (!upload) return report
    const { places } = upload
    const { answer, attempts, isTooLarge } = await send(service, state, upload, options)
    if (!answer) {
      if (isTooLarge) most = Math.ceil(places.length / 2)
      continue
    }
    const byName = new Map(answer.results.map((result) => [result.client_uuid, result]))
    const sent = places.flatMap((number) => {
      const result = byName.get(state.queue.get(number)?.scan.client_uuid ?? '')
      return result ? [{ number, result }] : []
    })
    // Scans beyond the maximum response size are sent again in a smaller upload. A single scan cannot be split.
    const isLeftOut = ({ result }: { result: BatchedScanResult }) =>
      result.error?.code === 'payload_too_large' && sent.length > 1
    const again = sent.filter(isLeftOut)
    if (again.length > 0) most = Math.max(1, Math.min(sent.length - again.length, Math.floor(sent.length / 2)))
    const outcomes = sent.filter((one) => !isLeftOut(one)).map(toOutcome)
    // The offset is only valid if the request was sent once, just now.
    const clock = isNew && attempts === 1 ? answer.clock_offset_ms : null
    const settled = await settleScans(state, outcomes, options, { upload: null, ...(clock === null ? {} : { clock }) })
    report.uploaded += settled.uploaded
    report.differences.push(...settled.differences)
    report.failed.push(...settled.failed)
    if (isNew && sent.length === 0 && places.some((number) => state.queue.has(number)))
      throw new ScannerError(0, 'unreadable_answer', 'The answer has none of the scans that were sent.')
  }
}

const toOutcome = ({ number, result }: { number: string; result: BatchedScanResult }): ScanOutcome =>
  result.error ? { number, error: result.error } : { number, answer: result as ScanServiceAnswer }

async function beginUpload(state: ScannerState, most: number, { now }: UploadOptions): Promise<StoredUpload | null> {
  const places: string[] = []
  const scans: QueuedScan[] = []
  let characters = 0
  for (const [number, { scan }] of state.queue) {
    if (state.waiting.has(number)) continue
    characters += JSON.stringify(scan).length
    if (scans.length === most || (scans.length > 0 && characters > MAX_CHARACTERS)) break
    places.push(number)
    scans.push(scan)
  }
  if (scans.length === 0) return null
  const body = JSON.stringify({ scans, sent_at: new Date(now()).toISOString() })
  const upload = { key: newUuid(), body, places }
  await state.keep({ upload })
  return upload
}

function send(
  service: ScannerService,
  state: ScannerState,
  { key, body, places }: StoredUpload,
  options: UploadOptions,
) {
  return retryTemporaryFailures(options, async (attempts) => {
    try {
      return { answer: await service.batch(body, key), attempts, isTooLarge: false }
    } catch (error) {
      if (!(error instanceof ScannerError)) throw error
      // A new upload is safe: each scan counts once by its `client_uuid`.
      const isTooLarge = error.status === 413 && places.length > 1
      if (!isTooLarge && error.code !== 'idempotency_conflict') throw error
      await state.keep({ upload: null })
      return { answer: null, attempts, isTooLarge }
    }
  })
}
