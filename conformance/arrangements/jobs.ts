import type { Stage } from '../world/stage.ts'
import type { Arrangements } from './arrangement.ts'
import { onWaitingJob } from './communications.ts'
import { makeHall } from './halls.ts'
import { makeEvent, NOBODY, ownGroup } from './objects.ts'

type JobId = 'listJobs' | 'getJob' | 'cancelJob' | 'getJobResult' | 'getJobRejects'

const makeJob = async (stage: Stage, format: 'csv' | 'xlsx' = 'csv') => {
  const event = await stage.once('event of jobs', () => makeEvent(stage))
  return stage.perform('createExport', { body: { type: 'people', event: event.id, format } })
}

/** One for all that leaves it as it is. */
const onJob = async (stage: Stage) => {
  const { id } = await stage.once('job', () => makeJob(stage))
  return { path: { job: id } }
}

/** Of an import of somebody without a first name. */
const onRejecting = async (stage: Stage) => {
  const { id } = await stage.once('rejecting job', async () => {
    const hall = await makeHall(stage)
    const body = {
      csv: 'first name,last name\n,Ibáñez\n',
      attendee_type: hall.visitor,
      group: (await ownGroup(stage)).id,
    }
    return stage.perform('createImport', { path: { event: hall.id }, body })
  })
  return { path: { job: id } }
}

const onExpired = async (stage: Stage) => {
  const { id } = await makeJob(stage)
  await stage.local().expireJob(id)
  return { path: { job: id } }
}

const onNobody = async () => ({ path: { job: NOBODY } })

const refusalsOfFiles = {
  not_found: onNobody,
  invalid_state: onWaitingJob,
  link_expired: onExpired,
}

export const jobArrangements: Pick<Arrangements, JobId> = {
  listJobs: {
    success: {
      200: async (stage) => {
        await onJob(stage)
        const event = await stage.once('event of jobs', () => makeEvent(stage))
        return { query: { limit: 10, event: event.id } }
      },
    },
    variants: {
      'by type and status': async (stage) => {
        await onJob(stage)
        return { query: { type: 'export', status: 'succeeded' } }
      },
    },
    refusals: { not_found: async () => ({ query: { event: NOBODY } }) },
  },

  getJob: { success: { 200: onJob }, refusals: { not_found: onNobody } },

  cancelJob: {
    success: { 200: onWaitingJob },
    refusals: { not_found: onNobody, invalid_state: onJob },
  },

  getJobResult: {
    success: { 200: onJob },
    variants: { workbook: async (stage) => ({ path: { job: (await makeJob(stage, 'xlsx')).id } }) },
    refusals: refusalsOfFiles,
  },

  getJobRejects: { success: { 200: onRejecting }, refusals: refusalsOfFiles },
}
