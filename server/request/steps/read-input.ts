import type { ValidateFunction } from 'ajv'
import { parseStrictJson } from '../../../spec/runtime/json/strict-json.ts'
import { describeAjvErrors } from '../../../spec/runtime/problems/describe-ajv-errors.ts'
import { parseQuery } from '../../../spec/runtime/problems/read-query.ts'
import { type FoundProblem, type InputProblem, problem, refuseProblems } from '../../platform/contract/problems.ts'
import type { Refusal } from '../../platform/contract/refusal.ts'
import type { RequestValidators, Route } from '../../platform/contract/route-table.ts'
import { hasRequestBody } from '../body/read-body.ts'
import type { HttpCall } from '../exchange.ts'
import { type IfMatch, readIfMatch } from '../if-match.ts'

export type OperationInput = {
  path: unknown
  query: unknown
  body: unknown
  ifMatch?: IfMatch
  /** Where items are validated one by one: the refusal of each, or null. */
  apart?: (Refusal<'validation_failed'> | null)[]
}

/** Validates path, query, body and `If-Match`, and reports all problems at once. */
export function readOperationInput(
  exchange: HttpCall,
  body: ParsedBody,
  validators: RequestValidators,
): OperationInput | Refusal<'validation_failed'> {
  const { route, rawPath, ctx } = exchange
  const query = parseQuery(ctx.querystring, route.queryTypes)
  const { ifMatch, problem: mistag } = route.conditional ? readIfMatch(ctx.req) : {}
  const problems = [
    ...(mistag ? [mistag] : []),
    ...validate(validators[`${route.id}_path`], 'path', rawPath),
    ...query.problems,
    ...(query.values ? validate(validators[`${route.id}_query`], 'query', query.values) : []),
    ...(body.problem ? [body.problem] : validate(bodyValidator(exchange, validators), 'body', body.value)),
  ]
  if (problems.length > 0) return refuseProblems(problems)
  const apart = checkItems(route, validators, body.value)
  return { path: rawPath, query: query.values, body: body.value, ifMatch, ...(apart ? { apart } : {}) }
}

/** A file is validated by its reader. */
const bodyValidator = ({ route, spooled }: HttpCall, validators: RequestValidators): ValidateFunction | undefined =>
  spooled ? undefined : validators[`${route.id}_body`]

function checkItems({ id, itemsApart }: Route, validators: RequestValidators, body: unknown): OperationInput['apart'] {
  if (!itemsApart) return undefined
  const items = (body as Record<string, unknown[]>)[itemsApart] ?? []
  return items.map((item, index) => {
    const problems = validate(validators[`${id}_item`], `body/${itemsApart}/${index}`, item)
    return problems.length > 0 ? refuseProblems(problems) : null
  })
}

export type ParsedBody = { value?: unknown; problem?: InputProblem }

export function parseBody({ ctx, route, bytes, spooled }: HttpCall, maxDepth: number): ParsedBody {
  if (spooled) return { value: null }
  if (route.bodyType === null) {
    const saysNothing = !hasRequestBody(ctx.req) || /^\s*\{\s*\}\s*$/.test(bytes?.toString() ?? '')
    return saysNothing ? {} : { problem: problem('body', 'no_body') }
  }
  if (!route.bodyRequired && !bytes?.length) return { value: {} }
  const parsed = parseStrictJson(bytes ?? new Uint8Array(), { maxDepth, anyText: route.anyText })
  if (parsed.ok) return { value: parsed.value }
  return { problem: { ...parsed.problem, path: `body${parsed.problem.path}` } }
}

const validate = (validator: ValidateFunction | undefined, place: string, value: unknown): FoundProblem[] =>
  !validator || validator(value) ? [] : describeAjvErrors(place, validator.errors ?? [])
