import { setCallStack } from '../internal/call-site.ts'
import { PosternError } from './errors.ts'
import type { List } from './pagination.ts'

/** Where to start. There are no filters: an item that stops matching a filter would disappear unnoticed. */
export type ChangesQuery = {
  /** `asOf` of the last batch you stored, or a timestamp. Without it, everything is returned. */
  since?: string | null
  /** Maximum size of a batch. */
  limit?: number
}

/** A batch of changes, and the position after it. */
export type ChangeBatch<Item> = {
  /** What was added or changed, in the order of the changes. */
  data: Item[]
  /** Store it together with `data`, and pass it as `since` later to continue after this batch. */
  asOf: string
}

/**
 * The changes: iterate over them with `for await`, batch by batch, in the order of the changes. There is at least one
 * batch, which is empty if nothing changed; the iteration ends even while others make changes. Iterating again starts
 * from the same position.
 */
export class Changes<Item> implements AsyncIterable<ChangeBatch<Item>> {
  readonly #start: () => List<Item>

  constructor(start: () => List<Item>) {
    this.#start = start
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<ChangeBatch<Item>, void, undefined> {
    const site = new Error()
    for await (const { data, page } of this.#start().pages()) {
      if (!page.as_of) {
        const message = 'The server answered a list of changes without saying where it stands.'
        throw setCallStack(site, new PosternError({ code: 'broken_list', message }))
      }
      yield { data, asOf: page.as_of }
    }
  }
}
