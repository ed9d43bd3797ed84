import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { SERVER_PROCESS_ENVIRONMENT } from '../server-process-environment.ts'

const FAULTY_SERVER = join(import.meta.dirname, 'faulty-server.ts')

export type KillableProcess = {
  /** Resolves with the port once it serves, or null if it died before. */
  ready: Promise<number | null>
  /** Resolves when the process has ended. */
  gone: Promise<void>
  kill(): void
}

export function startKillableProcess(environment: Record<string, string>): KillableProcess {
  const child: ChildProcess = fork(FAULTY_SERVER, {
    env: { ...SERVER_PROCESS_ENVIRONMENT, ...environment },
    stdio: ['ignore', 'ignore', environment.LOG_LEVEL ? 'inherit' : 'ignore', 'ipc'],
  })
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const port = new Promise<number>((resolve) => child.once('message', (message) => resolve(message as number)))
  return { ready: Promise.race([port, gone.then(() => null)]), gone, kill: () => child.kill('SIGKILL') }
}
