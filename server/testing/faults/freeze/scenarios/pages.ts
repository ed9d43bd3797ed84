import { makeEvent, someone } from '../../../fixtures.ts'
import type { Scenario } from '../scenario.ts'

const page = (path: string): Scenario => ({
  operation: `GET ${path}`,
  what: '20 times, ten at a time',
  prepare: async () => ({
    requests: Array.from({ length: 20 }, () => ({ method: 'GET', path })),
    concurrency: 10,
    expects: [200],
  }),
})

const qrCode = (format: string): Scenario => ({
  operation: 'getTicketQr',
  what: `${format}, 40 times, ten at a time`,
  prepare: async (target) => {
    const { path, live, ticket } = await target.once('ticket of the pages', async () => {
      const { live } = await target.newOrganization()
      const path = await makeEvent(live.call)
      const { body } = await live.call('POST', `${path}/registrations`, { attendees: [someone()] })
      return { path, live, ticket: body.attendees[0].ticket_ids[0] }
    })
    const request = live.json('GET', `${path}/tickets/${ticket}/qr?format=${format}`)
    return { requests: Array.from({ length: 40 }, () => request), concurrency: 10, expects: [200] }
  },
})

export const FILES = ['/', '/docs', '/openapi.json', '/openapi.yaml', '/scan-cases.json', '/errors', '/llms.txt']

export const pages: Scenario[] = [...FILES.map(page), qrCode('png'), qrCode('svg')]
