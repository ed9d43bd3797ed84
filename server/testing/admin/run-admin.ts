import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { runCommandLine } from '../../admin/run-command-line.ts'
import { ENVIRONMENT_OF_PROCESSES } from '../environment-of-processes.ts'

const MAIN = join(import.meta.dirname, '../../admin/main.ts')

export type AdminRun = { code: number | null; stdout: string; stderr: string }

/** Runs the command in the test process. */
export const runAdmin = (environment: Record<string, string>, ...args: string[]): Promise<AdminRun> =>
  runCommandLine(args, environment)

/** Runs the command in its own process, as it is typed. */
export function spawnAdmin(environment: Record<string, string>, ...args: string[]): Promise<AdminRun> {
  const child = spawn(process.execPath, [MAIN, ...args], {
    env: { ...ENVIRONMENT_OF_PROCESSES, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [stdout, stderr] = ['', '']
  child.stdout.on('data', (chunk) => {
    stdout += chunk
  })
  child.stderr.on('data', (chunk) => {
    stderr += chunk
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, stdout, stderr }))
  })
}

/** How often progress is printed depends on the duration. */
const PROGRESS = /^(Importing|Exporting) \w+: [\d,]+( of [\d,]+)?\n/gm

/** Runs a command that must succeed, and parses its JSON. */
export async function readAdmin(environment: Record<string, string>, ...args: string[]) {
  const { code, stdout, stderr } = await runAdmin(environment, ...args, '--json')
  if (code !== 0) throw new Error(`postern-admin ${args.join(' ')} ended with ${code}: ${stderr}`)
  if (stderr.replaceAll(PROGRESS, '') !== '')
    throw new Error(`postern-admin ${args.join(' ')} wrote beside its document: ${stderr}`)
  return JSON.parse(stdout)
}
