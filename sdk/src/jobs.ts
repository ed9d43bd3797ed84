import type { RequestOptions } from './core/options.ts'
import { type Result, unwrap } from './core/unwrap.ts'
import type { Job } from './generated/models.ts'
import type { JobsMethods } from './generated/resources.ts'
import { leadBackTo } from './internal/call-site.ts'
import { ANY, holdToType } from './internal/files.ts'
import { numberIn } from './internal/headers.ts'
import type { Http } from './internal/http.ts'

/** How a job is waited for. */
export type WaitOptions = {
  /** Told how far it is, each time that it is asked for. */
  onProgress?: (job: Job) => void
  /** Ends the waiting; the job goes on. */
  signal?: AbortSignal
}

/** Which file of a job is downloaded, and to where. */
export type DownloadOptions = RequestOptions & {
  /** The result unless told. */
  file?: 'result' | 'rejects'
}

/** What a key may do with jobs. */
export interface Jobs extends JobsMethods {
  /**
   * Waits until a job has come to its end, and gives it back as it is then: `succeeded`, `failed` or `cancelled`.
   *
   * @param job The job, or its id.
   * @param options Who is told how far it is, and what ends the waiting.
   */
  wait(job: Job | string, options?: WaitOptions): Promise<Job>

  /**
   * Downloads a file of a job as it arrives, however large it is. `saveFile` of `@postern/sdk/files` writes it to the disk.
   *
   * @param job The job, or its id.
   * @param options Which file, and how this call is made.
   */
  download(job: Job | string, options?: DownloadOptions): Promise<ReadableStream<Uint8Array>>
}

const LEAST_WAIT_MS = 500
const MAX_WAIT_MS = 5_000

type Sleep = (milliseconds: number, signal: AbortSignal) => Promise<void>
type Call = (verb: string, path: string, init: object) => Promise<Result<unknown>>

export function jobsWith(methods: JobsMethods, http: Http, sleep: Sleep): Jobs {
  const wait: Jobs['wait'] = async (job, { onProgress, signal = new AbortController().signal } = {}) => {
    let pause = LEAST_WAIT_MS
    let known = typeof job === 'string' ? await methods.get(job, { signal }) : job
    for (;;) {
      onProgress?.(known)
      if (known.finished_at) return known
      await sleep(pause, signal)
      const { data, response } = await methods.get(known.id, { signal }).withResponse()
      // What gets further is looked at more often.
      const next = data.progress.done > known.progress.done ? LEAST_WAIT_MS : Math.min(pause * 1.5, MAX_WAIT_MS)
      pause = Math.max(next, (numberIn(response.headers, 'retry-after') ?? 0) * 1000)
      known = data
    }
  }
  const download: Jobs['download'] = async (job, { file = 'result', headers, ...options } = {}) => {
    const call = http.request as unknown as Call
    const init = { ...options, parseAs: 'stream', headers: { Accept: ANY, ...headers } }
    const params = { path: { job: typeof job === 'string' ? job : job.id } }
    const answer = await call('GET', `/v1/jobs/{job}/${file}`, { ...init, params })
    return unwrap(holdToType(ANY, answer)) as ReadableStream<Uint8Array>
  }
  return {
    ...methods,
    wait: (job, options) => leadBackTo(new Error(), wait(job, options)),
    download: (job, options) => leadBackTo(new Error(), download(job, options)),
  }
}
