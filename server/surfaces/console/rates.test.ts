import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  type ConsoleTestClient,
  makeTestMember,
  signInToConsole,
  stripHtmlTags,
  type TestMember,
} from '../../testing/console/visitor.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let member: TestMember
let visitor: ConsoleTestClient
let other: ConsoleTestClient

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

beforeEach(async () => {
  server.clock.advance(60_000)
  member = await makeTestMember(server, await server.organization())
  visitor = await signInToConsole(server, member)
  other = await signInToConsole(server, await makeTestMember(server, await server.organization()))
})

test('a member opens 300 pages a minute, on whatever process, and is then told to wait', async () => {
  await using cleanUp = new AsyncDisposableStack()
  const second = await startTestServer({ databaseUrl: server.databaseUrl, clock: server.clock })
  cleanUp.defer(() => second.close())
  const elsewhere = await signInToConsole(second, member, { 'Accept-Language': 'es' })
  await visitor.see('/console/sessions')
  await server.database('member_usage').where({ member_id: member.id }).update({ calls: 298 })
  expect((await visitor.see('/console/sessions')).status).toBe(200)
  expect((await elsewhere.see('/console/sessions')).status).toBe(200)
  const refused = await visitor.see('/console/sessions')
  const seconds = 60 - server.clock.now().getUTCSeconds()
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, String(seconds)])
  expect(stripHtmlTags(refused.text)).toContain(`very many pages in a short time. Try again in ${seconds} s.`)
  const act = await elsewhere.send('/console/sessions', { id: 'none' })
  expect([act.status, act.headers.get('retry-after')]).toEqual([429, String(seconds)])
  expect(stripHtmlTags(act.text)).toContain(
    `Has abierto muchísimas páginas en poco tiempo. Inténtalo de nuevo en ${seconds} s.`,
  )
  expect((await other.see('/console/sessions')).status).toBe(200)
  server.clock.advance(60_000)
  expect((await visitor.see('/console/sessions')).status).toBe(200)
})

test('of the pages that a member opens at once four are made, forty wait, and others are refused', async () => {
  await using cleanUp = new AsyncDisposableStack()
  const held = await server.database.transaction()
  cleanUp.defer(async () => void (await held.rollback()))
  await held.raw('lock table events in access exclusive mode')
  const statuses: number[] = []
  const pages = Array.from({ length: 60 }, async () => {
    const { status, headers } = await visitor.see('/console/live/events')
    statuses.push(status)
    return `${status} ${headers.get('retry-after')}`
  })
  await expect.poll(() => statuses).toHaveLength(16)
  expect((await other.see('/console/sessions')).status).toBe(200)
  await held.rollback()
  const seen = await Promise.all(pages)
  expect(seen.filter((one) => one === '200 null')).toHaveLength(44)
  expect(seen.filter((one) => one === '429 1')).toHaveLength(16)
})
