import type { IncomingMessage } from 'node:http'
import { toEtag } from '../platform/contract/etag.ts'
import { type InputProblem, problem } from '../platform/contract/problems.ts'
import type { Route } from '../platform/contract/route-table.ts'
import type { Precondition } from '../platform/work/precondition.ts'

const HEADER = 'header/If-Match'
const MAX_LENGTH = 1_000
const MAX_TAGS = 20

/** RFC 9110, 8.8.3 and 5.6.1: a tag, weak or strong, or nothing, up to the next comma or the end. */
const LIST_ITEM = /[ \t]*((?:W\/)?"[!#-~\x80-\xff]*")?[ \t]*(?:,|$)/y

/** The tags of an `If-Match`, or `*` for any; undefined without one. */
export type IfMatch = readonly string[] | '*' | undefined

export function readIfMatch({ headers }: Pick<IncomingMessage, 'headers'>): {
  ifMatch?: IfMatch
  problem?: InputProblem
} {
  const sent = headers['if-match']
  if (sent === undefined) return {}
  if (sent.length > MAX_LENGTH) return { problem: problem(HEADER, 'max_length', { limit: MAX_LENGTH }) }
  if (sent.trim() === '*') return { ifMatch: '*' }
  const tags: string[] = []
  LIST_ITEM.lastIndex = 0
  while (LIST_ITEM.lastIndex < sent.length) {
    const item = LIST_ITEM.exec(sent)
    if (!item) return { problem: problem(HEADER, 'etag_list') }
    if (item[1] !== undefined) tags.push(item[1])
    if (tags.length > MAX_TAGS) return { problem: problem(HEADER, 'max_items', { limit: MAX_TAGS }) }
  }
  return tags.length === 0 ? { problem: problem(HEADER, 'etag_list') } : { ifMatch: tags }
}

/** A weak tag never matches, because no ETag that it is compared with begins with `W/`. */
export function toPrecondition({ etagFields }: Route, ifMatch: IfMatch): Precondition | undefined {
  if (ifMatch === undefined) return undefined
  const holds = (shown: object) => ifMatch === '*' || ifMatch.includes(toEtag(etagFields ?? [], shown))
  return { holds, isChecked: false }
}
