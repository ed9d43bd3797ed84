import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { buildSourcePlatforms, type SourcePlatforms } from '../areas/sources/index.ts'
import { buildCheckUrl, buildSendDelivery } from '../areas/webhooks/index.ts'
import type { Config } from '../config/config.ts'
import { ensureDataFolderKeys } from '../config/secret-keys.ts'
import type { Clock } from '../platform/clock.ts'
import { connectDatabase, type Database, type DatabaseOptions } from '../platform/database/connect.ts'
import type { Logger } from '../platform/log.ts'
import { buildMailTransport } from '../platform/mail/index.ts'
import { buildOpenIdProvider } from '../platform/openid/index.ts'
import { buildLookup, buildPostPinned, type DnsLookup, type PostSettings } from '../platform/outbound/index.ts'
import { readRecordedPublicOrigin, recordPublicOrigin, toListeningOrigin } from '../platform/public-origin.ts'
import { type BackgroundWorker, type ScheduledTask, startWorker } from '../platform/queue/index.ts'
import { buildSecretBox } from '../platform/secret-box.ts'
import { type HttpServer, startHttpServer } from '../request/listen.ts'
import { buildMetrics } from '../request/metrics.ts'
import { type AppDependencies, buildApp } from './app.ts'
import { buildReadiness } from './readiness.ts'
import { buildScheduledTasks, type TaskDependencies } from './schedule.ts'

export type RunningServer = {
  port: number
  database: Database
  worker: BackgroundWorker | null
  /** Announces the shutdown for a while, finishes running work within the grace period, and closes everything. */
  stop(announceSeconds?: number): Promise<void>
}

export type ServerDependencies = {
  config: Config
  databaseUrl: string
  log: Logger
  clock: Clock
  resolve?: DnsLookup
  /** Whether modules that few requests need are loaded, without which the server answers but is not ready. */
  isLoaded?: () => boolean
  /** Overrides how webhook requests are sent. */
  outbound?: PostSettings
  platforms?: SourcePlatforms
  /** How long the statements of requests wait for a lock, in milliseconds. */
  lockTimeout?: number
  tasks?: (dependencies: TaskDependencies) => ScheduledTask[]
} & Pick<AppDependencies, 'contract' | 'observeAnswer'>

const STATEMENT_TIMEOUT = 15_000
const LOCK_TIMEOUT = 3_000

/** The database is prepared (prepare-database.ts). */
export async function startServer(dependencies: ServerDependencies): Promise<RunningServer> {
  const { config, databaseUrl, log, clock, isLoaded = () => true } = dependencies
  const secretBox = buildSecretBox(config.secretKeys ?? ensureDataFolderKeys(config.dataDir))
  const connect = (options: Pick<DatabaseOptions, 'applicationName' | 'lockTimeout'>) =>
    connectDatabase({
      ...options,
      url: databaseUrl,
      poolSize: config.poolSize,
      statementTimeout: STATEMENT_TIMEOUT,
      warn: (message) => log.warn({ detail: String(message).split('\n')[0] }, 'the database connection had a problem'),
    })
  const database = connect({ applicationName: 'postern api', lockTimeout: dependencies.lockTimeout ?? LOCK_TIMEOUT })
  // Workers wait for locks as long as a statement may take; a pool opens no connection before it is used.
  const databaseOfTasks = connect({ applicationName: 'postern tasks' })
  const leaving = new AbortController()
  const outboxDir = join(config.dataDir, 'outbox')
  const transport = buildMailTransport({ smtpUrl: config.smtpUrl, from: config.mailFrom, outboxDir })
  const metrics = buildMetrics()
  const posts = buildPostPinned(dependencies.outbound)
  const judging = { resolve: dependencies.resolve ?? buildLookup(), allowLoopback: config.webhooksAllowLoopback }
  const platforms = dependencies.platforms ?? buildSourcePlatforms(config)
  const sendWebhook = buildSendDelivery(judging, posts.postPinned)
  let worker: BackgroundWorker | null = null
  let port = config.port
  const ownOrigin = () => config.publicUrl ?? toListeningOrigin(config.host, port)
  let http: HttpServer | undefined
  const closeAll = async (graceSeconds: number) => {
    await Promise.all([http?.close(graceSeconds), worker?.stop(graceSeconds)])
    posts.close()
    await transport.close()
    await Promise.all([database.destroy(), databaseOfTasks.destroy()])
  }
  try {
    const linkSecret = await readCursorSecret(database)
    const app = buildApp({
      config,
      database,
      log,
      clock,
      cursorSecret: linkSecret,
      secretBox,
      platforms,
      checkUrl: buildCheckUrl(judging.resolve, judging.allowLoopback),
      metrics,
      findObstacle: buildReadiness(database, leaving.signal, isLoaded),
      outboxDir,
      openId: config.openId && buildOpenIdProvider(config.openId),
      publicOrigin: ownOrigin,
      leaving: leaving.signal,
      contract: dependencies.contract,
      observeAnswer: dependencies.observeAnswer,
    })
    http = await startHttpServer(app, { host: config.host, port: config.port, publicUrl: config.publicUrl })
    port = http.port
    if (config.role !== 'worker') await recordPublicOrigin(database, ownOrigin())
    if (config.role !== 'api') {
      const tasks = (dependencies.tasks ?? buildScheduledTasks)({
        database: databaseOfTasks,
        clock,
        log,
        transport,
        secretBox,
        platforms,
        sendWebhook,
        registry: metrics.registry,
        linkSecret,
        // A worker listens elsewhere than where people reach the servers.
        publicOrigin: async () => config.publicUrl ?? (await readRecordedPublicOrigin(database)) ?? ownOrigin(),
      })
      worker = await startWorker({ databaseUrl, tasks, log })
    }
    let stopped: Promise<void> | undefined
    const leave = async (announceSeconds: number) => {
      leaving.abort()
      http?.announceClose()
      await setTimeout(announceSeconds * 1000)
      await closeAll(config.shutdownGraceSeconds)
    }
    const stop = (announceSeconds = 0) => {
      stopped ??= leave(announceSeconds)
      return stopped
    }
    return { port, database, worker, stop }
  } catch (error) {
    await closeAll(0)
    throw error
  }
}

async function readCursorSecret(database: Database): Promise<Buffer> {
  const { cursor_secret } = await database('instance').first('cursor_secret')
  return cursor_secret
}
