import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { toErrorBody } from '../../../spec/runtime/error-body.ts'
import { type Entitlement, toEntitlementRefusal } from './index.ts'

type Example = { value: { error: { key: Entitlement; request_id: string } } }
type Operation = { responses?: Record<string, { content?: Record<string, { examples?: Record<string, Example> }> }> }

/** From each operation, the example of the refusal that names an entitlement. */
function listExamples(): Example['value'][] {
  const file = join(import.meta.dirname, '../../../generated/openapi.json')
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as { paths: Record<string, Record<string, Operation>> }
  const operations = Object.values(paths).flatMap((path) => Object.values(path))
  const contents = operations.flatMap(({ responses = {} }) =>
    Object.values(responses).flatMap(({ content = {} }) => Object.values(content)),
  )
  return contents.flatMap(({ examples }) => examples?.entitlement_required?.value ?? [])
}

test('each example of a missing entitlement is what a caller on Free is told', () => {
  const examples = listExamples()
  expect(new Set(examples.map(({ error }) => error.key)).size).toBeGreaterThan(3)
  for (const example of examples) {
    const { key, request_id } = example.error
    const context = { requestId: request_id, pagesOrigin: 'https://tickets.example' }
    expect(example).toEqual(toErrorBody(toEntitlementRefusal(key, 'free'), context))
  }
})
