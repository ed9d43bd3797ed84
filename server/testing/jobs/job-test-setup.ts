import { inject } from 'vitest'
import { type Caller, toAuditActor } from '../../access/callers/index.ts'
import { createKey, loadBackgroundCaller } from '../../access/keys/index.ts'
import { enqueueJob, insertJob, type NewJob } from '../../areas/jobs/enqueue.ts'
import { findJob } from '../../areas/jobs/queries.ts'
import type { JobRow } from '../../areas/jobs/rows.ts'
import { buildJobTasks, type JobTaskOptions } from '../../areas/jobs/worker.ts'
import { type Clock, systemClock } from '../../platform/clock.ts'
import { isRefusal } from '../../platform/contract/refusal.ts'
import { connectDatabase } from '../../platform/database/connect.ts'
import { buildReader } from '../../platform/database/prepared.ts'
import { newId } from '../../platform/ids.ts'
import { buildLog } from '../../platform/log.ts'
import { doWork, type Work } from '../../platform/work/work.ts'
import { insertTestOrganization } from '../create-organization.ts'
import { cloneDatabase } from '../test-database.ts'
import { type CountingJobParameters, countingJobKind, createCountingTable } from './counting-job-kind.ts'
import { drainJobs, simulateLostWorkers } from './drain-jobs.ts'

/** A database with organizations whose keys create jobs, and workers that run them. */
export async function setUpJobTests(clock: Clock = systemClock) {
  const clone = await cloneDatabase(inject('postgresUrl'))
  const database = connectDatabase({ url: clone.url, poolSize: 8, applicationName: 'test' })
  await createCountingTable(database)
  const log = buildLog('silent')
  const tools = { database, clock, log }

  const organization = async (plan: 'growth' | 'scale' = 'scale'): Promise<Caller> => {
    const now = clock.now()
    const slug = newId(now).toLowerCase()
    const id = await insertTestOrganization(database, { slug, name: 'Hall', timezone: 'UTC', plan }, now)
    const key = await createKey(
      database,
      { organizationId: id, name: 'k', mode: 'live', scopes: ['read', 'write'] },
      now,
    )
    const actsFor = { organizationId: id, by: { type: 'key' as const, id: key.id }, livemode: true }
    const caller = await loadBackgroundCaller(buildReader(database), actsFor, clock.database())
    if (isRefusal(caller)) throw new Error(caller.message)
    return caller
  }

  const doAs = <T>(caller: Caller, act: (work: Work) => Promise<T>): Promise<T> => {
    const origin = {
      organizationId: caller.organization.id,
      actor: toAuditActor(caller),
      client: null,
      requestId: null,
    }
    return doWork(database, { ...origin, source: 'api' }, clock.now(), act)
  }

  const make = (caller: Caller, parameters: CountingJobParameters, more: Partial<NewJob> = {}): Promise<JobRow> =>
    doAs(caller, async (work) => {
      const row = await insertJob(work, { type: 'import', caller, eventId: null, preview: false, parameters, ...more })
      await enqueueJob(work, row)
      return row
    })

  const read = async ({ organization_id, id }: JobRow): Promise<JobRow> => {
    const sight = { organizationId: organization_id, livemode: null, within: null }
    const row = await findJob(buildReader(database), sight, id)
    if (!row) throw new Error(`There is no job ${id}.`)
    return row
  }

  /** Runs all due jobs in this process. */
  const drain = (options: Partial<JobTaskOptions> = {}, signal?: AbortSignal) =>
    drainJobs({ ...tools, kinds: [countingJobKind as never], ...options }, signal)

  /** A worker in this process, driven by pg-boss alone; returns a function that stops it. */
  const startWorker = async (options: Partial<JobTaskOptions> = {}): Promise<() => Promise<void>> => {
    const kinds = [countingJobKind as never]
    const [jobs] = buildJobTasks({ ...tools, kinds, pollingSeconds: 0.5, ...options })
    await jobs?.start?.()
    return async () => jobs?.stop?.()
  }

  const loseLeases = () => simulateLostWorkers(database, clock)

  const countedRows = async ({ id }: JobRow): Promise<number[]> => {
    const rows = await database('counted_rows').where({ job_id: id }).orderBy('n').select('n')
    return rows.map(({ n }: { n: number }) => n)
  }

  const close = async () => {
    await database.destroy()
    await clone.drop()
  }
  return {
    url: clone.url,
    database,
    clock,
    tools,
    organization,
    doAs,
    make,
    read,
    drain,
    startWorker,
    loseLeases,
    countedRows,
    close,
  }
}

export type JobTestSetup = Awaited<ReturnType<typeof setUpJobTests>>

export const listNumbersFromOneTo = (count: number): number[] => Array.from({ length: count }, (_, n) => n + 1)
