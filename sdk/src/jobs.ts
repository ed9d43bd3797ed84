import { PosternError } from './core/errors.ts'
import type { RequestOptions } from './core/options.ts'
import { unwrap } from './core/unwrap.ts'
import type { Job } from './generated/models.ts'
import type { JobsMethods } from './generated/resources.ts'
import { rejectWithCallStack } from './internal/call-site.ts'
import { ANY_MEDIA_TYPE, refuseOtherMediaType } from './internal/files.ts'
import { readNumberHeader } from './internal/headers.ts'
import type { HttpClient, UntypedCall } from './internal/http.ts'
import type { Settings } from './internal/settings.ts'

/** Options for waiting for a job. */
export type WaitOptions = {
  /** Called with the job after each poll. */
  onProgress?: (job: Job) => void
  /** Ends the waiting; the job continues. */
  signal?: AbortSignal
}

/** Which file of a job to download. */
export type DownloadOptions = RequestOptions & {
  /** Default: what the job is made for, in the answer that made it; otherwise the result. */
  file?: 'result' | 'rejects'
  /** Whether rejects of a workbook are wanted as CSV. */
  asCsv?: boolean
}

/** The operations on jobs. */
export interface Jobs extends JobsMethods {
  /**
   * Waits until a job has ended, and returns it in its final state: `succeeded`, `failed` or `cancelled`.
   *
   * @param job The job, or its id.
   * @param options A callback for the progress, and a signal to end the waiting.
   */
  wait(job: Job | string, options?: WaitOptions): Promise<Job>

  /**
   * Downloads a file of a job as a stream, however large. `saveFile` of `@postern/sdk/files` writes it to disk. Given
   * the answer that made the job, it waits for the file that the job is made for, and the key needs no scope for that.
   *
   * @param job The job, or its id.
   * @param options Which file, and how this call is made.
   */
  download(job: Job | string, options?: DownloadOptions): Promise<ReadableStream<Uint8Array>>
}

/** The link to the file that a job is made for; null if another file is wanted, or the job is from another answer. */
function findLink({ type, download_url }: Job, file: DownloadOptions['file']): string | null {
  const own = type === 'export' ? 'result' : 'rejects'
  return download_url && (file ?? own) === own ? new URL(download_url).searchParams.get('link') : null
}

const LEAST_WAIT_MS = 500
const MAX_WAIT_MS = 5_000

export function addJobMethods(methods: JobsMethods, http: HttpClient, sleep: Settings['sleep']): Jobs {
  const wait: Jobs['wait'] = async (job, { onProgress, signal = new AbortController().signal } = {}) => {
    let pause = LEAST_WAIT_MS
    let known = typeof job === 'string' ? await methods.get(job, { signal }) : job
    for (;;) {
      onProgress?.(known)
      if (known.finished_at) return known
      await sleep(pause, signal)
      const { data, response } = await methods.get(known.id, { signal }).withResponse()
      // A job that makes progress is polled more often.
      const next = data.progress.done > known.progress.done ? LEAST_WAIT_MS : Math.min(pause * 1.5, MAX_WAIT_MS)
      pause = Math.max(next, (readNumberHeader(response.headers, 'retry-after') ?? 0) * 1000)
      known = data
    }
  }
  const download: Jobs['download'] = async (job, { file, asCsv, headers, ...options } = {}) => {
    const call = http.request as unknown as UntypedCall
    const init = { ...options, parseAs: 'stream' as const, headers: { Accept: ANY_MEDIA_TYPE, ...headers } }
    const link = typeof job === 'string' ? null : findLink(job, file)
    const query = { ...(asCsv ? { as_csv: true } : {}), ...(link === null ? {} : { link }) }
    const params = { path: { job: typeof job === 'string' ? job : job.id }, query }
    const path = `/v1/jobs/{job}/${link === null ? (file ?? 'result') : 'file'}`
    for (;;) {
      try {
        const answer = await call('GET', path, { ...init, params })
        return unwrap(refuseOtherMediaType(ANY_MEDIA_TYPE, answer)) as ReadableStream<Uint8Array>
      } catch (error) {
        if (!(error instanceof PosternError && error.is('file_not_ready'))) throw error
        await sleep((error.retryAfterSeconds ?? 1) * 1000, options.signal ?? new AbortController().signal)
      }
    }
  }
  return {
    ...methods,
    wait: (job, options) => rejectWithCallStack(new Error(), wait(job, options)),
    download: (job, options) => rejectWithCallStack(new Error(), download(job, options)),
  }
}
