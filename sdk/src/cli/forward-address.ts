/// <reference types="node" />
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import type { CliEnvironment } from './command.ts'

/** Stores the last address of `listen`, as the default for `trigger`. No key or secret is stored. */
const fileIn = (environment: CliEnvironment) =>
  join(environment.XDG_CONFIG_HOME || environment.APPDATA || join(homedir(), '.config'), 'postern', 'listen.json')

/** A directory that is not writable must not prevent listening. */
export async function saveForwardAddress(forwardTo: string, environment: CliEnvironment): Promise<void> {
  const file = fileIn(environment)
  try {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 })
    await writeFile(file, `${JSON.stringify({ forward_to: forwardTo })}\n`, { mode: 0o600 })
  } catch {}
}

export async function readForwardAddress(environment: CliEnvironment): Promise<string | null> {
  try {
    const { forward_to } = JSON.parse(await readFile(fileIn(environment), 'utf8'))
    return typeof forward_to === 'string' ? forward_to : null
  } catch {
    return null
  }
}
