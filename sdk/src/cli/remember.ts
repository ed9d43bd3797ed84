/// <reference types="node" />
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Environment } from './command.ts'

/** Where the last listen forwarded to, so that a trigger need not be told. No key and no secret is kept. */
const fileIn = (environment: Environment) =>
  join(environment.XDG_CONFIG_HOME || environment.APPDATA || join(homedir(), '.config'), 'postern', 'listen.json')

/** A folder that cannot be written to keeps nobody from listening. */
export async function rememberForwardTo(forwardTo: string, environment: Environment): Promise<void> {
  const file = fileIn(environment)
  try {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 })
    await writeFile(file, `${JSON.stringify({ forward_to: forwardTo })}\n`, { mode: 0o600 })
  } catch {}
}

export async function lastForwardTo(environment: Environment): Promise<string | null> {
  try {
    const { forward_to } = JSON.parse(await readFile(fileIn(environment), 'utf8'))
    return typeof forward_to === 'string' ? forward_to : null
  } catch {
    return null
  }
}
