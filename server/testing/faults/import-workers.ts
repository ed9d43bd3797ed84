import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../../platform/database/connect.ts'
import { ENVIRONMENT_OF_PROCESSES } from '../environment-of-processes.ts'

const LONGEST_LIFE = 900
const PATIENCE = 10_000

type AtWork = {
  database: Database
  databaseUrl: string
  /** The job that they work on. */
  job: string
  kills: number
  /** What there is to do; none of those that die at any moment does more than its share of it. */
  rows: number
  /** Where they die, in turn; null for any moment. */
  points: (string | null)[]
  environment?: Record<string, string>
  random: () => number
  report: (text: string) => void
}

/** Starts a worker and kills it, again and again, until the job is done. Answers how often. */
export async function killWhileAtWork(options: AtWork): Promise<number> {
  const { database, databaseUrl, job, kills, rows, points, environment = {}, random, report } = options
  let killed = 0
  while (killed < kills && !(await isFinished(database, job))) {
    const point = points[killed % points.length] ?? null
    const fault = { FAULT_POINT: point ?? '', FAULT_TIMES: String(1 + Math.floor(random() * 3)) }
    const worker = startWorker(databaseUrl, point === null ? environment : { ...environment, ...fault })
    await Promise.race([once(worker, 'message'), once(worker, 'exit')])
    const life = new AbortController()
    const longest = point === null ? random() * LONGEST_LIFE : PATIENCE
    const ends = [once(worker, 'exit'), wait(longest, null, life).catch(() => {})]
    if (point === null) ends.push(advanced(database, job, rows / (kills + 1), life.signal))
    await Promise.race(ends)
    life.abort()
    await Promise.all([...ends.slice(1), endWorker(worker)])
    killed += 1
    // As if its lease had run out.
    await database('jobs')
      .where({ id: job })
      .whereNull('finished_at')
      .update({ next_attempt_at: new Date(0) })
    const done = await doneOf(database, job)
    report(`${killed}: ${point ?? 'any moment'}, ${done} done`)
  }
  return killed
}

/** When so much more of the job is done. */
async function advanced(database: Database, job: string, rows: number, signal: AbortSignal): Promise<void> {
  const limit = (await doneOf(database, job)) + rows
  while (!signal.aborted && (await doneOf(database, job)) < limit) await wait(5)
}

async function doneOf(database: Database, job: string): Promise<number> {
  return (await database('jobs').where({ id: job }).first('done')).done
}

export function startWorker(databaseUrl: string, environment: Record<string, string>): ChildProcess {
  return fork(join(import.meta.dirname, 'import-worker.ts'), {
    env: { ...ENVIRONMENT_OF_PROCESSES, DATABASE_URL: databaseUrl, ...environment },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
}

const once = (child: ChildProcess, event: string) => new Promise<void>((resolve) => child.once(event, () => resolve()))

/** As the kernel would. */
export async function endWorker(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

async function isFinished(database: Database, job: string): Promise<boolean> {
  const { status, error } = await database('jobs').where({ id: job }).first()
  if (status === 'failed') throw new Error(`The import has failed: ${JSON.stringify(error)}`)
  return status === 'succeeded'
}

export async function finished(database: Database, jobs: string[]): Promise<void> {
  for (const job of jobs) while (!(await isFinished(database, job))) await wait(50)
}
