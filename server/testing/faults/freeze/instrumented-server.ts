import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CertificateAuthority, makeCertificateAuthority } from '../../certificates.ts'
import { SERVER_PROCESS_ENVIRONMENT } from '../../server-process-environment.ts'
import { startTestEventbrite, type TestEventbriteServer } from '../../sources/eventbrite-server.ts'
import { spawnServer } from '../../spawned-server.ts'
import type { MeterCommand, ProbeResult, TurnMeterResult } from './meter-messages.ts'

export type FreezeMeasurement = {
  /** Longest wait for /livez, wall-clock time. */
  longestWaitMs: number
  /** CPU time of the longest turn of the server's event loop. */
  longestTurnMs: number
  /** CPU time of all turns. */
  processorMs: number
  /** By how much the server's process grew at its largest; null if it was not asked for. */
  peakBytes: number | null
  /** Failed requests of /livez. */
  unanswered: number
  seconds: number
}

export type MeasurementOptions = {
  /** A file for a CPU profile. */
  profile?: string | null
  /** Collects garbage first, which takes time. */
  memory?: boolean
}

export type InstrumentedServer = {
  url: string
  sourcePlatform: TestEventbriteServer
  /** The certificate authority that the server trusts for webhooks. */
  authority: CertificateAuthority
  /** Measures the server while the work runs. */
  measure<T>(work: () => Promise<T>, options?: MeasurementOptions): Promise<FreezeMeasurement & { outcome: T }>
  output(): string
  /** Resolves when the server has ended. */
  ended: Promise<unknown>
  /** Ends a server that does not answer any more. */
  kill(): Promise<void>
  stop(): Promise<void>
}

/** A blocked server answers when it is free again, unless it never is. */
const ANSWER_TIMEOUT = 120_000

const NO_PROBE: ProbeResult = { longestWaitMs: 0, failed: 0 }

const fileOf = (name: string) => join(import.meta.dirname, name)

/** The server as in production in its own process, and a probe in another one, which is work for the server itself. */
export async function startInstrumentedServer(
  environment: Record<string, string>,
  { isProbed = true }: { isProbed?: boolean } = {},
): Promise<InstrumentedServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'postern-freeze-'))
  const preload = [fileOf('turn-meter.ts'), fileOf('loopback-names.ts')]
  const sourcePlatform = await startTestEventbrite()
  const authority = makeCertificateAuthority()
  const trusted = join(dataDir, 'authority.pem')
  await writeFile(trusted, authority.cert)
  const server = await spawnServer(
    {
      ROLE: 'all',
      LOG_LEVEL: 'error',
      DATA_DIR: dataDir,
      TRUSTED_PROXY_HOPS: '1',
      POSTERN_WEBHOOKS_ALLOW_LOOPBACK: 'true',
      SHUTDOWN_GRACE_SECONDS: '2',
      POSTERN_EVENTBRITE_URL: sourcePlatform.url,
      NODE_EXTRA_CA_CERTS: trusted,
      ...environment,
    },
    { preload },
  )
  const url = server.url.replace('localhost', '127.0.0.1')
  const probe = isProbed ? fork(fileOf('livez-probe.ts'), [url], { env: SERVER_PROCESS_ENVIRONMENT }) : null
  const tellBoth = async (request: MeterCommand) => {
    const [waits, turns] = await Promise.all([
      probe ? tell<ProbeResult>(probe, request) : NO_PROBE,
      tell<TurnMeterResult>(server.process, request),
    ])
    return { ...turns, longestWaitMs: waits.longestWaitMs, unanswered: waits.failed }
  }
  const clear = async () => {
    probe?.kill()
    await server.exited
    await sourcePlatform.close()
    await rm(dataDir, { recursive: true, force: true })
  }
  return {
    url,
    sourcePlatform,
    authority,
    measure: async (work, { profile = null, memory = false } = {}) => {
      await tellBoth({ act: 'start', profile, memory })
      const from = performance.now()
      const outcome = await work()
      const seconds = (performance.now() - from) / 1000
      return { ...(await tellBoth({ act: 'stop', profile })), seconds, outcome }
    },
    output: server.output,
    ended: server.exited,
    kill: async () => {
      server.process.kill('SIGKILL')
      await clear()
    },
    stop: async () => {
      server.process.kill('SIGTERM')
      await clear()
    },
  }
}

async function tell<T>(child: ChildProcess, request: MeterCommand): Promise<T> {
  if (!child.connected) throw new Error('A process that is measured with has ended.')
  const over = new AbortController()
  const signal = AbortSignal.any([over.signal, AbortSignal.timeout(ANSWER_TIMEOUT)])
  const end = () => over.abort(new Error('A process that is measured with has ended.'))
  child.once('exit', end)
  const answered = once(child, 'message', { signal })
  child.send(request)
  const [answer] = await answered.finally(() => child.off('exit', end))
  return answer as T
}
