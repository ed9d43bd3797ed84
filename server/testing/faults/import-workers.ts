import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { systemClock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/connect.ts'
import { simulateLostWorkers } from '../jobs/drain-jobs.ts'
import { SERVER_PROCESS_ENVIRONMENT } from '../server-process-environment.ts'

const MAX_LIFE = 900
const PATIENCE = 10_000

type AtWork = {
  database: Database
  databaseUrl: string
  job: string
  kills: number
  /** Total rows and rows per step. A worker that dies at a random moment does no more than its share of them. */
  rows: number
  chunk: number
  /** Where they die, in rotation; null: at a random moment. */
  points: (string | null)[]
  environment?: Record<string, string>
  random: () => number
  report: (text: string) => void
}

/** Starts a worker and kills it, until the job is done. Returns the number of kills. */
export async function killWorkerUntilJobDone(options: AtWork): Promise<number> {
  const { database, databaseUrl, job, kills, rows, chunk, points, environment = {}, random, report } = options
  const share = 1 + Math.max(1, Math.floor(rows / (kills + 1) / chunk))
  let killed = 0
  while (killed < kills && !(await isFinished(database, job))) {
    const point = points[killed % points.length] ?? null
    const times = 1 + Math.floor(random() * 3)
    const fault = point === null ? faultOf(END_OF_STEP, share) : faultOf(point, times)
    const worker = startImportWorker(databaseUrl, { ...environment, ...fault })
    await Promise.race([once(worker, 'message'), once(worker, 'exit')])
    const life = new AbortController()
    const longest = point === null ? random() * MAX_LIFE : PATIENCE
    const late = wait(longest, null, life).catch(() => {})
    await Promise.race([once(worker, 'exit'), late])
    life.abort()
    await Promise.all([late, stopImportWorker(worker)])
    killed += 1
    await simulateLostWorkers(database, systemClock)
    const done = await doneOf(database, job)
    report(`${killed}: ${point ?? 'any moment'}, ${done} done`)
  }
  return killed
}

const END_OF_STEP = 'before:update-job-progress'
const faultOf = (point: string, times: number) => ({ FAULT_POINT: point, FAULT_TIMES: String(times) })

async function doneOf(database: Database, job: string): Promise<number> {
  return (await database('jobs').where({ id: job }).first('done')).done
}

export function startImportWorker(databaseUrl: string, environment: Record<string, string>): ChildProcess {
  return fork(join(import.meta.dirname, 'import-worker.ts'), {
    env: { ...SERVER_PROCESS_ENVIRONMENT, DATABASE_URL: databaseUrl, ...environment },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
}

const once = (child: ChildProcess, event: string) => new Promise<void>((resolve) => child.once(event, () => resolve()))

export async function stopImportWorker(child: ChildProcess): Promise<void> {
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

export async function waitForFinishedJobs(database: Database, jobs: string[]): Promise<void> {
  for (const job of jobs) while (!(await isFinished(database, job))) await wait(50)
}
