import type { IncomingMessage } from 'node:http'
import type { ValidateFunction } from 'ajv'
import { operations } from '../../../generated/operations.ts'
import * as validators from '../../../generated/validators.js'
import { type FoundProblem, problem, refuseProblems } from '../../../server/platform/contract/problems.ts'
import { isRefusal, type Refusal } from '../../../server/platform/contract/refusal.ts'
import type { RouteTable } from '../../../server/platform/contract/route-table.ts'
import { parseBody, readOperationInput } from '../../../server/request/steps/read-input.ts'
import { patternOf } from './examples.ts'

/** A violation that Prism found in a request, as it writes them into a header. */
type Violation = { location?: string[]; message?: string }

const MISSING_KEY = /must have required property 'idempotency-key'/
export const MAX_JSON_DEPTH = 32

export function parsePrismViolations(header: string | undefined): Violation[] {
  return header ? JSON.parse(header) : []
}

/** The server checks the Idempotency-Key before anything else. */
export function lacksIdempotencyKey(violations: Violation[]): boolean {
  return violations.some(({ message = '' }) => MISSING_KEY.test(message))
}

/** Headers that steps of the server check before it looks at the input. */
const HEADERS: Record<string, FoundProblem> = {
  'x-service-client': problem('header/X-Service-Client', 'format', { format: 'client-name' }),
  'x-scanner-version': problem('header/X-Scanner-Version', 'format', { format: 'version' }),
  'if-none-match': problem('header/If-None-Match', 'max_length', { limit: 1_000 }),
}

/** What the server says of a request that Prism found fault with. */
export function refuseAsServer(
  incoming: IncomingMessage,
  bytes: Buffer,
  violations: Violation[],
): Refusal<'validation_failed'> | undefined {
  const headers = violations.flatMap(({ location: [, place, name = ''] = [] }) =>
    place === 'header' ? (HEADERS[name] ?? []) : [],
  )
  if (headers.length > 0) return refuseProblems(headers)
  const [path = '', querystring = ''] = (incoming.url ?? '').split('?')
  const found = findRoute(incoming.method ?? '', path)
  if (!found) return undefined
  const isFile = found.route.fileBody?.types.some((type) => incoming.headers['content-type']?.startsWith(type))
  const sent = { ...found, bytes, spooled: isFile || undefined, ctx: { req: incoming, querystring } }
  const input = readOperationInput(sent, parseBody(sent, MAX_JSON_DEPTH), all)
  return isRefusal(input) ? input : undefined
}

const all = validators as unknown as Record<string, ValidateFunction>

function findRoute(method: string, path: string) {
  for (const [id, route] of Object.entries(operations as RouteTable)) {
    const match = route.method === method && patternOf(route.path).exec(path)
    if (match) return { route: { ...route, id }, rawPath: { ...match.groups } }
  }
  return undefined
}
