import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { SERVER_PROCESS_ENVIRONMENT } from '../../server/testing/server-process-environment.ts'

type Run = { child: ChildProcess; ended: Promise<{ code: number | null; output: string; errors: string }> }

/** The command with these arguments, which keeps its files in a folder. */
export function spawnBench(args: string[], temporary: string): Run {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../main.ts'), ...args], {
    env: { ...SERVER_PROCESS_ENVIRONMENT, TMPDIR: temporary },
  })
  const texts = { output: '', errors: '' }
  child.stdout.on('data', (text) => {
    texts.output += text
  })
  child.stderr.on('data', (text) => {
    texts.errors += text
  })
  return { child, ended: once(child, 'close').then(([code]) => ({ code, ...texts })) }
}

/** A folder that PostgreSQL may enter. */
export async function makeBenchFolder(start: string): Promise<string> {
  const folder = await mkdtemp(start)
  await chmod(folder, 0o755)
  return folder
}
