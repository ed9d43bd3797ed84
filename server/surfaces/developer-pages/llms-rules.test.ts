import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  buildNewAttendee,
  buildTestFixtures,
  getStatusAndCode,
  makeTestEvent,
  type TestApiCall,
} from '../../testing/fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { listApiRules } from './llms-text.ts'
import { readPageFiles } from './page-files.ts'

let server: TestServer
let call: TestApiCall
let event: string

beforeAll(async () => {
  server = await startTestServer()
  call = (await buildTestFixtures(server)).live
  event = await makeTestEvent(call)
})

afterAll(() => server.close())

const register = () => call('POST', `${event}/registrations`, { attendees: [buildNewAttendee()] })

const checks: Record<string, () => Promise<void>> = {
  addresses: async () => {
    for (const path of ['/v1', '/api/v1']) expect((await server.get(path)).status).toBe(200)
    const { headers, body } = await call('POST', '/v1/contacts', { first_name: 'Ñandú', last_name: 'López' })
    expect([headers.get('content-type'), body.first_name]).toEqual(['application/json; charset=utf-8', 'Ñandú'])
  },
  names: async () => {
    const byCode = await call('GET', event)
    const byId = await call('GET', `/v1/events/${byCode.body.id}`)
    expect(byId.body).toEqual(byCode.body)
    const stranger = (await buildTestFixtures(server)).live
    const hidden = await stranger('GET', `/v1/events/${byCode.body.id}`)
    expect(getStatusAndCode(hidden)).toEqual([404, 'not_found'])
    expect(getStatusAndCode(await stranger('GET', '/v1/events/01JZZZZZZZZZZZZZZZZZZZZZZZ'))).toEqual([404, 'not_found'])
  },
  lists: async () => {
    for (let n = 0; n < 3; n += 1) await register()
    const seen: string[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { body } = await call('GET', `${event}/registrations?limit=2${cursor && `&cursor=${cursor}`}`)
      expect(Object.keys(body.page).sort()).toEqual(expect.arrayContaining(['has_more', 'next_cursor']))
      expect(body.page.has_more).toBe(body.page.next_cursor !== null)
      seen.push(...body.data.map(({ id }: { id: string }) => id))
      cursor = body.page.next_cursor
    }
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen.length).toBeGreaterThanOrEqual(3)
  },
  changes: async () => {
    const { body: before } = await call('GET', `${event}/attendees?limit=200`)
    const { body: made } = await register()
    const idsSince = async () => {
      const { body } = await call('GET', `${event}/attendees?updated_since=${before.page.as_of}`)
      return body.data.map(({ id }: { id: string }) => id)
    }
    // A change is listed once no older transaction runs, in any database of the server.
    await expect.poll(idsSince).toContain(made.attendees[0].id)
  },
  strictness: async () => {
    expect(getStatusAndCode(await call('GET', '/v1/events?colour=red'))).toEqual([400, 'validation_failed'])
    const body = { first_name: 'Ana', last_name: 'Ruiz', colour: 'red' }
    expect(getStatusAndCode(await call('POST', '/v1/contacts', body))).toEqual([400, 'validation_failed'])
  },
  refusals: async () => {
    const { body } = await call('GET', '/v1/events/nowhere')
    expect(Object.keys(body.error).sort()).toEqual(['code', 'details', 'doc_url', 'message', 'request_id'])
    expect(getStatusAndCode(await call('GET', '/v1/events?colour=red'))).toEqual([400, 'validation_failed'])
    expect((await call('GET', '/v1/events?colour=red')).body.error.details).toMatchObject([
      { path: 'query/colour', rule: 'unknown_field', params: {} },
    ])
  },
}

const { byPath, contract } = readPageFiles()
const rules = listApiRules(contract, 'https://tickets.example')

describe('the rules in /llms.txt', () => {
  test.each(rules.filter(({ quoted }) => !quoted))('hold on a server: $name', async ({ name }) => {
    const check = checks[name] ?? expect.fail(`Nobody checks the rule ${name}.`)
    await check()
  })

  test('are in the words of the contract where they are not tried', () => {
    const said = JSON.stringify(JSON.parse(String(byPath.get('/openapi.json')?.bytes))).replaceAll(/\\n\s*/g, ' ')
    for (const { text } of rules.filter(({ quoted }) => quoted)) {
      const [, quote = ''] = /^(?:`[^`]+`: |.*?`Idempotency-Key`\. )(.+)$/.exec(text) ?? []
      const sentences = quote.split(/(?<=\.) (?=[A-Z])/)
      expect(quote).not.toBe('')
      for (const sentence of sentences) expect(said).toContain(JSON.stringify(sentence).slice(1, -1))
    }
  })

  test('have a check only where there is a rule', () => {
    expect(Object.keys(checks).sort()).toEqual(rules.flatMap(({ name, quoted }) => (quoted ? [] : [name])).sort())
  })
})
