import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { ENVIRONMENT_OF_PROCESSES } from '../environment-of-processes.ts'

const FAULTY_SERVER = join(import.meta.dirname, 'faulty-server.ts')

export type FaultyProcess = {
  /** Resolves with the port once it serves, or null if it died before. */
  ready: Promise<number | null>
  /** Resolves when the process has ended. */
  gone: Promise<void>
  kill(): void
}

export function startFaulty(environment: Record<string, string>): FaultyProcess {
  const child: ChildProcess = fork(FAULTY_SERVER, {
    env: { ...ENVIRONMENT_OF_PROCESSES, ...environment },
    stdio: ['ignore', 'ignore', environment.LOG_LEVEL ? 'inherit' : 'ignore', 'ipc'],
  })
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const port = new Promise<number>((resolve) => child.once('message', (message) => resolve(message as number)))
  return { ready: Promise.race([port, gone.then(() => null)]), gone, kill: () => child.kill('SIGKILL') }
}
