import { beforeEach, expect, test } from 'vitest'
import { type Document, getParameters } from '../document.ts'
import { buildFixtureDocument } from '../testing/fixture.ts'
import { lintContract } from './index.ts'

let document: Document

beforeEach(async () => {
  document = await buildFixtureDocument()
})

test('the scheme of a credential is written in lower case', () => {
  expect(document.components.securitySchemes).toMatchObject({ BearerAuth: { type: 'http', scheme: 'bearer' } })
  document.components.securitySchemes = { BearerAuth: { type: 'http', scheme: 'Bearer' } }
  expect(lintContract(document)).toEqual(['The security scheme BearerAuth is written Bearer instead of bearer.'])
})

test('an operation that everyone may call demands nothing', () => {
  const list = document.paths['/v1/boxes']?.get
  if (list) list.security = [{}]
  expect(lintContract(document)).toEqual(['GET /v1/boxes demands {} of its callers instead of nothing.'])
})

test.each(['example', 'default'])('an Idempotency-Key has no %s that tools would send', (keyword) => {
  const problem = 'POST /v1/boxes gives a value for Idempotency-Key, which tools would send again and again.'
  const key = document.components.parameters?.IdempotencyKey
  Object.assign(key ?? {}, { [keyword]: 'order-17' })
  expect(lintContract(document)).toEqual([problem])
  Object.assign(key ?? {}, { [keyword]: undefined, schema: { type: 'string', [keyword]: 'order-17' } })
  expect(lintContract(document)).toEqual([problem])
})

test('an operation is called where the document is', () => {
  const list = document.paths['/v1/boxes']?.get
  if (list) list.servers = [{ url: '/o/sandbox' }]
  expect(lintContract(document)).toEqual(['GET /v1/boxes has a server of its own, which most tools do not read.'])
})

test.each([
  [{ format: 'ulid' }, 'has the format ulid, which tools do not know: write it as x-postern-format.'],
  [{ 'x-postern-format': 'tree', pattern: 'x' }, 'has the x-postern-format tree, which nothing checks.'],
  [{ 'x-postern-format': 'ulid' }, 'has the x-postern-format ulid but no pattern for those who do not know it.'],
])('a format is one that all know, or an extension beside a pattern: %j', (keywords, problem) => {
  const { Box } = document.components.schemas
  Object.assign(Box?.properties ?? {}, { key: { type: 'string', ...keywords } })
  expect(lintContract(document)).toContain(`Box ${problem}`)
})

test('a picture is bytes, whichever form it has', () => {
  const content = document.paths['/v1/boxes']?.get?.responses['200']?.content ?? {}
  content['image/svg+xml'] = { schema: { type: 'string' }, examples: { one: { value: '<svg/>' } } }
  expect(lintContract(document)).toContain('GET /v1/boxes answers image/svg+xml as something else than bytes.')
})

test('the headers of every call are declared', () => {
  const create = document.paths['/v1/boxes']?.post
  if (create) create.parameters = getParameters(document, create).filter(({ name }) => !name.startsWith('X-'))
  delete create?.responses['201']?.headers?.['Idempotent-Replayed']
  expect(lintContract(document)).toEqual([
    'POST /v1/boxes does not declare the header X-Request-Id.',
    'POST /v1/boxes does not declare the header X-Service-Client.',
    'POST /v1/boxes does not declare the header Idempotent-Replayed.',
  ])
})
