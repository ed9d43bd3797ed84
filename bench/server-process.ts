import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import manifest from '../package.json' with { type: 'json' }
import { endProcess, hasProcessEnded } from '../server/testing/end-process.ts'
import { TEST_SECRET_KEY } from '../server/testing/secret-key.ts'
import { SERVER_PROCESS_ENVIRONMENT } from '../server/testing/server-process-environment.ts'
import { DATABASE_POOL_SIZE } from './settings.ts'

export type ServerProcess = AsyncDisposable & {
  port: number
  pid: number
  /** Describes how the process ended; empty while it runs. */
  explainEnd(): string
}

export type ServerStartOptions = { databaseUrl: string; folder: string; profileFolder?: string; stop: AbortSignal }

const ROOT = join(import.meta.dirname, '..')
const START_LIMIT_MS = 180_000
const POLL_MS = 50
const ANNOUNCED_PORT = /http:\/\/localhost:(\d+)\//

/** What follows `exec node` in the start command. */
const START_ARGUMENTS = manifest.scripts.start.split(' ').slice(2)

/** The server as in production, with its log on. */
export function startPosternServer(options: ServerStartOptions): Promise<ServerProcess> {
  return startProcess('ours', START_ARGUMENTS, options, {
    NODE_ENV: 'production',
    ROLE: 'api',
    PORT: '0',
    LOG_LEVEL: 'info',
    DATABASE_POOL_SIZE: String(DATABASE_POOL_SIZE),
    SHUTDOWN_GRACE_SECONDS: '1',
    // As the keys of a bench have any rate.
    CONSOLE_PAGES_PER_MINUTE: '1000000',
  })
}

export function startBaselineServer(file: string, needs: unknown, options: ServerStartOptions): Promise<ServerProcess> {
  const args = [join(import.meta.dirname, 'floor/process.ts'), file, JSON.stringify(needs)]
  return startProcess('floor', args, options, { NODE_ENV: 'production' })
}

async function startProcess(
  name: string,
  args: string[],
  { databaseUrl, folder, profileFolder, stop }: ServerStartOptions,
  environment: Record<string, string>,
): Promise<ServerProcess> {
  const profile = profileFolder
    ? ['--cpu-prof', `--cpu-prof-dir=${profileFolder}`, `--cpu-prof-name=${name}.cpuprofile`]
    : []
  const files = { output: join(folder, `${name}.log`), errors: join(folder, `${name}.errors.log`) }
  const handles = [openSync(files.output, 'w'), openSync(files.errors, 'w')] as const
  const child = spawn(process.execPath, [...profile, ...args], {
    cwd: ROOT,
    env: {
      ...SERVER_PROCESS_ENVIRONMENT,
      DATABASE_URL: databaseUrl,
      POSTERN_SECRET_KEY: TEST_SECRET_KEY,
      ...environment,
    },
    // Its own session: Ctrl-C in the terminal must reach only this process, which then stops the others in order.
    detached: true,
    stdio: ['ignore', ...handles],
  })
  for (const handle of handles) closeSync(handle)
  const explainEnd = () =>
    hasProcessEnded(child) ? `Its process ended: ${readFileSync(files.errors, 'utf8').slice(-1_000)}` : ''
  try {
    await once(child, 'spawn')
    const port = await readPort(child, files.output, stop)
    return { port, pid: child.pid ?? 0, explainEnd, [Symbol.asyncDispose]: () => endProcess(child) }
  } catch (error) {
    await endProcess(child)
    throw new Error(
      `${name} did not start: ${(error as Error).message} ${readFileSync(files.errors, 'utf8').slice(-1_000)}`,
    )
  }
}

async function readPort(child: ChildProcess, output: string, stop: AbortSignal): Promise<number> {
  const deadline = performance.now() + START_LIMIT_MS
  while (performance.now() < deadline) {
    const port = ANNOUNCED_PORT.exec(readFileSync(output, 'utf8'))?.[1]
    if (port !== undefined) return Number(port)
    if (hasProcessEnded(child)) throw new Error(`its process ended with ${child.exitCode ?? child.signalCode}.`)
    await sleep(POLL_MS, undefined, { signal: stop })
  }
  throw new Error(`it did not say its port within ${START_LIMIT_MS / 1000} seconds.`)
}
