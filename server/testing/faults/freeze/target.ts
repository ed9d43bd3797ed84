import { randomBytes } from 'node:crypto'
import type { ApiScope } from '../../../access/keys/index.ts'
import { connectDatabase, type Database } from '../../../platform/database/connect.ts'
import type { TestApiCall } from '../../fixtures.ts'
import type { TestEventbriteServer } from '../../sources/eventbrite-server.ts'
import { makeUnlimitedOrganization } from '../unlimited-organization.ts'
import type { InstrumentedServer } from './instrumented-server.ts'
import { runScheduledTaskByName } from './run-task.ts'
import { buildJsonRequestBody, type PreparedRequest, type ReceivedResponse, sendPreparedRequest } from './send.ts'

/** What scenarios act on: the measured server, and its database for data that would take too long through the API. */
export type FreezeScenarioTarget = {
  url: string
  database: Database
  /** The platform behind source connections. */
  sourcePlatform: TestEventbriteServer
  newOrganization(): Promise<ScenarioOrganization>
  /** Sends immediately, as preparation. */
  send(sending: PreparedRequest): Promise<ReceivedResponse>
  /** Makes the server run a scheduled task now, and waits for it. */
  runTask(name: string): Promise<void>
  /** Memoized, for scenarios that share an object. */
  once<T>(name: string, make: () => Promise<T>): Promise<T>
}

export type ScenarioOrganization = {
  id: string
  /** Keys with every scope, one of each mode. */
  live: ApiKeyClient
  test: ApiKeyClient
}

export type ApiKeyClient = {
  key: string
  /** Sends immediately, as preparation; throws if refused. */
  call: TestApiCall
  json(method: string, path: string, body?: unknown): PreparedRequest
  csv(path: string, body: string | Buffer, contentType?: string): PreparedRequest
}

const EVERY_SCOPE: ApiScope[] = ['read', 'write', 'admin', 'scanner']

export type ClosableFreezeScenarioTarget = FreezeScenarioTarget & { close(): Promise<void> }

export function openFreezeScenarioTarget(
  { url, sourcePlatform }: InstrumentedServer,
  databaseUrl: string,
): ClosableFreezeScenarioTarget {
  const database = connectDatabase({ url: databaseUrl, poolSize: 4, applicationName: 'freeze' })
  const made = new Map<string, Promise<unknown>>()
  return {
    url,
    database,
    sourcePlatform,
    send: (sending) => sendPreparedRequest(url, sending),
    runTask: (name) => runScheduledTaskByName(databaseUrl, name),
    newOrganization: async () => {
      const { organizationId, newKey } = await makeUnlimitedOrganization(database)
      const live = await newKey({ mode: 'live', scopes: EVERY_SCOPE })
      const test = await newKey({ mode: 'test', scopes: EVERY_SCOPE })
      return { id: organizationId, live: buildApiKeyClient(url, live), test: buildApiKeyClient(url, test) }
    },
    once: <T>(name: string, make: () => Promise<T>) => {
      const known = (made.get(name) as Promise<T> | undefined) ?? make()
      made.set(name, known)
      return known
    },
    close: () => database.destroy(),
  }
}

export function buildApiKeyClient(url: string, key: string): ApiKeyClient {
  const json: ApiKeyClient['json'] = (method, path, body) => ({
    method,
    path,
    key,
    ...(body === undefined ? {} : buildJsonRequestBody(body)),
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
      const { status, text } = await sendPreparedRequest(url, json(method, path, body))
      if (status >= 400)
        throw new Error(
          `The scenario could not be prepared: ${method} ${path} answered ${status} ${text.slice(0, 300)}`,
        )
      return { status, body: text === '' ? null : JSON.parse(text), headers: new Headers() }
    },
  }
}

/** A new client address behind the proxy, so that limits per address start anew. */
export function buildNewClientAddressHeaders(): Record<string, string> {
  const digits = randomBytes(4).toString('hex')
  return { 'X-Forwarded-For': `2001:db8:${digits.slice(0, 4)}:${digits.slice(4)}::1` }
}
