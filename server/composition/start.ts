import { once } from 'node:events'
import { createServer } from 'node:net'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { type Config, ConfigError, hasMailOutbox, readServerConfig } from '../config/config.ts'
import { ensureDataFolderKeys } from '../config/secret-keys.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embedded-postgres/index.ts'
import { systemClock } from '../platform/clock.ts'
import { buildLog } from '../platform/log.ts'
import { memoize } from '../platform/memoize.ts'
import { loadOpenId } from '../platform/openid/index.ts'
import { toListeningOrigin } from '../platform/public-origin.ts'
import { ExplainedStartError } from './explained-error.ts'
import type { RunningServer } from './server.ts'

// Request objects die young, but under load many survive a minor collection. V8 would then allocate them in old space,
// and pause for 30 to 50 ms every few seconds to collect them.
setFlagsFromString('--no-allocation-site-pretenuring')

const say = (text: string) => process.stdout.write(`${text}\n`)

function readConfigOrExit(): Config {
  try {
    return readServerConfig(process.env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    process.stderr.write(`Postern cannot start with this configuration:\n${error.message}\n`)
    process.exit(2)
  }
}

const config = readConfigOrExit()
const log = buildLog(config.logLevel)
let embedded: EmbeddedPostgres | null = null
let server: RunningServer | null = null
let stopping = false

async function start(): Promise<void> {
  await refuseTakenPort(config)
  if (!config.databaseUrl) {
    embedded = await startEmbeddedPostgres({ dataDir: config.dataDir, report, onLost: explainAndFail }).catch(
      (error) => {
        throw new ExplainedStartError(error.message, { cause: error })
      },
    )
  }
  const databaseUrl = config.databaseUrl ?? embedded?.url ?? ''
  if (stopping) return
  // Reads the key file before anything is changed in the database.
  config.secretKeys ??= ensureDataFolderKeys(config.dataDir)
  const { prepareDatabase } = await import('./prepare-database.ts')
  const prepared = prepareDatabase(databaseUrl, systemClock, log)
  const [{ startServer, publicSandboxApiKey }] = await Promise.all([loadServer(), prepared])
  if (stopping) return
  let isLoaded = false
  server = await startServer({ config, databaseUrl, log, clock: systemClock, isLoaded: () => isLoaded })
  await loadRest()
  isLoaded = true
  if (stopping) return
  announce(server.port, publicSandboxApiKey)
}

/** Checked before a database is created and filled. */
async function refuseTakenPort({ host, port }: Config): Promise<void> {
  const probe = createServer().listen(port, host)
  await once(probe, 'listening')
  probe.close()
  await once(probe, 'close')
}

/** As slow as creating and filling a database, so done at the same time; in parts, to yield in between. */
async function loadParts() {
  for (const load of [
    () => import('./prepare-database.ts'),
    () => import('../../generated/validators.js'),
    () => import('../access/keys/index.ts'),
    ...AREAS.map((area) => () => import(`../areas/${area}/index.ts`)),
    () => import('../request/metrics.ts'),
    () => import('./app.ts'),
  ]) {
    await load()
    for (let turn = 0; turn < 5; turn += 1) await setImmediate()
  }
  const { publicSandboxApiKey } = await import('../areas/sandbox/index.ts')
  return { publicSandboxApiKey, ...(await import('./server.ts')) }
}

/** First what filling the sandbox needs. */
const AREAS = [
  'events',
  'tickets',
  'booking',
  'sandbox',
  'attendees',
  'checkin',
  'jobs',
  'exports',
  'webhooks',
  'sources',
]

/**
 * What few requests and tasks need: loaded after the first answer can be given, because filling the database would wait
 * for it too, and before `/readyz` says 200.
 */
async function loadRest(): Promise<void> {
  for (const load of [
    ...(config.role === 'worker' ? [] : [async () => (await import('../surfaces/mcp/index.ts')).loadMcp()]),
    ...(config.openId ? [loadOpenId] : []),
    ...(config.role === 'api' ? [] : [() => import('nodemailer')]),
  ]) {
    await load()
    await setImmediate()
  }
}

const loadServer = memoize(loadParts)

function report(text: string): void {
  say(text)
  loadServer().catch(() => {})
}

function announce(port: number, publicSandboxApiKey: string): void {
  const origin = config.publicUrl ?? toListeningOrigin(config.host, port)
  if (config.role === 'worker') {
    say(`Postern works in the background. Health: ${origin}/readyz`)
    return
  }
  say(`
Postern is ready.

  Start page       ${origin}/
  API base         ${origin}/v1
  Scanner base     ${origin}/api/v1
  Reference        ${origin}/docs${hasMailOutbox(config) ? `\n  Mail outbox      ${origin}/outbox` : ''}
  Sandbox key      ${publicSandboxApiKey}

  curl -H "Authorization: Bearer ${publicSandboxApiKey}" ${origin}/v1/me
`)
}

function explainAndFail(reason: Error): void {
  void fail(new ExplainedStartError(reason.message, { cause: reason }))
}

async function fail(error: unknown): Promise<void> {
  const { explainStartFailure } = await import('./start-failure.ts')
  if (stopping) return
  process.stderr.write(`${explainStartFailure(error, config)}\n`)
  void stop(1)
}

async function stop(exitCode: number, announceSeconds = 0): Promise<void> {
  if (stopping) return
  stopping = true
  try {
    // A start that is still pending may wait for another process; it need not be finished.
    await Promise.race([started.catch(() => {}), setTimeout(config.shutdownGraceSeconds * 1000)])
    await server?.stop(announceSeconds)
  } finally {
    await embedded?.stop()
  }
  log.flush(() => process.exit(exitCode))
}

/** In milliseconds. Under `npm start` one Ctrl-C arrives twice: from the terminal and from npm. */
const SAME_SIGNAL = 500
let signalledAt = Number.NEGATIVE_INFINITY

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (performance.now() < signalledAt + SAME_SIGNAL) return
    signalledAt = performance.now()
    if (stopping) {
      embedded?.kill()
      process.exit(130)
    }
    // After SIGTERM a load balancer needs time to redirect requests; nobody waits after Ctrl-C.
    void stop(0, signal === 'SIGTERM' && config.role !== 'worker' ? config.shutdownAnnounceSeconds : 0)
  })
}

const started = start()
started.catch(fail)
