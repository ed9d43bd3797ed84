import { type SpawnOptions, spawn } from 'node:child_process'

/** `output` has the errors too, `answer` does not. */
export type Execution = { code: number | null; output: string; answer: string }

/** No tool takes longer unless it hangs, for example because it waits for somebody to answer a question. */
const LIMIT_MS = 600_000

/** Runs a command to its end. */
export function execute(command: string, args: string[], options: SpawnOptions): Promise<Execution> {
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

/** The last lines that say something, without the colours. */
export function lastWords(output: string, lines = 6): string {
  const plain = stripColours(output)
  const told = plain.split('\n').map((line) => line.trim())
  return told.filter(Boolean).slice(-lines).join(' ¶ ')
}

export function stripColours(text: string): string {
  const control = String.fromCharCode(27)
  return text.replaceAll(new RegExp(`${control}\\[[0-9;?]*[A-Za-z]`, 'g'), '')
}
