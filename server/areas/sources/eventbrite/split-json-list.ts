import { JsonTooLargeError } from './json-values.ts'

/** Far more than any list of the platform returns at once. */
const MAX_ITEMS = 200

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const OPENING = new Set([0x5b, 0x7b])
const CLOSING = new Set([0x5d, 0x7d])
const LIST = 0x5b
/** Steps between two checks of the clock. */
const STEPS = 1_024

/** A response without the items of its list, and each item separately. */
export type JsonListParts = { around: Buffer; items: Buffer[] }

/** Parsing items at once would block the event loop. Invalid JSON fails with the parts. No list: all is `around`. */
export async function splitJsonList(
  body: Buffer,
  key: string,
  yieldLoop: () => Promise<void> | undefined,
): Promise<JsonListParts> {
  const written = Buffer.from(JSON.stringify(key))
  const items: Buffer[] = []
  let depth = 0
  let stringAt = -1
  let isUnderKey = false
  let listAt = -1
  let itemAt = -1

  const endItem = (end: number) => {
    items.push(body.subarray(itemAt, end))
    if (items.length > MAX_ITEMS) throw new JsonTooLargeError(`more than ${MAX_ITEMS} objects on a page`)
    itemAt = end + 1
  }

  for (let at = 0, step = 0; at < body.length; at += 1, step += 1) {
    if (step % STEPS === 0) await yieldLoop()
    if (stringAt !== -1) {
      at = body.indexOf(QUOTE, at)
      if (at === -1) break
      if (isEscaped(body, at)) continue
      if (depth === 1) isUnderKey = body.subarray(stringAt, at + 1).equals(written)
      stringAt = -1
      continue
    }
    const byte = body[at] as number
    if (byte === QUOTE) stringAt = at
    else if (OPENING.has(byte)) {
      if (depth === 1 && isUnderKey && byte === LIST) {
        listAt = at
        itemAt = at + 1
      }
      depth += 1
    } else if (CLOSING.has(byte)) {
      depth -= 1
      if (listAt === -1 || depth > 1) continue
      const isEmpty = items.length === 0 && body.subarray(itemAt, at).toString('latin1').trim() === ''
      if (!isEmpty) endItem(at)
      return { around: Buffer.concat([body.subarray(0, listAt + 1), body.subarray(at)]), items }
    } else if (byte === COMMA) {
      if (depth === 1) isUnderKey = false
      else if (listAt !== -1 && depth === 2) endItem(at)
    }
  }
  return { around: body, items: [] }
}

/** A quote after an odd number of backslashes is text. */
function isEscaped(body: Buffer, at: number): boolean {
  let backslashes = 0
  while (body[at - 1 - backslashes] === BACKSLASH) backslashes += 1
  return backslashes % 2 === 1
}
