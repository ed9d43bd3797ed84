import type { FreezeScenario } from '../scenario.ts'
import { addIdempotencyKey } from '../send.ts'
import { buildWaitForJobs } from '../wait-for-jobs.ts'
import {
  buildLargestRegistration,
  buildLargestTemplate,
  buildLargestTemplateImport,
  buildLongestAnswers,
  makeFullLargestEvent,
  makeLargestEvent,
  maxLengthDayCodes,
  SHARED_TICKET_TYPE,
} from './largest.ts'

const registering = (what: string, body: () => object): FreezeScenario => ({
  operation: 'createRegistration',
  what,
  prepare: async (target) => {
    const { live, path } = await makeFullLargestEvent(target)
    return { requests: [live.json('POST', `${path}/registrations`, body())], expects: [201] }
  },
})

/** A GET below the crowded event. */
const reading = (operation: string, what: string, path: string): FreezeScenario => ({
  operation,
  what,
  prepare: async (target) => {
    const { live, path: event } = await makeFullLargestEvent(target)
    return { requests: [live.json('GET', path.replace('{event}', event))], expects: [200] }
  },
})

/** An action on a new registration of maximum size. */
const acting = (operation: string, act: string, body?: () => object): FreezeScenario => ({
  operation,
  what: 'a registration of the most people',
  prepare: async (target) => {
    const { live, path } = await makeFullLargestEvent(target)
    const { body: made } = await live.call('POST', `${path}/registrations`, buildLargestRegistration())
    const method = act === '' ? 'PATCH' : 'POST'
    return { requests: [live.json(method, `${path}/registrations/${made.id}${act}`, body?.() ?? {})], expects: [200] }
  },
})

const exporting = (type: string, format: string): FreezeScenario => ({
  operation: 'createExport',
  what: `${type} of the largest registrations as ${format}`,
  prepare: async (target) => {
    const { live } = await makeFullLargestEvent(target)
    const body = { type, format, event: 'largest' }
    return {
      requests: [live.json('POST', '/v1/exports', body)],
      expects: [201, 202],
      settle: buildWaitForJobs(target, live),
    }
  },
})

/** Small enough for every test run. */
export const shortRegistrationScenarios: FreezeScenario[] = [registering('the most people', buildLargestRegistration)]

export const registrationScenarios: FreezeScenario[] = [
  {
    operation: 'createTemplateImport',
    what: 'the largest template',
    prepare: async (target) => {
      const { live } = await target.newOrganization()
      return { requests: [live.json('POST', '/v1/template-imports', buildLargestTemplateImport())], expects: [201] }
    },
  },
  {
    operation: 'putForm',
    what: 'the most questions',
    prepare: async (target) => {
      const { live, path } = await makeLargestEvent(target)
      return { requests: [live.json('PUT', `${path}/form`, buildLargestTemplate().form)], expects: [200] }
    },
  },
  ...shortRegistrationScenarios,
  registering('the most people on one ticket', () => buildLargestRegistration(SHARED_TICKET_TYPE)),
  registering('the longest answers', buildLongestAnswers),
  {
    operation: 'createRegistration',
    what: 'the most people, replayed',
    prepare: async (target) => {
      const { live, path } = await makeFullLargestEvent(target)
      const request = addIdempotencyKey(live.json('POST', `${path}/registrations`, buildLargestRegistration()))
      await target.send(request)
      return { requests: [request, request], expects: [201] }
    },
  },
  {
    operation: 'createRegistration',
    what: 'the most people, four at a time',
    prepare: async (target) => {
      const { live, path } = await makeFullLargestEvent(target)
      const requests = Array.from({ length: 8 }, () =>
        live.json('POST', `${path}/registrations`, buildLargestRegistration()),
      )
      return { requests, concurrency: 4, expects: [201] }
    },
  },
  acting('updateRegistration', '', () => ({ note: 'Ñ'.repeat(10_000) })),
  acting('cancelRegistration', '/cancel'),
  {
    operation: 'addAttendee',
    what: 'the last of the most people',
    prepare: async (target) => {
      const { live, path } = await makeFullLargestEvent(target)
      const [person, second, ...others] = buildLargestRegistration().attendees
      // With few days, because all together come within a few bytes of the limit of a registration.
      const [last, first] = [person, second].map((one) => ({ ...one, days: maxLengthDayCodes.slice(0, 1) }))
      const everybody = { attendees: [first, ...others], send_ticket_emails: false }
      const { body } = await live.call('POST', `${path}/registrations`, everybody)
      const request = live.json('POST', `${path}/registrations/${body.id}/attendees`, last)
      return { requests: [request], expects: [201] }
    },
  },
  reading('listRegistrations', 'the longest page of the largest', '{event}/registrations?limit=200'),
  reading('findRegistrations', 'the longest page of the largest', '/v1/registrations?limit=200&q=Nerea'),
  reading('listAttendees', 'the longest page of the largest', '{event}/attendees?limit=200'),
  reading('listTickets', 'the longest page', '{event}/tickets?limit=200'),
  reading('listContacts', 'the longest page', '/v1/contacts?limit=200'),
  reading('listAuditLog', 'the longest page', '/v1/audit-log?limit=200'),
  reading('getEventTemplate', 'the largest event', '{event}/template'),
  reading('getForm', 'the largest event', '{event}/form'),
  reading('getEventStats', 'the largest event', '{event}/stats'),
  reading('getAttendanceReport', 'the largest event', '{event}/reports/attendance'),
  reading('getReconciliationReport', 'the largest event', '{event}/reports/reconciliation'),
  reading('getScannerManifest', 'the largest event', '/api{event}/scan/manifest'),
  reading('readRoster', 'the largest event', '/api{event}/scan/roster?limit=200'),
  ...['registrations', 'people', 'tickets', 'attendance', 'reconciliation'].flatMap((type) => [
    exporting(type, 'csv'),
    exporting(type, 'xlsx'),
  ]),
  {
    operation: 'cancelEvent',
    what: 'the largest event with its people',
    prepare: async (target) => {
      const { live, path } = await makeLargestEvent(target)
      for (let n = 0; n < 4; n += 1) await live.call('POST', `${path}/registrations`, buildLargestRegistration())
      return { requests: [live.json('POST', `${path}/cancel`, {})], expects: [200] }
    },
  },
]
