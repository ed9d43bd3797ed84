import { readdirSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import type { Pool } from 'pg'
import type { Database } from '../../server/platform/database/connect.ts'
import { InputError } from '../command-line.ts'

export type FloorAnswer = { status: number; body: unknown }
export type FloorHandler = (request: IncomingMessage, body: Buffer) => Promise<FloorAnswer>

export type Floor<Needs> = {
  /** Whether all statements of the floor use `synchronous_commit = off`, as the server does here. */
  asynchronousCommit: boolean
  build(pool: Pool, needs: Needs): FloorHandler
}

export type Even<Needs> = {
  what: [string, string]
  /** Minimum ratio of the second's rate to the first's. */
  bar: number
  request(needs: Needs, which: 0 | 1, counter: number): Buffer
  /** Fills our database for these requests only, after all else was measured. Skipped where no bar is judged. */
  setup?(database: Database, needs: Needs): Promise<void>
}

/** One thing to measure. The module of an entry exports it as `entry`. */
export type Entry<Needs> = {
  /** Minimum ratio of our rate to the floor's. */
  bar?: number
  /** Maximum ratio of our 99th percentile to the floor's, both at half of the floor's rate. */
  p99Bar?: number
  /** Minimum number of responses a minute, independent of the floor. */
  leastPerMinute?: number
  /** Fills a migrated database, of which both sides get a copy. The result must survive JSON. */
  setup(database: Database, databaseUrl: string): Promise<Needs>
  /** The whole request as bytes. The counter never repeats in a run; return the same buffer if it does not matter. */
  request(needs: Needs, counter: number): Buffer
  /** Counts the stored effects of requests: must grow by one with every response, on both sides. */
  effects(database: Database, needs: Needs): Promise<number>
  even?: Even<Needs>
  floor: Floor<Needs>
}

export type AnyEntry = Entry<unknown>

/** Hides the type of `needs`: the bench only passes it through. */
export function defineEntry<Needs>(entry: Entry<Needs>): AnyEntry {
  return entry as unknown as AnyEntry
}

export async function loadEntry(file: string): Promise<AnyEntry> {
  const module: { entry?: AnyEntry } = await import(file)
  if (!module.entry) throw new Error(`${file} does not export an entry`)
  return module.entry
}

const ENTRIES = join(import.meta.dirname, 'entries')

export type NamedEntry = { name: string; file: string }

/** Each file of the folder is an entry with the name of the file. No names: all entries. */
export function findEntries(names: string[]): NamedEntry[] {
  const known = readdirSync(ENTRIES)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -'.ts'.length))
    .sort()
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    throw new InputError(`There is no benchmark named ${unknown.join(', ')}. There is: ${known.join(', ')}.`)
  }
  return (names.length > 0 ? [...new Set(names)] : known).map((name) => ({ name, file: join(ENTRIES, `${name}.ts`) }))
}

const HOST = '127.0.0.1'

export function getRequest(path: string, key: string): Buffer {
  return Buffer.from(`GET ${path} HTTP/1.1\r\nHost: ${HOST}\r\nAuthorization: Bearer ${key}\r\n\r\n`, 'latin1')
}

export function jsonRequest(
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
