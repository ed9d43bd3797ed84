import { hash } from 'node:crypto'
import { Readable } from 'node:stream'
import { problem, refuseProblems } from '../platform/contract/problems.ts'
import type { DispatchOptions } from './dispatch.ts'
import type { RequestStep } from './exchange.ts'

const MAX_CONDITION_LENGTH = 1000
const NOT_MODIFIED = 304

export const checkIfNoneMatchSize: RequestStep = ({ ctx, route }) => {
  if (!route.success.includes(NOT_MODIFIED) || conditionOf(ctx).length <= MAX_CONDITION_LENGTH) return undefined
  return refuseProblems([problem('header/If-None-Match', 'max_length', { limit: MAX_CONDITION_LENGTH })])
}

type Perform = DispatchOptions['perform']

/** Adds an ETag and responds 304, if the contract lists 304. `keep` is the Cache-Control. */
export function addEtagRevalidation(perform: Perform, keep: string): Perform {
  return async (exchange, handler) => {
    const performed = await perform(exchange, handler)
    const { answer } = performed
    const { body } = answer
    if (answer.status !== 200 || body instanceof Readable) return performed
    if (!exchange.route.success.includes(NOT_MODIFIED)) return performed
    const tag = hash('sha256', body ?? '', 'base64url').slice(0, 22)
    const headers = { ETag: `"${tag}"`, 'Cache-Control': keep }
    if (holds(conditionOf(exchange.ctx), tag))
      return { ...performed, answer: { status: NOT_MODIFIED, headers, body: null } }
    return { ...performed, answer: { ...answer, headers: { ...answer.headers, ...headers } } }
  }
}

const conditionOf = ({ req }: { req: { headers: { 'if-none-match'?: string } } }): string =>
  req.headers['if-none-match'] ?? ''

/** Ignores the W/ of a weak tag. */
const ENTITY_TAG = /"([^"]*)"/g

/** RFC 9110, 13.1.2: any listed tag, compared weakly, or `*`. */
const holds = (condition: string, tag: string): boolean =>
  condition.trim() === '*' ? true : [...condition.matchAll(ENTITY_TAG)].some(([, listed]) => listed === tag)
