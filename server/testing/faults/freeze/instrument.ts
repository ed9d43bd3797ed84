import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Authority, makeAuthority } from '../../certificates.ts'
import { ENVIRONMENT_OF_PROCESSES } from '../../environment-of-processes.ts'
import { startEventbrite, type TestEventbrite } from '../../sources/eventbrite-server.ts'
import { spawnServer } from '../../spawned-server.ts'
import type { MeterAnswer, MeterRequest, ProbeAnswer } from './meter-messages.ts'

export type Measured = {
  /** Longest wait for /livez, wall-clock time. */
  longestWaitMs: number
  /** CPU time of the longest turn of the server's event loop. */
  longestTurnMs: number
  /** Failed requests of /livez. */
  unanswered: number
  seconds: number
}

export type Instrument = {
  url: string
  sourcePlatform: TestEventbrite
  /** The certificate authority that the server trusts for webhooks. */
  authority: Authority
  /** Measures the server while the work runs; optionally writes a CPU profile to the file. */
  measure<T>(work: () => Promise<T>, profile?: string | null): Promise<Measured & { outcome: T }>
  output(): string
  stop(): Promise<void>
}

/** A blocked server answers when it is free again, unless it never is. */
const ANSWER_TIMEOUT = 120_000

const fileOf = (name: string) => join(import.meta.dirname, name)

/** The server as in production in its own process, and a probe in another one. */
export async function startInstrument(environment: Record<string, string>): Promise<Instrument> {
  const dataDir = await mkdtemp(join(tmpdir(), 'postern-freeze-'))
  const preload = [fileOf('turn-meter.ts'), fileOf('loopback-names.ts')]
  const sourcePlatform = await startEventbrite()
  const authority = makeAuthority()
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
  const probe = fork(fileOf('livez-probe.ts'), [url], { env: ENVIRONMENT_OF_PROCESSES })
  const tellBoth = async (request: MeterRequest) => {
    const [waits, turns] = await Promise.all([
      tell<ProbeAnswer>(probe, request),
      tell<MeterAnswer>(server.process, request),
    ])
    return { longestWaitMs: waits.longestWaitMs, longestTurnMs: turns.longestTurnMs, unanswered: waits.failed }
  }
  return {
    url,
    sourcePlatform,
    authority,
    measure: async (work, profile = null) => {
      await tellBoth({ act: 'start', profile })
      const from = performance.now()
      const outcome = await work()
      const seconds = (performance.now() - from) / 1000
      return { ...(await tellBoth({ act: 'stop', profile })), seconds, outcome }
    },
    output: server.output,
    stop: async () => {
      probe.kill()
      server.process.kill('SIGTERM')
      await server.exited
      await sourcePlatform.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function tell<T>(child: ChildProcess, request: MeterRequest): Promise<T> {
  if (!child.connected) throw new Error('A process that is measured with has ended.')
  const answered = once(child, 'message', { signal: AbortSignal.timeout(ANSWER_TIMEOUT) })
  child.send(request)
  const [answer] = await answered
  return answer as T
}
