import { type SpawnOptions, spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'

/** `output` is stdout and stderr, `answer` is stdout only. */
export type CommandResult = { code: number | null; output: string; answer: string }

/** Only a tool that hangs takes longer, for example one that waits for input. */
const LIMIT_MS = 600_000

export function runCommand(command: string, args: string[], options: SpawnOptions): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'], timeout: LIMIT_MS })
    let output = ''
    let answer = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk
      answer += chunk
    })
    child.stderr?.on('data', (chunk: Buffer) => {
      output += chunk
    })
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, output, answer }))
  })
}

/** The last non-empty lines, without colours. */
export function takeLastLines(output: string, lines = 6): string {
  const trimmed = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trim())
  return trimmed.filter(Boolean).slice(-lines).join(' ¶ ')
}
