import { randomBytes } from 'node:crypto'
import type { Scope } from '../../../access/keys/index.ts'
import { connectDatabase, type Database } from '../../../platform/database/connect.ts'
import type { Call } from '../../fixtures.ts'
import type { TestEventbrite } from '../../sources/eventbrite-server.ts'
import { generousOrganization } from '../generous-organization.ts'
import type { Instrument } from './instrument.ts'
import { runTask } from './run-task.ts'
import { type Answered, jsonBody, type Sending, send } from './send.ts'

/** What scenarios act on: the server that is measured, and the database below it for what the API would take too long to make. */
export type Target = {
  url: string
  database: Database
  /** What source connections lead to. */
  sourcePlatform: TestEventbrite
  newOrganization(): Promise<Organization>
  /** Sends now, to prepare something. */
  send(sending: Sending): Promise<Answered>
  /** Has the server run a scheduled task now, and waits for it. */
  runTask(name: string): Promise<void>
  /** What is made when it is first asked for, and stays for the scenarios that share it. */
  once<T>(name: string, make: () => Promise<T>): Promise<T>
}

export type Organization = {
  id: string
  /** Keys with every scope, of both modes. */
  live: Keyed
  test: Keyed
}

/** What one key sends. */
export type Keyed = {
  key: string
  /** Sends now, to prepare something, and fails where it is refused. */
  call: Call
  /** Prepares to send JSON. */
  json(method: string, path: string, body?: unknown): Sending
  /** Prepares to send a CSV file. */
  csv(path: string, body: string | Buffer, contentType?: string): Sending
}

const EVERY_SCOPE: Scope[] = ['read', 'write', 'admin', 'scanner']

export type ClosableTarget = Target & { close(): Promise<void> }

export function openTarget({ url, sourcePlatform }: Instrument, databaseUrl: string): ClosableTarget {
  const database = connectDatabase({ url: databaseUrl, poolSize: 4, applicationName: 'freeze' })
  const made = new Map<string, Promise<unknown>>()
  return {
    url,
    database,
    sourcePlatform,
    send: (sending) => send(url, sending),
    runTask: (name) => runTask(databaseUrl, name),
    newOrganization: async () => {
      const { organizationId, newKey } = await generousOrganization(database)
      const live = await newKey({ mode: 'live', scopes: EVERY_SCOPE })
      const test = await newKey({ mode: 'test', scopes: EVERY_SCOPE })
      return { id: organizationId, live: keyed(url, live), test: keyed(url, test) }
    },
    once: <T>(name: string, make: () => Promise<T>) => {
      const known = (made.get(name) as Promise<T> | undefined) ?? make()
      made.set(name, known)
      return known
    },
    close: () => database.destroy(),
  }
}

export function keyed(url: string, key: string): Keyed {
  const json: Keyed['json'] = (method, path, body) => ({
    method,
    path,
    key,
    ...(body === undefined ? {} : jsonBody(body)),
  })
  return {
    key,
    json,
    csv: (path, body, contentType = 'text/csv') => ({
      method: 'POST',
      path,
      key,
      body,
      headers: { 'Content-Type': contentType },
    }),
    call: async (method, path, body) => {
      const { status, text } = await send(url, json(method, path, body))
      if (status >= 400)
        throw new Error(
          `The scenario could not be prepared: ${method} ${path} answered ${status} ${text.slice(0, 300)}`,
        )
      return { status, body: text === '' ? null : JSON.parse(text), headers: new Headers() }
    },
  }
}

/** Another address each time, as if behind the proxy: whoever is counted by address is counted anew. */
export function newAddress(): Record<string, string> {
  const digits = randomBytes(4).toString('hex')
  return { 'X-Forwarded-For': `2001:db8:${digits.slice(0, 4)}:${digits.slice(4)}::1` }
}
