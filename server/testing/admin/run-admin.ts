import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { runCommandLine } from '../../admin/run-command-line.ts'
import { SERVER_PROCESS_ENVIRONMENT } from '../server-process-environment.ts'

const MAIN = join(import.meta.dirname, '../../admin/main.ts')

export type AdminCommandResult = { code: number | null; stdout: string; stderr: string }

/** Runs the command in the test process. */
export const runAdminCommand = (environment: Record<string, string>, ...args: string[]): Promise<AdminCommandResult> =>
  runCommandLine(args, environment)

/** Runs the command in its own process, as it is typed. */
export function spawnAdminCommand(environment: Record<string, string>, ...args: string[]): Promise<AdminCommandResult> {
  const child = spawn(process.execPath, [MAIN, ...args], {
    env: { ...SERVER_PROCESS_ENVIRONMENT, ...environment },
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
export async function runAdminCommandForJson(environment: Record<string, string>, ...args: string[]) {
  const { code, stdout, stderr } = await runAdminCommand(environment, ...args, '--json')
  if (code !== 0) throw new Error(`postern-admin ${args.join(' ')} ended with ${code}: ${stderr}`)
  if (stderr.replaceAll(PROGRESS, '') !== '')
    throw new Error(`postern-admin ${args.join(' ')} wrote beside its document: ${stderr}`)
  return JSON.parse(stdout)
}
