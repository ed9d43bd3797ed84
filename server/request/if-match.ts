import type { IncomingMessage } from 'node:http'
import { toEtag } from '../platform/contract/etag.ts'
import type { InputProblem } from '../platform/contract/problems.ts'
import type { Route } from '../platform/contract/route-table.ts'
import type { Precondition } from '../platform/work/precondition.ts'

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
  if (sent.length > MAX_LENGTH) return wrong(`must have at most ${MAX_LENGTH} characters`)
  if (sent.trim() === '*') return { ifMatch: '*' }
  const tags: string[] = []
  LIST_ITEM.lastIndex = 0
  while (LIST_ITEM.lastIndex < sent.length) {
    const item = LIST_ITEM.exec(sent)
    if (!item) return wrong('must be *, or tags in double quotes with commas between them, such as "7f9c2ba4"')
    if (item[1] !== undefined) tags.push(item[1])
    if (tags.length > MAX_TAGS) return wrong(`must have at most ${MAX_TAGS} tags`)
  }
  if (tags.length === 0) return wrong('must name at least one tag, or be *')
  return { ifMatch: tags }
}

function wrong(words: string): { problem: InputProblem } {
  return { problem: { path: 'header/If-Match', message: `The header If-Match ${words}.` } }
}

/** A weak tag never matches, because no ETag that it is compared with begins with `W/`. */
export function toPrecondition({ etagFields }: Route, ifMatch: IfMatch): Precondition | undefined {
  if (ifMatch === undefined) return undefined
  const holds = (shown: object) => ifMatch === '*' || ifMatch.includes(toEtag(etagFields ?? [], shown))
  return { holds, isChecked: false }
}
