import type { ValidateFunction } from 'ajv'
import { operations } from '../../../generated/operations.ts'
import * as generated from '../../../generated/validators.js'
import type { ErrorContent } from '../../runtime/error-body.ts'
import { parseStrictJson } from '../../runtime/json/strict-json.ts'
import { describeAjvErrors } from '../../runtime/problems/describe-ajv-errors.ts'
import { describeProblems, type FoundProblem, problem } from '../../runtime/problems/problems.ts'
import { parseQuery } from '../../runtime/problems/read-query.ts'
import { buildPathPattern } from './examples.ts'

/** A violation that Prism found in a request, as it writes them into a header. */
type Violation = { location?: string[]; message?: string }

const MISSING_KEY = /must have required property 'idempotency-key'/
/** As the server's. */
const MAX_JSON_DEPTH = 32

export const parsePrismViolations = (header: string | undefined): Violation[] => (header ? JSON.parse(header) : [])

/** The server checks the Idempotency-Key before anything else. */
export const lacksIdempotencyKey = (violations: Violation[]): boolean =>
  violations.some(({ message = '' }) => MISSING_KEY.test(message))

export const refuseProblems = (problems: FoundProblem[]): ErrorContent => ({
  code: 'validation_failed',
  ...describeProblems(problems),
})

/** Headers that no schema of the server checks. */
const HEADERS: Record<string, FoundProblem> = {
  'x-service-client': problem('header/X-Service-Client', 'format', { format: 'client-name' }),
  'x-scanner-version': problem('header/X-Scanner-Version', 'format', { format: 'version' }),
  'if-match': problem('header/If-Match', 'max_length', { limit: 1_000 }),
  'if-none-match': problem('header/If-None-Match', 'max_length', { limit: 1_000 }),
}

type Request = { method: string; url: string; contentType: string | undefined; body: Buffer }

/** What the server says of a request that Prism found fault with; undefined where it would find none. */
export function toServerRefusal(request: Request, violations: Violation[]): ErrorContent | undefined {
  const headers = violations.flatMap(({ location: [, place, name = ''] = [] }) =>
    place === 'header' ? (HEADERS[name] ?? []) : [],
  )
  const problems = [...headers, ...findInputProblems(request)]
  return problems.length > 0 ? refuseProblems(problems) : undefined
}

function findInputProblems({ method, url, contentType, body }: Request): FoundProblem[] {
  const [path = '', querystring = ''] = url.split('?')
  for (const [id, route] of Object.entries(operations)) {
    const match = route.method === method && buildPathPattern(route.path).exec(path)
    if (!match) continue
    const query = parseQuery(querystring, route.queryTypes)
    const isFile = contentType !== undefined && !contentType.includes('json')
    return [
      ...validate(`${id}_path`, 'path', { ...match.groups }),
      ...query.problems,
      ...(query.values ? validate(`${id}_query`, 'query', query.values) : []),
      ...(isFile || route.bodyType === null ? [] : findBodyProblems(`${id}_body`, body, route.bodyRequired)),
    ]
  }
  return []
}

function findBodyProblems(name: string, body: Buffer, isRequired: boolean): FoundProblem[] {
  const parsed = body.length === 0 && !isRequired ? { ok: true as const, value: {} } : parseMockBody(body)
  return parsed.ok ? validate(name, 'body', parsed.value) : [parsed.problem]
}

/** The problem has the path of the body. */
export function parseMockBody(body: Buffer) {
  const parsed = parseStrictJson(body, { maxDepth: MAX_JSON_DEPTH, anyText: true })
  return parsed.ok ? parsed : { ...parsed, problem: { ...parsed.problem, path: `body${parsed.problem.path}` } }
}

function validate(name: string, place: string, value: unknown): FoundProblem[] {
  const validator = (generated as unknown as Record<string, ValidateFunction | undefined>)[name]
  return !validator || validator(value) ? [] : describeAjvErrors(place, validator.errors ?? [])
}
