import { buildWorkbook } from '../../server/testing/imports/workbook.ts'
import { getOperation } from '../contract.ts'
import type { NamedApiKey } from '../world/roles.ts'
import type { TestCaller } from '../world/test-caller.ts'
import { apiCallers } from '../world/test-callers.ts'
import type { ArrangementsById } from './arrangement.ts'
import { arrangeWaitingJobPath } from './communications.ts'
import { FAKE_ID, getAnyGroup, getOwnGroup, makeEvent, makeEventWithDayAndType, pathToNew } from './objects.ts'
import { makeOpenEvent, newAttendees, type OpenEventOptions, registerOne, registerPeople } from './open-event.ts'
import type { OperationRequest } from './request.ts'

/** Cancels the jobs of earlier cases: an organization may have only a few waiting jobs, and there may be no worker. */
export async function cancelWaitingJobs(stage: TestCaller, type: 'import' | 'export' | 'source_import'): Promise<void> {
  const { data } = await stage.perform('listJobs', { query: { type, status: 'queued', limit: 100 } })
  const operation = getOperation('cancelJob')
  // A job may have ended since it was listed.
  for (const { id } of data) await stage.send(operation, { key: await stage.keyFor(operation), path: { job: id } })
}

export async function arrangeAtJobLimit<Request extends object>(
  stage: TestCaller,
  request: (busy: TestCaller) => Promise<Request>,
): Promise<Request & { key: NamedApiKey | null }> {
  const busy = await apiCallers.mostJobs(stage)
  return { ...(await request(busy)), key: await busy.keyFor(getOperation('createImport')) }
}

/** Without an email address no contact is created that would remain afterwards. */
const HEADINGS = 'first name,last name\n'
let tables = 0

const tableOf = (rows: number) => {
  tables += 1
  return HEADINGS + Array.from({ length: rows }, (_, n) => `Nerea,Ibáñez ${tables} ${n}\n`).join('')
}

const importOf = async (stage: TestCaller, rows: number, changes: object = {}, options: OpenEventOptions = {}) => {
  const hall = await makeOpenEvent(stage, options)
  const defaults = { attendee_type: hall.visitor, group: (await getOwnGroup(stage)).id }
  return {
    path: { event: hall.id },
    query: { ...defaults, days: [hall.day] },
    body: { csv: tableOf(rows), ...defaults, days: [hall.day], ...changes },
  }
}

const TYPES = ['registrations', 'people', 'tickets', 'attendance', 'reconciliation'] as const

const LONG_AGO = '2026-01-01T00:00:00Z'

/** An export for an event with attendees, with every filter set. */
const ofPeople = async (stage: TestCaller): Promise<{ body: OperationRequest<'createExport'>['body'] }> => {
  const { event, hall } = await registerOne(stage)
  const group = await getAnyGroup(stage)
  const filters = {
    ...({ status: 'confirmed', attendee_type: hall.visitor, day: hall.day, updated_since: LONG_AGO } as const),
    ...(group ? { group: group.id } : {}),
  }
  return {
    body: { type: 'people', format: 'csv', event, filters, columns: ['first_name', 'last_name'], language: 'es' },
  }
}

const MANY_DAYS = 11
const MAX_TOGETHER = 200

/** People × days make more rows than one batch of the export writes. */
const crowded = (stage: TestCaller) =>
  stage.once('crowded hall', async () => {
    const hall = await makeOpenEvent(stage)
    const days = [hall.day, hall.otherDay]
    for (let day = 3; day <= MANY_DAYS; day += 1) {
      const body = { code: `day-${day}`, date: `2026-07-${String(day).padStart(2, '0')}` }
      days.push((await stage.perform('createDay', { path: { event: hall.id }, body })).id)
    }
    await registerPeople(
      stage,
      hall,
      newAttendees(stage, hall, MAX_TOGETHER).map((person) => ({ ...person, days })),
    )
    return hall.id
  })

const makeJob = async (stage: TestCaller, format: 'csv' | 'xlsx' = 'csv') => {
  const event = await stage.once('event of jobs', () => makeEvent(stage))
  return stage.perform('createExport', { body: { type: 'people', event: event.id, format } })
}

/** Shared by all cases that do not change it. */
const onJob = pathToNew('job', (stage) => stage.once('job', () => makeJob(stage)))

/** An import job with one rejected row: a person without a first name. */
const onRejecting = pathToNew('job', (stage) =>
  stage.once('rejecting job', async () => {
    return stage.perform('createImport', await importOf(stage, 1, { csv: `${HEADINGS},Ibáñez\n` }))
  }),
)

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const onRejectingWorkbook = pathToNew('job', (stage) =>
  stage.once('rejecting workbook', async () => {
    const { path, query } = await importOf(stage, 1)
    const cells = ['first name', 'last name'].map((text) => `<c t="str"><v>${text}</v></c>`).join('')
    const bytes = buildWorkbook({ rows: `<row>${cells}</row><row><c r="B2" t="str"><v>Ibáñez</v></c></row>` })
    return stage.perform('createImport', { path, query, bytes, headers: { 'Content-Type': XLSX } } as never)
  }),
)

const onExpired = async (stage: TestCaller) => {
  const { id } = await makeJob(stage)
  await stage.local().expireJob(id)
  return { path: { job: id } }
}

const refusalsOfFiles = { invalid_state: arrangeWaitingJobPath, link_expired: onExpired }

