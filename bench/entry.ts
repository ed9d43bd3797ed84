import { readdirSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import type { Pool } from 'pg'
import type { Database } from '../server/platform/database/connect.ts'
import { CommandLineError } from '../server/testing/command-line.ts'
export type BaselineHandler = (request: IncomingMessage, body: Buffer) => Promise<{ status: number; body: unknown }>

export type BaselineDefinition<Needs> = {
  /** Whether all statements of the floor use `synchronous_commit = off`, as the server does here. */
  asynchronousCommit: boolean
  build(pool: Pool, needs: Needs): BaselineHandler
}

export type RateRatioCheck<Needs> = {
  what: [string, string]
  /** Minimum ratio of the second's rate to the first's. */
  bar: number
  request(needs: Needs, which: 0 | 1, counter: number): Buffer
  /** Fills our database for these requests only, after all else was measured. Skipped where no bar is judged. */
  setup?(database: Database, needs: Needs): Promise<void>
}

/** One thing to measure. Each module in `entries/` exports it as `benchmark`. */
export type Benchmark<Needs> = {
  /** Minimum ratio of our rate to the floor's. */
  bar?: number
  /** Maximum ratio of our 99th percentile to the floor's. */
  p99Bar?: number
  /** Share of the floor's rate at which both latencies are measured; half of it if not given. */
  latencyLoad?: number
  /** Minimum number of responses a minute, independent of the floor. */
  leastPerMinute?: number
  /** Fills a migrated database, of which both sides get a copy. The result must survive JSON. */
  setup(database: Database, databaseUrl: string): Promise<Needs>
  /** The whole request as bytes. The counter never repeats in a run; return the same buffer if it does not matter. */
  request(needs: Needs, counter: number): Buffer
  /** Counts the stored effects of requests: must grow by one with every response, on both sides. */
  effects(database: Database, needs: Needs): Promise<number>
  even?: RateRatioCheck<Needs>
  floor: BaselineDefinition<Needs>
}

export type UntypedBenchmark = Benchmark<unknown>

/** Hides the type of `needs`: the bench only passes it through. */
export const defineBenchmark = <Needs>(benchmark: Benchmark<Needs>): UntypedBenchmark =>
  benchmark as unknown as UntypedBenchmark

export async function loadBenchmark(file: string): Promise<UntypedBenchmark> {
  const module: { benchmark?: UntypedBenchmark } = await import(file)
  if (!module.benchmark) throw new Error(`${file} does not export a benchmark`)
  return module.benchmark
}

const ENTRIES = join(import.meta.dirname, 'entries')

export type BenchFile = { name: string; file: string }

/** Each file of the folder is a benchmark with the name of the file. No names: all. */
export function findBenchmarkFiles(names: string[]): BenchFile[] {
  const known = readdirSync(ENTRIES)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -'.ts'.length))
    .sort()
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0)
    throw new CommandLineError(`There is no benchmark named ${unknown.join(', ')}. There is: ${known.join(', ')}.`)
  return (names.length > 0 ? [...new Set(names)] : known).map((name) => ({ name, file: join(ENTRIES, `${name}.ts`) }))
}

const HOST = '127.0.0.1'

const getRequests = new Map<string, Buffer>()

/** Made once for each path and key. */
export function encodeGetRequest(path: string, key: string): Buffer {
  const head = `GET ${path} HTTP/1.1\r\nHost: ${HOST}\r\nAuthorization: Bearer ${key}\r\n\r\n`
  const bytes = getRequests.get(head) ?? Buffer.from(head, 'latin1')
  getRequests.set(head, bytes)
  return bytes
}

export function encodeJsonRequest(
  method: string,
  path: string,
  key: string,
  headers: Record<string, string>,
  body: unknown,
): Buffer {
  const text = JSON.stringify(body)
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `Host: ${HOST}`,
    `Authorization: Bearer ${key}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(text)}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ]
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${text}`)
}
