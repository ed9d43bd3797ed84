import { createHash } from 'node:crypto'
import { refuseProblems } from '../../platform/contract/problems.ts'
import type { DispatchOptions } from '../../request/dispatch.ts'
import type { Step } from '../../request/exchange.ts'

/** Long enough to carry a rush, short enough that nobody is told for long of places that are gone. */
const KEEP = 'public, max-age=15'
const LONGEST_CONDITION = 1000

export const checkCondition: Step = ({ ctx }) => {
  if (conditionOf(ctx).length <= LONGEST_CONDITION) return undefined
  const message = `The header If-None-Match must have at most ${LONGEST_CONDITION} characters.`
  return refuseProblems([{ path: 'header/If-None-Match', message }])
}

type Perform = DispatchOptions['perform']

/** Gives a success the hash of its bytes, and answers whoever has those bytes already with 304. */
export function revalidating(perform: Perform): Perform {
  return async (exchange, handler) => {
    const performed = await perform(exchange, handler)
    const { answer } = performed
    if (answer.status !== 200) return performed
    const tag = createHash('sha256')
      .update(answer.body ?? '')
      .digest('base64url')
      .slice(0, 22)
    const headers = { ETag: `"${tag}"`, 'Cache-Control': KEEP }
    if (holds(conditionOf(exchange.ctx), tag)) return { ...performed, answer: { status: 304, headers, body: null } }
    return { ...performed, answer: { ...answer, headers: { ...answer.headers, ...headers } } }
  }
}

function conditionOf({ req }: { req: { headers: { 'if-none-match'?: string } } }): string {
  return req.headers['if-none-match'] ?? ''
}

/** The W/ before a weak tag makes no difference here. */
const ENTITY_TAG = /"([^"]*)"/g

/** RFC 9110, 13.1.2: any of the listed tags, compared weakly, or `*` for whatever there is. */
function holds(condition: string, tag: string): boolean {
  if (condition.trim() === '*') return true
  return [...condition.matchAll(ENTITY_TAG)].some(([, listed]) => listed === tag)
}
