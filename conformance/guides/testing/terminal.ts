import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'

/** Evaluates pieces in one shell, so that definitions persist; the first failure ends it. NUL marks a piece's end. */
const LOOP = `
set -euo pipefail
while IFS= read -r -d '' -u 3 code; do eval "$code" 3<&- </dev/null; printf '\\0'; printf '\\0' >&2; done`

export type GuideTerminal = {
  /** Runs the code as written and returns its output; on failure throws with all of it. */
  run(code: string): Promise<string>
  /** Runs the code in another terminal until stopped; returns once the output matches `until`. */
  start(code: string, until: RegExp, environment?: Record<string, string>): Promise<RunningCommand>
  close(): Promise<void>
}

export type RunningCommand = { printed(): string; stop(): Promise<void> }

export type GuideTerminalOptions = {
  folder: string
  path: string
  /** Where curl looks for its config. */
  home: string
  movedPorts: Record<number, number>
}

/** Long enough for the slowest machine. */
const PATIENCE_MS = 300_000

/** The shell of somebody who follows a guide, with the guide's ports replaced by free ones. */
export async function openGuideTerminal({
  folder,
  path,
  home,
  movedPorts,
}: GuideTerminalOptions): Promise<GuideTerminal> {
  const lines = Object.entries(movedPorts).map(([from, to]) => `connect-to = "localhost:${from}:127.0.0.1:${to}"`)
  await writeFile(join(home, '.curlrc'), `${lines.join('\n')}\n`)
  const env = {
    ...withoutOurs(process.env),
    PATH: path,
    CURL_HOME: home,
    XDG_CONFIG_HOME: home,
    NODE_OPTIONS: `--import=${join(import.meta.dirname, 'moved-ports.mjs')}`,
    MOVED_PORTS: JSON.stringify(movedPorts),
    NO_COLOR: '1',
  }
  const shell = spawn('bash', ['--norc', '-c', LOOP], {
    cwd: folder,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  })
  const outputs = [shell.stdout, shell.stderr].map((stream) => collect(stream as Readable))
  const running = new Set<ChildProcess>([shell])
  const isOver = () => shell.exitCode !== null || outputs.every(({ text }) => text.endsWith('\0'))

  return {
    run: async (code) => {
      for (const output of outputs) output.text = ''
      ;(shell.stdio[3] as Writable).write(`${code}\0`)
      await waitUntil(isOver)
      const [printed = '', complaints = ''] = outputs.map(({ text }) => text)
      if (!printed.endsWith('\0')) throw new Error(`This failed:\n${code}\n${printed}\n${complaints}`)
      return printed.slice(0, -1)
    },
    start: async (code, until, more = {}) => {
      const child = spawn('bash', ['--norc', '-c', code], {
        cwd: folder,
        env: { ...env, ...more },
        detached: true,
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      running.add(child)
      const [printed, complaints] = [collect(child.stdout), collect(child.stderr)]
      await waitUntil(() => child.exitCode !== null || until.test(printed.text))
      if (!until.test(printed.text)) throw new Error(`This failed:\n${code}\n${printed.text}\n${complaints.text}`)
      return {
        printed: () => printed.text,
        stop: async () => {
          running.delete(child)
          await end(child, 'SIGINT')
        },
      }
    },
    close: async () => {
      for (const child of running) await end(child, 'SIGTERM')
    },
  }
}

/** Without the variables that this test run has set. */
function withoutOurs(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const isOurs = (name: string) => /^(npm_|VITEST|POSTERN_|DATABASE_|NODE_ENV$|TEST$|MODE$|DEV$|PROD$)/.test(name)
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !isOurs(name)))
}

function collect(stream: Readable): { text: string } {
  const collected = { text: '' }
  stream.setEncoding('utf8').on('data', (chunk: string) => {
    collected.text += chunk
  })
  return collected
}

async function waitUntil(isSo: () => boolean): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS
  while (!isSo() && performance.now() < deadline) await sleep(20)
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  process.kill(-child.pid, signal)
  await waitUntil(() => child.exitCode !== null || child.signalCode !== null)
}

/** Assigns a free port to each of the named ones. */
export async function assignFreePorts(named: number[]): Promise<Record<number, number>> {
  const probes = named.map((port) => ({ port, probe: createServer().listen(0, '127.0.0.1') }))
  const moved: Record<number, number> = {}
  for (const { port, probe } of probes) {
    if (!probe.listening) await once(probe, 'listening')
    moved[port] = (probe.address() as AddressInfo).port
  }
  for (const { probe } of probes) probe.close()
  return moved
}
