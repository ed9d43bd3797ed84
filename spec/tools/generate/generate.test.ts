import { beforeAll, describe, expect, test } from 'vitest'
import { getOperations, getParameters } from '../document.ts'
import { buildCompiledContract, buildPublishedContract } from '../testing/built.ts'
import type { BuiltContract } from './build.ts'
import { findStaleFiles } from './generate.ts'

let built: BuiltContract

beforeAll(async () => {
  built = await buildPublishedContract()
})

describe('npm run generate', () => {
  test('every generated file is fresh', async () => {
    const stale = await findStaleFiles(built.files)
    expect(stale, `Stale: ${stale.join(', ')}. Run npm run generate and commit what it writes.`).toEqual([])
  })

  test('a changed contract makes files stale, by name', async () => {
    const changed = { ...built.files, 'generated/types.ts': `${built.files['generated/types.ts']}// changed` }
    expect(await findStaleFiles(changed)).toEqual(['generated/types.ts'])
  })
})

describe('the published contract', () => {
  test('lists the 19 webhook events, each with a signed envelope and an example', () => {
    const webhooks = Object.entries(built.document.webhooks ?? {})
    expect(webhooks).toHaveLength(19)
    for (const [name, item] of webhooks) {
      const media = item.post?.requestBody?.content['application/json']
      expect(Object.values(media?.examples ?? {})[0]?.value).toMatchObject({
        type: name,
        data: { id: expect.any(String) },
      })
      expect(item.post && getParameters(built.document, item.post).map((parameter) => parameter.name)).toEqual([
        'Service-Signature',
        'Service-Delivery-Id',
        'Service-Delivery-Attempt',
        'Service-Event-Type',
      ])
    }
  })

  test('offers the six triggers, each with how to subscribe and unsubscribe', () => {
    const offered = Object.entries(built.document.webhooks ?? {}).flatMap(([name, { post }]) => {
      const connector = post?.['x-postern-connector']
      return connector ? [[name, connector] as const] : []
    })
    expect(offered).toHaveLength(6)
    const how = { kind: 'trigger', subscribe: 'createWebhook', unsubscribe: 'deleteWebhook' }
    expect(Object.fromEntries(offered)).toMatchObject({
      'registration.created': { ...how, label: 'New Registration', noun: 'registration' },
      'registration.confirmed': { ...how, label: 'Registration Confirmed', noun: 'registration' },
      'registration.cancelled': { ...how, label: 'Registration Cancelled', noun: 'registration' },
      'ticket.issued': { ...how, label: 'Ticket Issued', noun: 'ticket' },
      'checkin.recorded': { ...how, label: 'New Check-in', noun: 'check-in' },
      'payment.received': { ...how, label: 'Payment Received', noun: 'payment' },
    })
  })

  test('keeps no marker path of a webhook among its operations', () => {
    expect(Object.keys(built.document.paths).filter((path) => path.startsWith('/webhook-events'))).toEqual([])
  })

  test('has a copy in OpenAPI 3.0 with the same operations', () => {
    const older = JSON.parse(built.files['generated/openapi-3.0.json'] ?? '{}')
    expect(older.openapi).toBe('3.0.0')
    expect(Object.keys(older.paths)).toEqual(Object.keys(built.document.paths))
    expect(older.webhooks).toBeUndefined()
  })

  test('names its license by identifier, and in OpenAPI 3.0 by its page', () => {
    expect(built.document.info.license).toEqual({ name: 'MIT', identifier: 'MIT' })
    const older = JSON.parse(built.files['generated/openapi-3.0.json'] ?? '{}')
    expect(older.info.license).toEqual({ name: 'MIT', url: 'https://opensource.org/license/mit' })
  })
})

describe('the document of the ordinary emitter, before anything is completed', () => {
  test('shows refusals of every operation, and none that the operation does not answer', async () => {
    const { openapi31: plain } = await buildCompiledContract()
    for (const { method, path, operation } of getOperations(built.document.paths)) {
      const statuses = Object.keys(plain.paths[path]?.[method.toLowerCase()]?.responses ?? {})
      const name = `${method} ${path}`
      expect([name, statuses.some((status) => status.startsWith('4'))]).toEqual([name, true])
      expect([name, statuses.filter((status) => !(status in operation.responses))]).toEqual([name, []])
    }
  })
})
