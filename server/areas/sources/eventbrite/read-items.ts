import { createLoopYielder } from '../../../platform/yield-event-loop.ts'
import { cutList } from './cut-list.ts'
import { type Fields, fieldsOf, listOf, TooLarge, Unreadable } from './read.ts'

/** What is parsed in one go: as long as that takes, nobody else is served. An order of 200 people has less. */
const MAX_PARSED_BYTES = 1024 * 1024

export type ReadItems<Item> = { fields: Fields; items: Item[] }

/** Reads an answer with a list piece by piece, and keeps of each item what is wanted: others are served in between. */
export async function readItems<Item>(
  body: Buffer,
  list: string,
  toItem: (value: unknown) => Item,
): Promise<ReadItems<Item>> {
  const yieldLoop = createLoopYielder()
  const cut = await cutList(body, list, yieldLoop)
  const fields = fieldsOf(parse(cut.around), 'The answer')
  const items = listOf(fields[list], `The list ${list}`).map(toItem)
  for (const item of cut.items) {
    await yieldLoop()
    items.push(toItem(parse(item)))
  }
  return { fields, items }
}

function parse(part: Buffer): unknown {
  if (part.length > MAX_PARSED_BYTES) throw new TooLarge('one object of more than 1 MB')
  try {
    return JSON.parse(part.toString('utf8'))
  } catch {
    throw new Unreadable('The answer is no JSON.')
  }
}
