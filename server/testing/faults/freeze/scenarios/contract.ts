import { readFileSync } from 'node:fs'
import { operations } from '../../../../../generated/operations.ts'
import type { RouteDefinition } from '../../../../platform/contract/route-table.ts'
import type { FreezeScenario } from '../scenario.ts'
import type { PreparedRequest } from '../send.ts'
import { buildMaxSizeBody, buildUnknownFieldsJson } from './fill-body.ts'

/** Every operation of the contract, each with the longest input that it accepts. */

type Body = Record<string, unknown>
type Example = { value: Body }
type Operation = {
  operationId: string
  requestBody?: { content: Record<string, { examples: Record<string, Example> }> }
}

const document = JSON.parse(
  readFileSync(new URL('../../../../../generated/openapi.json', import.meta.url), 'utf8'),
) as { paths: Record<string, Record<string, Operation>> }

const exampleOf = new Map(
  Object.values(document.paths)
    .flatMap((path) => Object.values(path))
    .map(({ operationId, requestBody }) => {
      const [example] = Object.values(requestBody?.content['application/json']?.examples ?? {})
      return [operationId, example?.value ?? {}]
    }),
)

/** The example, with a megabyte in one of its fields. */
function* inflated(example: Body): Generator<string> {
  for (const [field, value] of Object.entries(example)) {
    const rest = JSON.stringify({ ...example, [field]: undefined })
    const start = `${rest.slice(0, -1)}${rest === '{}' ? '' : ','}"${field}":`
    const [item] = Array.isArray(value) ? value : []
    if (item !== undefined) yield buildMaxSizeBody(`${start}[`, `${JSON.stringify(item)},`, ']}')
    yield buildMaxSizeBody(`${start}[`, '[],', ']}')
    yield buildMaxSizeBody(`${start}"`, 'é', '"}')
  }
}

/** Ids that do not exist, so that only parsing and validating the request is measured. */
const pathOf = (path: string) => path.replace(/\{\w+\}/g, '01JQ91A1B2C3D4E5F6G7H8J9K4')

/** Node.js limits the request line and headers to 16 kB. */
const MAX_QUERY = 12_000

function longestQuery({ queryTypes }: RouteDefinition): string {
  const names = Object.keys(queryTypes)
  const each = Math.floor(MAX_QUERY / Math.max(1, names.length)) - 20
  return [...names, ...(names.length === 0 ? ['q'] : [])].map((name) => `${name}=${'a'.repeat(each)}`).join('&')
}

function requestsOf(id: string, facts: RouteDefinition): Omit<PreparedRequest, 'key'>[] {
  const to = { method: facts.method, path: pathOf(facts.path) }
  const withQuery = { ...to, path: `${to.path}?${longestQuery(facts)}` }
  if (facts.bodyType === null) return [withQuery]
  const bodies = [
    ...inflated(exampleOf.get(id) ?? {}),
    `{${buildUnknownFieldsJson(40_000, '1')}}`,
    `{${buildUnknownFieldsJson(9_000, '1')}}`,
  ]
  const headers = { 'Content-Type': 'application/json' }
  return [withQuery, ...bodies.map((body) => ({ ...to, headers, body }))]
}

/** Any outcome, but there must be a response. */
const ANY_ANSWER = [200, 201, 202, 204, 400, 401, 403, 404, 409, 413, 415, 422, 428, 429]

export const contractScenarios: FreezeScenario[] = Object.entries<RouteDefinition>(operations).map(([id, facts]) => ({
  operation: id,
  what: facts.bodyType === null ? 'the longest query' : '1 MB in each of its fields',
  prepare: async (target) => {
    const { live } = await target.once('organization of the contract', () => target.newOrganization())
    return { requests: requestsOf(id, facts).map((one) => ({ ...one, key: live.key })), expects: ANY_ANSWER }
  },
}))
