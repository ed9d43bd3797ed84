import type { JobKind } from '../../areas/jobs/index.ts'
import { buildEventbritePlatform } from '../../areas/sources/eventbrite/account.ts'
import { buildSourceImportJobKind } from '../../areas/sources/imports/source-import-job-kind.ts'
import { parseSecretKeys } from '../../config/secret-keys.ts'
import { buildLog } from '../../platform/log.ts'
import { buildSecretBox } from '../../platform/secret-box.ts'
import { buildTestFixtures, makeTestEvent, type TestApiCall } from '../fixtures.ts'
import { drainJobs, simulateLostWorkers } from '../jobs/drain-jobs.ts'
import { TEST_SECRET_KEY } from '../secret-key.ts'
import { startTestServer } from '../test-server.ts'
import { type EventbriteAccount, startTestEventbrite } from './eventbrite-server.ts'
import { buildEventbriteEvent, buildEventbriteTicketClass } from './eventbrite-shapes.ts'

export const ADULT_TICKET_CLASS = '11'
export const CHILD_TICKET_CLASS = '12'
export const TICKET_CLASS_MAPPING = [
  { ticket_class: ADULT_TICKET_CLASS, attendee_type: 'visitor' },
  { ticket_class: CHILD_TICKET_CLASS, attendee_type: null },
]

/** An organization with a festival here and one on Eventbrite, and a worker that does not wait between requests. */
export async function setUpSourceTests(overrides: object = {}) {
  const eventbrite = await startTestEventbrite()
  const server = await startTestServer({ config: { eventbriteUrl: eventbrite.url } })
  const fixtures = await buildTestFixtures(server, overrides)
  const { live } = fixtures
  let events = 0

  const pause = async (_: number, signal?: AbortSignal) => signal?.throwIfAborted()
  const platforms = { eventbrite: buildEventbritePlatform({ baseUrl: eventbrite.url, pause, now: () => new Date() }) }
  const box = buildSecretBox(parseSecretKeys(TEST_SECRET_KEY) ?? [])
  const kind = buildSourceImportJobKind({ platforms, box }) as JobKind

  const connect = async (call: TestApiCall = live, more: object = {}): Promise<string> => {
    const options = { platform: 'eventbrite', name: 'Office', token: eventbrite.account.token, ...more }
    const { status, body } = await call('POST', '/v1/source-connections', options)
    if (status !== 201) throw new Error(JSON.stringify(body))
    return body.id
  }

  /** Runs what is due, until there is nothing or the signal aborts. */
  const drain = (signal?: AbortSignal) => {
    const { database, clock } = server
    return drainJobs({ database, clock, log: buildLog('silent'), kinds: [kind] }, signal)
  }

  /** As if the worker had been killed long ago. */
  const loseLeases = () => simulateLostWorkers(server.database, server.clock)

  const festival = async (
    orders: EventbriteAccount['orders'][string],
    options: Parameters<typeof makeTestEvent>[1] = {},
  ) => {
    events += 1
    const id = `900${events}`
    eventbrite.account.events['501'] = [...(eventbrite.account.events['501'] ?? []), buildEventbriteEvent(id)]
    eventbrite.account.ticketClasses[id] = [
      buildEventbriteTicketClass(ADULT_TICKET_CLASS, 'Adult'),
      buildEventbriteTicketClass(CHILD_TICKET_CLASS, 'Child'),
    ]
    eventbrite.account.orders[id] = orders
    const path = await makeTestEvent(live, { code: `fest-${events}`, ...options })
    return { id, path }
  }

  const start = (
    call: TestApiCall,
    { id, path }: { id: string; path: string },
    connection: string,
    more: object = {},
  ) => call('POST', `${path}/source-imports`, { connection, source_event: id, mapping: TICKET_CLASS_MAPPING, ...more })

  const jobOf = async (id: string, call: TestApiCall = live) => (await call('GET', `/v1/jobs/${id}`)).body

  const bring = async (target: { id: string; path: string }, connection: string, more: object = {}, call = live) => {
    const { status, body } = await start(call, target, connection, more)
    if (status !== 202) throw new Error(JSON.stringify(body))
    await drain()
    return jobOf(body.id, call)
  }

  const people = async (path: string, call: TestApiCall = live) =>
    (await call('GET', `${path}/attendees?limit=200`)).body.data as { first_name: string; last_name: string }[]

  const close = async () => {
    await server.close()
    await eventbrite.close()
  }
  return {
    eventbrite,
    server,
    fixtures,
    live,
    connect,
    drain,
    loseLeases,
    festival,
    start,
    jobOf,
    bring,
    people,
    close,
  }
}

export type SourceTestSetup = Awaited<ReturnType<typeof setUpSourceTests>>
