import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { messageOf } from './errors.ts'

export type Launch = { file: string; args: string[]; uid?: number; gid?: number }

/** The one folder every user can enter: a child whose working folder is out of its reach fails in odd ways. */
export const REACHABLE_FOLDER = '/'

/**
 * PG* variables of the shell would redirect our own server, and a foreign language would hide the messages we look for.
 */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name))
  return { ...Object.fromEntries(kept), LC_ALL: 'C' }
}

/** Runs to the end; `failure` is undefined when the exit code is 0, else what went wrong in the program's own words. */
export async function run(launch: Launch, timeout: number): Promise<{ failure?: string; output: string }> {
  const { file, args, ...identity } = launch
  let output = ''
  let errors = ''
  try {
    const child = spawn(file, args, {
      ...identity,
      cwd: REACHABLE_FOLDER,
      env: cleanEnvironment(),
      timeout,
      killSignal: 'SIGKILL',
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child.stdout.on('data', (chunk) => {
      output += chunk
    })
    child.stderr.on('data', (chunk) => {
      errors += chunk
    })
    const [code, signal] = await once(child, 'close')
    if (code === 0) return { output }
    return { failure: errors.trim() || (signal ? `ended by ${signal}` : `exit code ${code}`), output }
  } catch (error) {
    return { failure: messageOf(error), output }
  }
}
