import { readdirSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import type { Pool } from 'pg'
import type { Database } from '../../server/platform/database/connect.ts'
import { InputError } from '../command-line.ts'

/** What the floor sends for one request. */
export type FloorAnswer = { status: number; body: unknown }
export type FloorHandler = (request: IncomingMessage, body: Buffer) => Promise<FloorAnswer>

export type Floor<Needs> = {
  /** Whether a commit may return before it is on the disk, for every statement of the floor: as the server itself does. */
  asynchronousCommit: boolean
  build(pool: Pool, needs: Needs): FloorHandler
}

/** Two kinds of request that should cost the server the same. */
export type Even<Needs> = {
  what: [string, string]
  /** The least ratio of the second's rate to the first's. */
  bar: number
  request(needs: Needs, which: 0 | 1, counter: number): Buffer
  /** Fills our database with what only these requests need, after everything else is measured; left out where no bar is judged. */
  setup?(database: Database, needs: Needs): Promise<void>
}

/** One thing to measure. The module of an entry exports it as `entry`. */
export type Entry<Needs> = {
  /** The least ratio of our rate to the floor's that is good enough. */
  bar?: number
  /** The most that our 99th percentile may be of the floor's, both at half the floor's rate. */
  p99Bar?: number
  /** The least number of answers a minute that is good enough, whatever the floor does. */
  leastPerMinute?: number
  /** Fills a migrated database, of which both sides get a copy. What it gives back must survive JSON. */
  setup(database: Database, databaseUrl: string): Promise<Needs>
  /** The whole request as bytes. The counter never repeats within a run; give back the same buffer when it does not matter. */
  request(needs: Needs, counter: number): Buffer
  /** How often the work of a request stands in the database: grows by one with every answer, on both sides. */
  effects(database: Database, needs: Needs): Promise<number>
  even?: Even<Needs>
  floor: Floor<Needs>
}

export type AnyEntry = Entry<unknown>

/** The types of an entry are its own business; whoever runs it passes its needs through unseen. */
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

/** Each file of the folder is an entry with the name of the file. No names: all of them. */
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
