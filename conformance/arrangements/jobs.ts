import { operationOf } from '../contract.ts'
import { casts } from '../world/casts.ts'
import type { HeldKey } from '../world/roles.ts'
import type { Stage } from '../world/stage.ts'
import type { Arrangements } from './arrangement.ts'
import { onWaitingJob } from './communications.ts'
import { booked, type HallOptions, makeHall, people, register } from './halls.ts'
import { makeEvent, NOBODY, ownGroup, someGroup } from './objects.ts'
import type { RequestOf } from './request.ts'

/** An organization may have few jobs that wait, and nobody may be there to work on them: those of earlier cases are cancelled. */
export async function makeRoom(stage: Stage, type: 'import' | 'export' | 'source_import'): Promise<void> {
  const { data } = await stage.perform('listJobs', { query: { type, status: 'queued', limit: 100 } })
  const operation = operationOf('cancelJob')
  // One may have come to its end meanwhile.
  for (const { id } of data) await stage.send(operation, { key: await stage.keyFor(operation), path: { job: id } })
}

/** The request of an organization that has as many jobs waiting as it may. */
export async function withMostJobs<Request extends object>(
  stage: Stage,
  request: (busy: Stage) => Promise<Request>,
): Promise<Request & { key: HeldKey | null }> {
  const busy = await casts.mostJobs(stage)
  return { ...(await request(busy)), key: await busy.keyFor(operationOf('createImport')) }
}

/** Without an address nobody becomes a contact, which would stay behind. */
const HEADINGS = 'first name,last name\n'
let tables = 0

const tableOf = (rows: number) => {
  tables += 1
  return HEADINGS + Array.from({ length: rows }, (_, n) => `Nerea,Ibáñez ${tables} ${n}\n`).join('')
}

const importOf = async (stage: Stage, rows: number, changes: object = {}, options: HallOptions = {}) => {
  const hall = await makeHall(stage, options)
  const defaults = { attendee_type: hall.visitor, group: (await ownGroup(stage)).id }
  return {
    path: { event: hall.id },
    query: { ...defaults, days: [hall.day] },
    body: { csv: tableOf(rows), ...defaults, days: [hall.day], ...changes },
  }
}

type ExportRequest = RequestOf<'createExport'>['body']

const TYPES = ['registrations', 'people', 'tickets', 'attendance', 'reconciliation'] as const

/** Of an event that has somebody, narrowed by whatever can be named. */
const ofPeople = async (stage: Stage): Promise<{ body: ExportRequest }> => {
  const { event, hall } = await booked(stage)
  const group = await someGroup(stage)
  const filters = {
    ...({ status: 'confirmed', attendee_type: hall.visitor, day: hall.day } as const),
    ...(group ? { group: group.id } : {}),
  }
  return {
    body: { type: 'people', format: 'csv', event, filters, columns: ['first_name', 'last_name'], language: 'es' },
  }
}

const MANY_DAYS = 11
const MAX_TOGETHER = 200

/** So many come on so many days that the rows are more than are written at once. */
const crowded = (stage: Stage) =>
  stage.once('crowded hall', async () => {
    const hall = await makeHall(stage)
    const days = [hall.day, hall.otherDay]
    for (let day = 3; day <= MANY_DAYS; day += 1) {
      const body = { code: `day-${day}`, date: `2026-07-${String(day).padStart(2, '0')}` }
      days.push((await stage.perform('createDay', { path: { event: hall.id }, body })).id)
    }
    await register(
      stage,
      hall,
      people(stage, hall, MAX_TOGETHER).map((person) => ({ ...person, days })),
    )
    return hall.id
  })

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

export const jobArrangements = {
  createImport: {
    success: {
      201: (stage) => importOf(stage, 2),
      202: async (stage) => {
        await makeRoom(stage, 'import')
        return importOf(stage, 501)
      },
    },
    variants: {
      'into a draft': (stage) => importOf(stage, 2, {}, { isDraft: true }),
      'a preview': (stage) => importOf(stage, 2, { preview: true, send_ticket_emails: false }),
    },
    refusals: {
      jobs_limit_reached: (stage) => withMostJobs(stage, (busy) => importOf(busy, 501)),
      not_found: async (stage) => ({ ...(await importOf(stage, 1)), path: { event: NOBODY } }),
      invalid_state: async (stage) => {
        const hall = await makeHall(stage)
        await stage.perform('cancelEvent', { path: { event: hall.id } })
        return { path: { event: hall.id }, body: { csv: tableOf(1), attendee_type: hall.visitor } }
      },
    },
  },

  createExport: {
    success: {
      201: ofPeople,
      202: async (stage) => {
        await makeRoom(stage, 'export')
        return { body: { type: 'attendance', event: await crowded(stage) } }
      },
    },
    variants: Object.fromEntries(
      TYPES.flatMap((type) =>
        (['csv', 'xlsx'] as const).map((format) => [
          `${type} as ${format}`,
          async (stage: Stage) => ({ body: { type, format, event: (await makeEvent(stage)).id } }),
        ]),
      ),
    ),
    refusals: {
      not_found: async () => ({ body: { type: 'people', event: NOBODY } }),
      jobs_limit_reached: (stage) =>
        withMostJobs(stage, async (busy) => ({ body: { type: 'attendance', event: await crowded(busy) } })),
    },
  },

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
} satisfies Partial<Arrangements>
