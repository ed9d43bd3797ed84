import type { ValidateFunction } from 'ajv'
import { type Refusal, refuse } from '../../contract/refusal.ts'
import type { RequestValidators } from '../../contract/route-table.ts'
import { isJsonMediaType, readBody } from '../body/read-body.ts'
import { parseStrictJson } from '../body/strict-json.ts'
import type { Exchange, Step } from '../exchange.ts'
import { type Problem, problemsOf } from './problems.ts'
import { readQuery } from './read-query.ts'

export type InputLimits = { maxBodyBytes: number; maxJsonDepth: number }

/** Reads and validates path, query and body, and reports every problem at once. */
export function readInput(validators: RequestValidators, limits: InputLimits): Step {
  return async (exchange) => {
    const { route, rawPath, ctx } = exchange
    const body = await readJson(exchange, limits)
    if (body.refusal) return body.refusal
    const query = readQuery(ctx.querystring, route.queryTypes)
    const problems = [
      ...validate(validators[`${route.id}_path`], 'path', rawPath),
      ...query.problems,
      ...validate(validators[`${route.id}_query`], 'query', query.values),
      ...(body.problem ? [body.problem] : validate(validators[`${route.id}_body`], 'body', body.value)),
    ]
    if (problems.length > 0) return refuseProblems(problems)
    exchange.input = { path: rawPath, query: query.values, body: body.value }
    return undefined
  }
}

type ReadBody = { value?: unknown; problem?: Problem; refusal?: Refusal }

async function readJson({ ctx, route }: Exchange, limits: InputLimits): Promise<ReadBody> {
  if (route.bodyType === null) {
    const sent =
      Number(ctx.req.headers['content-length'] ?? 0) > 0 || ctx.req.headers['transfer-encoding'] !== undefined
    return sent ? { problem: { path: 'body', message: 'This operation takes no body.' } } : {}
  }
  const type = ctx.req.headers['content-type']
  if (!isJsonMediaType(type)) {
    const message = `This operation reads ${route.bodyType}; the request sent ${type ?? 'no Content-Type'}.`
    return { refusal: refuse('unsupported_media_type', message) }
  }
  const read = await readBody(ctx.req, { maxBytes: limits.maxBodyBytes })
  if (!read.ok) {
    if (read.problem.code === 'request_aborted') return { refusal: refuse('malformed_request', read.problem.message) }
    return { refusal: refuse(read.problem.code, read.problem.message, { headers: { Connection: 'close' } }) }
  }
  const parsed = parseStrictJson(read.bytes, { maxDepth: limits.maxJsonDepth })
  if (parsed.ok) return { value: parsed.value }
  return { problem: { path: `body${parsed.problem.path}`, message: parsed.problem.message } }
}

function validate(validator: ValidateFunction | undefined, place: string, value: unknown): Problem[] {
  if (!validator || validator(value)) return []
  return problemsOf(place, validator.errors ?? [])
}

const MOST_PROBLEMS = 100

function refuseProblems(problems: Problem[]): Refusal {
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`
  const first = problems[0]?.message ?? ''
  return refuse('validation_failed', `The request has ${count}: ${lowerFirst(first)}`, {
    details: problems.slice(0, MOST_PROBLEMS),
  })
}

function lowerFirst(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1)
}
