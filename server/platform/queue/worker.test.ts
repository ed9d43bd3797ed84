import { afterEach, describe, expect, test } from 'vitest'
import { openBook, promoteWaitlist, saveAndCloseBook } from '../../areas/booking/index.ts'
import { ensureSandboxOrganization } from '../../areas/sandbox/ensure-sandbox.ts'
import { publicSandboxApiKey } from '../../areas/sandbox/index.ts'
import { buildScheduledTasks, type TaskDependencies } from '../../composition/schedule.ts'
import { buildNewAttendee, buildTestFixtures, makeTestEvent } from '../../testing/fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { buildWorkerOrigin } from '../work/audit/index.ts'
import { doWork } from '../work/work.ts'

let server: TestServer

const withoutClock = (parts: TaskDependencies) =>
  buildScheduledTasks(parts).map((task) => ({ ...task, every: '0 0 1 1 *' }))

afterEach(() => server.close())

describe('the worker', () => {
  test('finishes the task that runs before the server is gone', async () => {
    const steps: string[] = []
    let begun = () => {}
    const started = new Promise<void>((resolve) => {
      begun = resolve
    })
    let leave = () => {}
    const left = new Promise<void>((resolve) => {
      leave = resolve
    })
    const slow = async ({ database }: TaskDependencies) => {
      steps.push('begin')
      begun()
      await left
      await database.raw('select 1')
      steps.push('end')
      return null
    }
    server = await startTestServer({
      config: { role: 'all' },
      tasks: (parts) => [{ name: 'slow', every: '0 0 1 1 *', run: () => slow(parts) }],
    })
    server.worker?.wake('slow')
    await started
    const stopping = server.stop()
    const isClosed = () =>
      server.get('/livez').then(
        () => false,
        () => true,
      )
    await expect.poll(isClosed).toBe(true)
    leave()
    await stopping
    expect(steps).toEqual(['begin', 'end'])
  })

  test('puts the sandbox back as it should be', async () => {
    server = await startTestServer({ config: { role: 'all' }, tasks: withoutClock })
    await server.database('organizations').where({ slug: 'sandbox' }).update({ plan: 'free' })
    expect((await server.get('/v1/me', { key: publicSandboxApiKey })).status).toBe(403)
    server.worker?.wake('sandbox-refresh')
    const status = async () => (await server.get('/v1/me', { key: publicSandboxApiKey })).status
    await expect.poll(status).toBe(200)
  })

  test('goes on serving those who wait', async () => {
    server = await startTestServer({ config: { role: 'all' }, tasks: withoutClock })
    const { live } = await buildTestFixtures(server)
    const path = await makeTestEvent(live, { event: { capacity: 1, waitlist: true } })
    for (let n = 0; n < 2; n += 1) await live('POST', `${path}/registrations`, { attendees: [buildNewAttendee()] })
    await server.database('events').update({ capacity: null })
    await server.database('event_places').where('waiting', '>', 0).update({ serving: true })
    const waiting = async () => (await live('GET', `${path}/registrations?status=waitlisted`)).body.data.length
    expect(await waiting()).toBe(1)
    server.worker?.wake('serve-waitlists')
    await expect.poll(waiting).toBe(0)
  })

  test('goes on serving those who wait as soon as an act leaves some of them', async () => {
    server = await startTestServer({ config: { role: 'all' }, tasks: withoutClock })
    const { live, organizationId } = await buildTestFixtures(server)
    const path = await makeTestEvent(live, { event: { capacity: 1, waitlist: true } })
    for (let n = 0; n < 4; n += 1) await live('POST', `${path}/registrations`, { attendees: [buildNewAttendee()] })
    await server.database('events').update({ capacity: null })
    const { id } = await server.database('events').where({ organization_id: organizationId }).first('id')
    const waiting = async () => (await live('GET', `${path}/registrations?status=waitlisted`)).body.data.length
    expect(await waiting()).toBe(3)
    await doWork(server.database, buildWorkerOrigin(organizationId), server.clock.now(), async (work) => {
      const book = await openBook(work, organizationId, id, true)
      await promoteWaitlist(book, 1)
      await saveAndCloseBook(book)
    })
    await expect.poll(waiting).toBe(0)
  })

  test('leaves a public key that was revoked revoked', async () => {
    server = await startTestServer()
    await server.database('api_keys').update({ revoked_at: server.clock.now() })
    await ensureSandboxOrganization(server.database, server.clock.now())
    expect((await server.get('/v1/me', { key: publicSandboxApiKey })).status).toBe(401)
  })

  test('alone answers for its health and serves no operation', async () => {
    server = await startTestServer({ config: { role: 'worker' } })
    expect((await server.get('/readyz')).status).toBe(200)
    expect((await server.get('/v1/me', { key: publicSandboxApiKey })).status).toBe(404)
  })
})
