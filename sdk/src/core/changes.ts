import { ledBackTo } from '../internal/call-site.ts'
import { PosternError } from './errors.ts'
import type { List } from './pagination.ts'

/** Where to begin with the changes. There are no filters: what stops matching one would be missing without a word. */
export type ChangesQuery = {
  /** `asOf` of the last batch that you stored, or a timestamp. Without it everything comes, as after a change. */
  since?: string | null
  /** How much a batch holds at most. */
  limit?: number
}

/** Some of what changed, and where one stands after it. */
export type ChangeBatch<Item> = {
  /** What was added or changed, in the order of the changes. */
  data: Item[]
  /** Store it together with `data`, and give it as `since` later to go on behind this batch. */
  asOf: string
}

/**
 * What changed: go through it with `for await`, batch after batch, in the order of the changes. There is always a batch, which
 * is empty when nothing changed, and it ends although others go on changing things. Going through it again begins where it
 * began the first time.
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
        throw ledBackTo(site, new PosternError({ code: 'broken_list', message }))
      }
      yield { data, asOf: page.as_of }
    }
  }
}
