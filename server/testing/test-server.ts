import { randomBytes, randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { Document } from '../../spec/tools/document.ts'
import { createKey, type NewKey } from '../access/keys/index.ts'
import { type RunningServer, type ServerDependencies, startServer } from '../composition/server.ts'
import { type Config, readConfig } from '../config/config.ts'
import { buildLog } from '../platform/log.ts'
import { insertTestOrganization, type NewTestOrganization } from './create-organization.ts'
import { WAIT_TIMEOUT_MS } from './patience.ts'
import { TEST_SECRET_KEY } from './secret-key.ts'
import { buildStrictResponseChecks } from './strict-answers.ts'
import { buildTestClock, type TestClock } from './test-clock.ts'
import { cloneDatabase } from './test-database.ts'

export type TestServer = RunningServer & {
  url: string
  databaseUrl: string
  clock: TestClock
  logLines: Record<string, unknown>[]
  get(path: string, options?: { key?: string; headers?: Record<string, string> }): Promise<Response>
  send(method: string, path: string, options?: TestRequestOptions): Promise<Response>
  organization(options?: Partial<NewTestOrganization>): Promise<string>
  key(organizationId: string, options?: Partial<NewKey>): Promise<{ id: string; value: string }>
  /** Stops the server and throws if any of its responses violated the contract. */
  close(): Promise<void>
}

export type TestRequestOptions = {
  key?: string
  body?: unknown
  idempotencyKey?: string | null
  headers?: Record<string, string>
}

export type TestServerOptions = {
  config?: Partial<Config>
  clock?: TestClock
  contract?: ServerDependencies['contract'] & { document: Document }
  tasks?: ServerDependencies['tasks']
  /** DNS; by default every name resolves to a public address. */
  resolve?: ServerDependencies['resolve']
  outbound?: ServerDependencies['outbound']
  /** Of requests; by default as long as a test waits for anything, so that those that hold locks may be slow. */
  lockTimeout?: number
  /** Use this database, which the caller drops, instead of a new clone. */
  databaseUrl?: string
}

const ENVIRONMENT = { ROLE: 'api', PORT: '0', SHUTDOWN_GRACE_SECONDS: '5', POSTERN_SECRET_KEY: TEST_SECRET_KEY }

/** The real server on a real port, on its own database. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const clone = options.databaseUrl ? null : await cloneDatabase(inject('postgresUrl'))
  const databaseUrl = options.databaseUrl ?? clone?.url ?? ''
  const clock = options.clock ?? buildTestClock()
  const logLines: Record<string, unknown>[] = []
  const log = buildLog('info', { write: (line: string) => logLines.push(JSON.parse(line)) })
  const dataDir = join(tmpdir(), `postern-data-${randomBytes(6).toString('hex')}`)
  const sealed = buildStrictResponseChecks(options.contract?.document)
  const server = await startServer({
    config: {
      ...readConfig({ ...ENVIRONMENT, DATA_DIR: dataDir }),
      ...options.config,
    },
    databaseUrl,
    log,
    clock,
    contract: options.contract,
    tasks: options.tasks,
    resolve: options.resolve ?? (async () => ['1.1.1.1']),
    outbound: options.outbound,
    lockTimeout: 'lockTimeout' in options ? options.lockTimeout : WAIT_TIMEOUT_MS,
    observeAnswer: sealed.observe,
  })
  const url = `http://127.0.0.1:${server.port}`
  return {
    ...server,
    url,
    databaseUrl,
    clock,
    logLines,
    get: (path, { key, headers } = {}) =>
      fetch(url + path, { headers: { ...(key ? { Authorization: `Bearer ${key}` } : {}), ...headers } }),
    send: (method, path, sent) => fetch(url + path, { method, ...requestOf(method, sent) }),
    organization: (changes) =>
      insertTestOrganization(
        server.database,
        {
          slug: `org-${randomBytes(4).toString('hex')}`,
          name: 'Harbour Hall',
          timezone: 'Europe/Madrid',
          plan: 'scale',
          ...changes,
        },
        clock.now(),
      ),
    key: (organizationId, changes) =>
      createKey(
        server.database,
        { organizationId, name: 'Test', mode: 'live', scopes: ['read'], ...changes },
        clock.now(),
      ),
    close: async () => {
      await server.stop()
      await clone?.drop()
      await rm(dataDir, { recursive: true, force: true })
      if (sealed.violations.length > 0) throw new Error(`Answers broke the contract:\n${sealed.violations.join('\n')}`)
    },
  }
}

/** JSON, and by default a new Idempotency-Key for a POST. */
function requestOf(
  method: string,
  { key, body, idempotencyKey = randomUUID(), headers }: TestRequestOptions = {},
): RequestInit {
  return {
    headers: {
      ...(key ? { Authorization: `Bearer ${key}` } : {}),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(method === 'POST' && idempotencyKey !== null ? { 'Idempotency-Key': idempotencyKey } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  }
}