type TemplateImport = OperationRequest<'createTemplateImport'>['body']

const fromReady = (stage: TestCaller, more: Partial<TemplateImport> = {}): TemplateImport => ({
  ready_template: 'festival',
  code: stage.unique('event'),
  starts_on: '2027-06-04',
  ...more,
})

/** A template that uses every field. */
const TEMPLATE: TemplateImport['template'] = {
  template_version: 1,
  event: { code: 'conformance', name: 'Conformance', timezone: 'Europe/Madrid' },
  days: [{ code: 'fri', date: '2026-06-05', starts_at: '18:00', ends_at: '03:00' }],
  attendee_types: [{ code: 'visitor', name: 'Visitor', price: { amount: 4500, currency: 'EUR' } }],
  check_in_points: [
    {
      code: 'gate',
      name: 'Gate',
      kind: 'entry',
      days: ['fri'],
      attendee_types: ['visitor'],
      groups: ['nowhere'],
      windows: [{ day: 'fri', opens_at: '17:00' }],
    },
  ],
  form: {
    questions: [{ code: 'shirt', label: 'Shirt?', type: 'choice', choices: ['S', 'M'], attendee_types: ['visitor'] }],
    rules: { max_per_registration: 6 },
  },
}

export const jobArrangements = {
  createImport: {
    success: {
      201: (stage) => importOf(stage, 2),
      202: async (stage) => {
        await cancelWaitingJobs(stage, 'import')
        return importOf(stage, 501)
      },
    },
    variants: {
      'into a draft': (stage) => importOf(stage, 2, {}, { isDraft: true }),
      'a preview': (stage) => importOf(stage, 2, { preview: true, send_ticket_emails: false }),
    },
    refusals: {
      jobs_limit_reached: (stage) => arrangeAtJobLimit(stage, (busy) => importOf(busy, 501)),
      invalid_state: async (stage) => {
        const hall = await makeOpenEvent(stage)
        await stage.perform('cancelEvent', { path: { event: hall.id } })
        return { path: { event: hall.id }, body: { csv: tableOf(1), attendee_type: hall.visitor } }
      },
    },
  },

  createExport: {
    success: {
      201: ofPeople,
      202: async (stage) => {
        await cancelWaitingJobs(stage, 'export')
        return { body: { type: 'attendance', event: await crowded(stage) } }
      },
    },
    variants: Object.fromEntries(
      TYPES.flatMap((type) =>
        (['csv', 'xlsx'] as const).map((format) => [
          `${type} as ${format}`,
          async (stage: TestCaller) => ({ body: { type, format, event: (await makeEvent(stage)).id } }),
        ]),
      ),
    ),
    refusals: {
      not_found: async () => ({ body: { type: 'people', event: FAKE_ID } }),
      jobs_limit_reached: (stage) =>
        arrangeAtJobLimit(stage, async (busy) => ({ body: { type: 'attendance', event: await crowded(busy) } })),
    },
  },

  listJobs: {
    success: async (stage) => {
      await onJob(stage)
      const event = await stage.once('event of jobs', () => makeEvent(stage))
      return { query: { limit: 10, event: event.id } }
    },
    variants: {
      'by type and status': async (stage) => {
        await onJob(stage)
        return { query: { type: 'export', status: 'succeeded' } }
      },
    },
    refusals: { not_found: async () => ({ query: { event: FAKE_ID } }) },
  },

  getJob: { success: onJob },

  cancelJob: { success: arrangeWaitingJobPath, refusals: { invalid_state: onJob } },

  getJobResult: {
    success: onJob,
    variants: { workbook: pathToNew('job', (stage) => makeJob(stage, 'xlsx')) },
    refusals: refusalsOfFiles,
  },

  getJobRejects: {
    success: onRejecting,
    variants: {
      'of a workbook': onRejectingWorkbook,
      'of a workbook as CSV': async (stage) => ({ ...(await onRejectingWorkbook(stage)), query: { as_csv: true } }),
    },
    refusals: refusalsOfFiles,
  },

  getJobFile: {
    success: onJob,
    variants: {
      workbook: pathToNew('job', (stage) => makeJob(stage, 'xlsx')),
      'of a workbook as CSV': async (stage) => ({ ...(await onRejectingWorkbook(stage)), query: { as_csv: true } }),
    },
    refusals: { file_not_ready: arrangeWaitingJobPath, link_expired: onExpired },
  },

  getEventTemplate: {
    success: async (stage) => ({ path: { event: (await makeEventWithDayAndType(stage)).event.id } }),
  },
  listReadyTemplates: { success: async () => ({ query: { limit: 2 } }) },
  createTemplateImport: {
    success: async (stage) => ({
      body: {
        template: TEMPLATE,
        code: stage.unique('event'),
        name: 'Conformance',
        starts_on: '2027-06-04',
        timezone: 'Europe/Lisbon',
        group: (await getOwnGroup(stage)).id,
      },
    }),
    variants: {
      'a ready template': async (stage) => ({ body: fromReady(stage) }),
      'a preview': async (stage) => ({ body: fromReady(stage, { preview: true }) }),
    },
    refusals: {
      not_found: async (stage) => ({ body: fromReady(stage, { group: FAKE_ID }) }),
      conflict: async (stage) => ({ body: fromReady(stage, { code: (await makeEvent(stage)).code }) }),
    },
  },
} satisfies Partial<ArrangementsById>
