import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { webhookSamples } from '../../../generated/webhook-samples.ts'
import { ajvFormats } from '../../../spec/runtime/formats/index.ts'
import { readContractWithInlineResponses } from '../../../spec/tools/generate/shared-responses.ts'
import { applyStrictFormats } from '../../../spec/tools/strict-formats.ts'
import { buildTestFixtures, getStatusAndCode, type TestApiCall } from '../../testing/fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { newSampleEnvelope } from './endpoints/send-test.ts'

const contract = readContractWithInlineResponses()
const ajv = new Ajv2020({ strict: false, allErrors: true, formats: ajvFormats })
ajv.addSchema(applyStrictFormats({ components: contract.components }) as object, 'contract')

function problemsOf(type: string, envelope: unknown): unknown {
  const schema = contract.webhooks?.[type]?.post?.requestBody?.content['application/json']?.schema?.$ref
  const validate = ajv.getSchema(`contract${schema}`)
  if (!validate) throw new Error(`The contract has no schema for ${type}.`)
  return validate(envelope) ? [] : validate.errors
}

let server: TestServer
let live: TestApiCall

beforeAll(async () => {
  server = await startTestServer()
  live = (await buildTestFixtures(server)).live
})

afterAll(() => server.close())

const types = webhookSamples.map(({ type }) => type)

describe('the event types', () => {
  test('are all 19, in the order of the contract, with what automation platforms call their triggers', async () => {
    const { status, body } = await live('GET', '/v1/webhooks/event-types')
    expect(status).toBe(200)
    const told = body.data.map(({ type }: { type: string }) => type)
    expect(told).toEqual(Object.keys(contract.webhooks ?? {}))
    expect(told).toHaveLength(19)
    const triggers = body.data.flatMap(({ trigger }: { trigger: string | null }) => trigger ?? [])
    expect(triggers).toEqual([
      'New Registration',
      'Registration Confirmed',
      'Registration Cancelled',
      'Ticket Issued',
      'New Check-in',
      'Payment Received',
    ])
  })

  test('are one page, or as many as their reader likes', async () => {
    const { body } = await live('GET', '/v1/webhooks/event-types')
    expect(body.page).toEqual({ next_cursor: null, has_more: false })
    const read: unknown[] = []
    let cursor: string | null = ''
    for (let pages = 0; cursor !== null; pages += 1) {
      const query: string = cursor === '' ? '' : `&cursor=${cursor}`
      const next = await live('GET', `/v1/webhooks/event-types?limit=8${query}`)
      read.push(...next.body.data)
      expect(next.body.page.has_more).toBe(pages < 2)
      cursor = next.body.page.next_cursor
    }
    expect(read).toEqual(body.data)
    expect(getStatusAndCode(await live('GET', '/v1/webhooks/event-types?cursor=other'))).toEqual([
      400,
      'validation_failed',
    ])
    expect(getStatusAndCode(await live('GET', '/v1/webhooks/event-types?limit=0'))).toEqual([400, 'validation_failed'])
  })

  test.each(webhookSamples)('have a sample that is as $type would be sent', ({ type, sample }) => {
    expect(sample.type).toBe(type)
    expect(problemsOf(type, sample)).toEqual([])
  })

  test.each(types)('have a test event of the same shape: %s', (type) => {
    const { id, body } = newSampleEnvelope(type, '01JGFJJYZ0X8T5W7R9Q1P3N5M7', new Date())
    const envelope = JSON.parse(body.toString('utf8'))
    expect(problemsOf(type, envelope)).toEqual([])
    expect(envelope).toMatchObject({ id, type, livemode: false, actor: null, event_id: null })
    expect(body.toString('utf8')).not.toContain('"livemode":true')
  })

  test('are held to their schemas: a sample that lacks a field is found', () => {
    const [first] = webhookSamples
    expect(problemsOf(first.type, { ...first.sample, created_at: 'yesterday' })).not.toEqual([])
    expect(problemsOf(first.type, { ...first.sample, data: {} })).not.toEqual([])
  })
})
