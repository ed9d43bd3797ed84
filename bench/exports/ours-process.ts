/** Exports as a worker does: the job is created, run and stored in the database. */

import { loadBackgroundCaller } from '../../server/access/keys/index.ts'
import { toAuditOrigin } from '../../server/access/members/index.ts'
import { buildExportJobKind, startExport } from '../../server/areas/exports/index.ts'
import { matchAnswerHeadings } from '../../server/areas/imports/index.ts'
import { findJob, type JobKind } from '../../server/areas/jobs/index.ts'
import { systemClock } from '../../server/platform/clock.ts'
import { isRefusal } from '../../server/platform/contract/refusal.ts'
import { connectDatabase } from '../../server/platform/database/connect.ts'
import { buildReader } from '../../server/platform/database/prepared.ts'
import { buildLog } from '../../server/platform/log.ts'
import { doWork } from '../../server/platform/work/work.ts'
import { drainJobs } from '../../server/testing/jobs/drain-jobs.ts'
import { type ExportRunMessage, measureExportsOnMessage } from './measured.ts'

const { DATABASE_URL = '', ORGANIZATION = '' } = process.env

const database = connectDatabase({ url: DATABASE_URL, poolSize: 4, applicationName: 'bench', statementTimeout: 30_000 })
const tools = { database, clock: systemClock, log: buildLog('error') }
const kind = buildExportJobKind(matchAnswerHeadings) as JobKind
const origin = toAuditOrigin({ organization: { id: ORGANIZATION, slug: '' }, member: null })

async function write({ event, format }: ExportRunMessage): Promise<number> {
  const actsFor = { organizationId: ORGANIZATION, by: { type: 'operator' as const, id: null }, livemode: true }
  const caller = await loadBackgroundCaller(buildReader(database), actsFor, null)
  if (isRefusal(caller)) throw new Error(caller.message)
  const made = await doWork(database, origin, new Date(), (work) =>
    startExport(tools, kind, work, caller, { type: 'people', event, format }),
  )
  if (isRefusal(made)) throw new Error(made.message)
  await drainJobs({ ...tools, kinds: [kind] })
  const sight = { organizationId: ORGANIZATION, livemode: null, within: null }
  const job = await findJob(buildReader(database), sight, made.id)
  if (job?.status !== 'succeeded') throw new Error(`The export has ${job?.status}: ${job?.error?.message}`)
  return job.counts.rows ?? 0
}

/** Sequential, without a garbage collection between them that would not also happen within one. */
async function run(options: ExportRunMessage): Promise<number> {
  let rows = 0
  for (let time = 0; time < (options.times ?? 1); time += 1) rows += await write(options)
  return rows
}

measureExportsOnMessage(run)
