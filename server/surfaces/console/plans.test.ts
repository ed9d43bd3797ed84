import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type PlanCode, plans } from '../../access/plans/index.ts'
import {
  type ConsoleTestClient,
  makeTestMember,
  signInToConsole,
  stripHtmlTags,
} from '../../testing/console/visitor.ts'
import { buildTestApiCall, makeTestEvent } from '../../testing/fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** An owner of an organization on this plan, which has an event. */
async function enter(plan: PlanCode, overrides: object = {}): Promise<ConsoleTestClient> {
  const organizationId = await server.organization({ plan: 'scale' })
  const { value } = await server.key(organizationId, { scopes: ['read', 'write', 'admin'] })
  await makeTestEvent(buildTestApiCall(server, value))
  await server.database('api_key_usage').where({ organization_id: organizationId }).delete()
  const plan_overrides = JSON.stringify(overrides)
  await server.database('organizations').where({ id: organizationId }).update({ plan, plan_overrides })
  return signInToConsole(server, await makeTestMember(server, organizationId))
}

const linksOn = (text: string, pattern: RegExp) =>
  [...text.matchAll(/<a [^>]*href="([^"]+)"/g)]
    .map(([, href = '']) => href.replaceAll('&amp;', '&'))
    .filter((href) => pattern.test(href))

const PAGES = ['', '/events', '/events/fest', '/jobs', '/source-connections', '/webhooks', '/keys']

describe.each(Object.keys(plans) as PlanCode[])('on the plan %s', (plan) => {
  test('whatever is offered can be opened', async () => {
    const visitor = await enter(plan)
    const { text } = await visitor.see('/console/live')
    const sections = linksOn(text, /^\/console\/live\/[\w-]+$/)
    expect(sections).toContain('/console/live/events')
    for (const path of sections) expect([path, (await visitor.see(path)).status]).toEqual([path, 200])
    for (const page of PAGES) {
      const shown = await visitor.see(`/console/live${page}`)
      for (const act of linksOn(shown.text, /^\?do=/)) {
        const { status } = await visitor.see(`/console/live${page}${act}`)
        expect([page, act, [200, 303]]).toEqual([page, act, expect.arrayContaining([status])])
      }
    }
  })

  test('webhooks and imports from platforms are offered where the plan has them', async () => {
    const visitor = await enter(plan)
    const { webhooks, background_jobs } = plans[plan]
    const { text: home } = await visitor.see('/console/live')
    const { text: connections } = await visitor.see('/console/live/source-connections')
    const { text: event } = await visitor.see('/console/live/events/fest')
    expect([
      home.includes('href="/console/live/webhooks"'),
      connections.includes('do=createSourceConnection'),
      event.includes('do=createSourceImport'),
    ]).toEqual([webhooks, background_jobs, background_jobs])
    expect(event).toContain('do=createImport')
    expect(home).toContain('href="/console/live/keys"')
  })

  test('the home page lists what it includes and what not', async () => {
    const visitor = await enter(plan)
    const text = stripHtmlTags((await visitor.see('/console/live')).text)
    const [, included = '', not = ''] = /The plan includes (.*?)(?:It does not include (.*?))? English/.exec(text) ?? []
    const { webhooks, api_read, api_write, api_scanner, automation_apps, background_jobs } = plans[plan]
    for (const words of ['events, registrations and tickets', 'check-in with paired devices', 'rows, and exports']) {
      expect(included).toContain(words)
    }
    const listed: [string, boolean][] = [
      ['webhooks', webhooks],
      ['reading with the API', api_read],
      ['changes with the API', api_write],
      ['scanning with a key', api_scanner],
      ['apps of automation platforms', automation_apps],
      ['larger imports, and imports from other platforms', background_jobs],
    ]
    for (const [words, has] of listed) {
      expect([words, included.includes(words), not.includes(words)]).toEqual([words, has, !has])
    }
    expect(text.includes('API calls in')).toBe(api_read)
  })
})

test('what the plan does not include says so before anything is typed', async () => {
  const visitor = await enter('free')
  for (const path of ['/webhooks?do=createWebhook', '/webhooks', '/source-connections?do=createSourceConnection']) {
    const { status, text } = await visitor.see(`/console/live${path}`)
    expect([path, status]).toEqual([path, 403])
    expect(stripHtmlTags(text)).toMatch(/The plan Free does not include .*; the plan (Growth|Starter) does\./)
    expect(text).not.toContain('name="url"')
  }
})

test('an override counts as the plan does', async () => {
  const visitor = await enter('free', { webhooks: true })
  expect((await visitor.see('/console/live')).text).toContain('href="/console/live/webhooks"')
  expect((await visitor.see('/console/live/webhooks?do=createWebhook')).status).toBe(200)
})
