import { beforeAll, describe, expect, test } from 'vitest'
import type { Document } from '../document.ts'
import { buildFixtureDocument } from '../testing/fixture.ts'
import { emitSdkModels } from './emit-sdk-models.ts'
import { emitSdkReadme } from './emit-sdk-readme.ts'
import { emitSdkResources } from './emit-sdk-resources.ts'
import { emitSdkWebhooks } from './emit-webhooks.ts'
import { toQueryTypeName, toResourceNames } from './sdk-names.ts'

describe('what the SDK is made from', () => {
  let document: Document

  beforeAll(async () => {
    document = await buildFixtureDocument()
  })

  test('is a line for each operation, with what the contract says of it', () => {
    const source = emitSdkResources(document)
    expect(source).toContain("$: '/v1/boxes/{box} list create get")
    expect(source).toContain('list(query?: models.BoxQuery, options?: RequestOptions): List<models.Box>')
    expect(source).toContain('create(box: models.NewBox, options?: PostOptions): ApiPromise<models.Box>')
    expect(source).toContain('@throws {PosternError} `not_found`')
  })

  test('takes no idempotency key where the contract asks for none', () => {
    const create = document.paths['/v1/boxes']?.post
    const changed = structuredClone(document)
    expect(create?.['x-postern-idempotency']).toBe(true)
    delete changed.paths['/v1/boxes']?.post?.['x-postern-idempotency']
    expect(emitSdkResources(changed)).toContain("create: 'POST body .',")
    expect(emitSdkResources(changed)).toContain('create(box: models.NewBox, options?: RequestOptions)')
  })

  test('can be followed where the list is in the order of the changes', () => {
    const changed = structuredClone(document)
    const pagination = changed.paths['/v1/boxes']?.get?.['x-postern-pagination']
    if (pagination) pagination.order = 'by_commit'
    expect(emitSdkResources(changed)).toContain(
      'changes(from?: ChangesQuery, options?: RequestOptions): Changes<models.Box>',
    )
    expect(emitSdkResources(document)).not.toContain('changes(')
  })

  test('gives files as text or bytes, and nothing where nothing is answered', () => {
    const changed = structuredClone(document)
    const read = changed.paths['/v1/boxes/{box}']?.get
    const answer = read?.responses['200']
    if (!read || !answer) expect.fail('The fixture has no box to read.')
    answer.content = { 'image/png': {}, 'image/svg+xml': {} }
    const format = { name: 'format', in: 'query' as const, schema: { enum: ['svg', 'png'], default: 'svg' } }
    read.parameters = [...(read.parameters ?? []), format]
    const source = emitSdkResources(changed)
    expect(source).toContain("get: 'GET query files=image/svg+xml,image/png *',")
    expect(source).toMatch(/svg: string\n.*\n {2}png: Bytes\n/)
    expect(source).toContain("get<Format extends 'svg' | 'png' = 'svg'>(")
    delete answer.content
    expect(emitSdkResources(changed)).toContain('ApiPromise<void>')
  })

  test('has a name for every schema and every query', () => {
    const source = emitSdkModels(document)
    for (const name of Object.keys(document.components.schemas)) expect(source).toContain(`export type ${name} = `)
    expect(source).toContain("export type BoxQuery = NonNullable<operations['listBoxes']['parameters']['query']>")
  })

  test('has the envelope of each webhook, and refuses one that has no name', () => {
    const changed = structuredClone(document)
    const envelope = { content: { 'application/json': { schema: { $ref: '#/components/schemas/Box' } } } }
    const operation = { description: 'A box was opened.', responses: {} }
    changed.webhooks = { 'box.opened': { post: { ...operation, requestBody: envelope } } }
    const source = emitSdkWebhooks(changed)
    expect(source).toContain("  /** A box was opened. */\n  'box.opened': models.Box\n")
    expect(source).toContain("webhookTypes = [\n  'box.opened',\n]")
    changed.webhooks = { 'box.opened': { post: operation } }
    expect(() => emitSdkWebhooks(changed)).toThrow(/box\.opened has no envelope/)
  })

  test('stands in the README, between its marks', () => {
    const marks = ['<!-- Methods: written by `npm run generate`. -->', '<!-- End of the methods. -->']
    const readme = emitSdkReadme(document, `A\n${marks.join('\nold\n')}\nB`)
    expect(readme).toContain('| `client.boxes.create(box)` | Make a box |')
    expect(readme).toMatch(/^A\n.*\nB$/s)
    expect(readme).not.toContain('old')
    expect(() => emitSdkReadme(document, 'A')).toThrow(/no place for the methods/)
  })
})

test.each([
  ['/v1/events/{event}/check-in-points', ['events', 'checkInPoints']],
  ['/api/v1/scan', ['scan']],
  ['/o/{organization}', []],
  ['/v1', []],
])('the route %s is the resource %j', (route, resource) => {
  expect(toResourceNames(route)).toEqual(resource)
})

test.each([
  ['listDays', 'DayQuery'],
  ['listAuditLog', 'AuditLogQuery'],
  ['listDeliveries', 'DeliveryQuery'],
  ['findRegistrations', 'RegistrationSearch'],
  ['getTicketQr', 'TicketQrQuery'],
  ['clearTestCheckins', 'ClearTestCheckinsQuery'],
])('the query of %s is called %s', (operationId, name) => {
  expect(toQueryTypeName(operationId)).toBe(name)
})
