import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { WAIT_TIMEOUT_MS } from './patience.ts'
import { TEST_SECRET_KEY } from './secret-key.ts'
import { SERVER_PROCESS_ENVIRONMENT } from './server-process-environment.ts'

const MAIN = join(import.meta.dirname, '../main.ts')
const READY = /API base +(\S+)\/v1/

export type SpawnedServer = {
  url: string
  process: ChildProcess
  output(): string
  /** Resolves with the exit code, or null if a signal ended it. */
  exited: Promise<number | null>
}

export type SpawnedServerOptions = {
  /** Modules to preload into the process; they talk to this one over IPC. */
  preload?: string[]
}

/** The production entry point in its own process. Rejects with its output if it does not get ready. */
export function spawnServer(
  environment: Record<string, string>,
  { preload = [] }: SpawnedServerOptions = {},
): Promise<SpawnedServer> {
  const child = spawn(process.execPath, [...preload.map((file) => `--import=${file}`), MAIN], {
    env: {
      ...SERVER_PROCESS_ENVIRONMENT,
      PORT: '0',
      SHUTDOWN_ANNOUNCE_SECONDS: '0',
      POSTERN_SECRET_KEY: TEST_SECRET_KEY,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe', ...(preload.length > 0 ? (['ipc'] as const) : [])],
  })
  let output = ''
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve))
  return new Promise((resolve, reject) => {
    const giveUp = (reason: string) => reject(new Error(`${reason}\n${output}`))
    const timer = setTimeout(() => giveUp('The server did not get ready in time.'), WAIT_TIMEOUT_MS)
    const read = (chunk: Buffer) => {
      output += chunk
      const url = READY.exec(output)?.[1]
      if (!url) return
      clearTimeout(timer)
      resolve({ url, process: child, output: () => output, exited })
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    void exited.then((code) => {
      clearTimeout(timer)
      giveUp(`The server ended with code ${code}.`)
    })
  })
}
