import { parse } from 'csv-parse/sync'
import exceljs from 'exceljs'
import { buildExportJobKind } from '../../areas/exports/export-job-kind.ts'
import { matchAnswerHeadings } from '../../areas/imports/index.ts'
import type { JobKind } from '../../areas/jobs/index.ts'
import { buildLog } from '../../platform/log.ts'
import type { TestApiCall } from '../fixtures.ts'
import { drainJobs } from '../jobs/drain-jobs.ts'
import type { TestServer } from '../test-server.ts'

type Options = { type: string; format?: string } & Record<string, unknown>

/** Requests exports of an event, runs the background ones and reads the results. */
export function buildExportRunner(server: TestServer, event: string) {
  const drain = (
    kind: JobKind<never, never> = buildExportJobKind(matchAnswerHeadings) as never,
    signal?: AbortSignal,
  ) => {
    const { database, clock } = server
    return drainJobs({ database, clock, log: buildLog('silent'), kinds: [kind as JobKind] }, signal)
  }

  const ask = (call: TestApiCall, options: Options) => call('POST', '/v1/exports', { event, ...options })

  /** The link works without a key. */
  const download = async (call: TestApiCall, job: { id: string }): Promise<Buffer> => {
    const { body } = await call('GET', `/v1/jobs/${job.id}`)
    const address = new URL(body.result_url)
    const response = await fetch(server.url + address.pathname + address.search)
    if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`)
    return Buffer.from(await response.arrayBuffer())
  }

  const made = async (call: TestApiCall, options: Options): Promise<Buffer> => {
    const { status, body } = await ask(call, options)
    if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`)
    return download(call, body)
  }

  /** Each row as an object by headings. */
  const rows = async (call: TestApiCall, options: Options): Promise<Record<string, string>[]> =>
    parse(await made(call, options), { bom: true, columns: true })

  const headings = async (call: TestApiCall, options: Options): Promise<string[]> => {
    const [first] = parse(await made(call, options), { bom: true }) as string[][]
    return first ?? []
  }

  const workbook = async (bytes: Buffer) => {
    const book = new exceljs.Workbook()
    await book.xlsx.load(bytes as never)
    return book
  }
  return { ask, download, drain, headings, made, rows, workbook }
}
