import { randomBytes } from 'node:crypto'
import type { ApiScope } from '../../../access/keys/index.ts'
import { connectDatabase, type Database } from '../../../platform/database/connect.ts'
import type { Call } from '../../fixtures.ts'
import type { TestEventbrite } from '../../sources/eventbrite-server.ts'
import { generousOrganization } from '../generous-organization.ts'
import type { Instrument } from './instrument.ts'
import { runTask } from './run-task.ts'
import { type Answered, jsonBody, type Sending, send } from './send.ts'

/** What scenarios act on: the measured server, and its database for data that would take too long through the API. */
export type Target = {
  url: string
  database: Database
  /** The platform behind source connections. */
  sourcePlatform: TestEventbrite
  newOrganization(): Promise<Organization>
  /** Sends immediately, as preparation. */
  send(sending: Sending): Promise<Answered>
  /** Makes the server run a scheduled task now, and waits for it. */
  runTask(name: string): Promise<void>
  /** Memoized, for scenarios that share an object. */
  once<T>(name: string, make: () => Promise<T>): Promise<T>
}

export type Organization = {
  id: string
  /** Keys with every scope, one of each mode. */
  live: Keyed
  test: Keyed
}

export type Keyed = {
  key: string
  /** Sends immediately, as preparation; throws if refused. */
  call: Call
  json(method: string, path: string, body?: unknown): Sending
  csv(path: string, body: string | Buffer, contentType?: string): Sending
}

const EVERY_SCOPE: ApiScope[] = ['read', 'write', 'admin', 'scanner']

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

/** A new client address behind the proxy, so that limits per address start anew. */
export function newAddress(): Record<string, string> {
  const digits = randomBytes(4).toString('hex')
  return { 'X-Forwarded-For': `2001:db8:${digits.slice(0, 4)}:${digits.slice(4)}::1` }
}
