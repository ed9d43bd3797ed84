import { type AppDependencies, buildApp } from './app.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import { connectDatabase, type Database } from './database/connect.ts'
import { migrate } from './database/migrate.ts'
import { type HttpServer, listen } from './http/listen.ts'
import { buildMetrics } from './http/metrics.ts'
import type { Logger } from './log.ts'
import { ensureSandbox } from './sandbox/index.ts'
import { buildJobs, type Job, startWorker, type Worker } from './worker/index.ts'

export type RunningServer = {
  port: number
  database: Database
  worker: Worker | null
  /** Finishes what runs, within the configured grace, and lets go of everything. */
  stop(): Promise<void>
}

export type ServerDependencies = {
  config: Config
  databaseUrl: string
  log: Logger
  clock: Clock
  prepareDatabase?: boolean
  jobs?: (database: Database) => Job[]
} & Pick<AppDependencies, 'contract' | 'observeAnswer'>

export async function startServer(dependencies: ServerDependencies): Promise<RunningServer> {
  const { config, databaseUrl, log, clock } = dependencies
  const database = connectDatabase({
    url: databaseUrl,
    poolSize: config.poolSize,
    applicationName: 'postern api',
    warn: (message) => log.warn({ detail: String(message).split('\n')[0] }, 'the database connection had a problem'),
  })
  let worker: Worker | null = null
  try {
    if (dependencies.prepareDatabase ?? true) await prepare(database, clock, log)
    if (config.role !== 'api') {
      const jobs = dependencies.jobs ?? ((db) => buildJobs(db, clock))
      worker = await startWorker({ databaseUrl, jobs: jobs(database), log })
    }
    let stopping = false
    const app = buildApp({
      database,
      log,
      clock,
      cursorSecret: await readCursorSecret(database),
      metrics: buildMetrics(),
      trustedProxyHops: config.trustedProxyHops,
      servesApi: config.role !== 'worker',
      system: { checkReady: () => checkReady(database, () => stopping), metricsToken: config.metricsToken },
      pages: { publicUrl: config.publicUrl },
      contract: dependencies.contract,
      observeAnswer: dependencies.observeAnswer,
    })
    const http = await listen(app, { host: config.host, port: config.port })
    const stop = once(async () => {
      stopping = true
      await stopParts(http, worker, database, config.shutdownGraceSeconds)
    })
    return { port: http.port, database, worker, stop }
  } catch (error) {
    await worker?.stop(0)
    await database.destroy()
    throw error
  }
}

async function prepare(database: Database, clock: Clock, log: Logger) {
  const applied = await migrate(database)
  if (applied.length > 0) log.info({ migrations: applied }, 'migrated')
  await ensureSandbox(database, clock.now())
}

async function readCursorSecret(database: Database): Promise<Buffer> {
  const { cursor_secret } = await database('instance').first('cursor_secret')
  return cursor_secret
}

async function checkReady(database: Database, isStopping: () => boolean): Promise<void> {
  if (isStopping()) throw new Error('the server is stopping')
  await database.raw('select 1').timeout(2_000, { cancel: true })
}

async function stopParts(http: HttpServer, worker: Worker | null, database: Database, graceSeconds: number) {
  await Promise.all([http.close(graceSeconds), worker?.stop(graceSeconds)])
  await database.destroy()
}

function once(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null
  return () => {
    running ??= work()
    return running
  }
}
