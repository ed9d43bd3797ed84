import { buildNewAttendee, makeTestEvent } from '../../../fixtures.ts'
import type { FreezeScenario } from '../scenario.ts'

const page = (path: string): FreezeScenario => ({
  operation: `GET ${path}`,
  what: '20 times, ten at a time',
  prepare: async () => ({
    requests: Array.from({ length: 20 }, () => ({ method: 'GET', path })),
    concurrency: 10,
    expects: [200],
  }),
})

const qrCode = (format: string): FreezeScenario => ({
  operation: 'getTicketQr',
  what: `${format}, 40 times, ten at a time`,
  prepare: async (target) => {
    const { path, live, ticket } = await target.once('ticket of the pages', async () => {
      const { live } = await target.newOrganization()
      const path = await makeTestEvent(live.call)
      const { body } = await live.call('POST', `${path}/registrations`, { attendees: [buildNewAttendee()] })
      return { path, live, ticket: body.attendees[0].ticket_ids[0] }
    })
    const request = live.json('GET', `${path}/tickets/${ticket}/qr?format=${format}`)
    return { requests: Array.from({ length: 40 }, () => request), concurrency: 10, expects: [200] }
  },
})

export const PUBLIC_PAGE_PATHS = [
  '/',
  '/docs',
  '/openapi.json',
  '/openapi.yaml',
  '/scan-cases.json',
  '/errors',
  '/llms.txt',
]

export const pageScenarios: FreezeScenario[] = [...PUBLIC_PAGE_PATHS.map(page), qrCode('png'), qrCode('svg')]
