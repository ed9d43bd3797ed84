import { type CallSite, rejectWithCallStack } from '../internal/call-site.ts'
import { AbortedError, PosternError } from './errors.ts'

/** The position of a page in its list. */
export type PageInfo = {
  /** The cursor of the next page; null on the last one. */
  next_cursor: string | null
  /** Whether there are more pages. */
  has_more: boolean
  /** In a list that can be followed: the `updated_since` to continue with. */
  as_of?: string
}

/** A page as the server sends it. */
export type PageBody<Item> = {
  /** The items of the page. */
  data: Item[]
  /** The position of the page in its list. */
  page: PageInfo
}

/** Fetches the page at a cursor; the first one without a cursor. */
export type FetchPage<Item> = (cursor: string | undefined) => PromiseLike<PageBody<Item>>

type Source<Item> = { fetchPage: FetchPage<Item>; signal?: AbortSignal }

/** The cursors that led to a page, latest first; a repeated one would loop forever. */
type Trail = { cursor: string; before: Trail | null }

/** One page of a list. */
export class Page<Item> {
  readonly data: Item[]
  readonly page: PageInfo
  readonly #source: Source<Item>
  readonly #trail: Trail | null

  constructor(source: Source<Item>, body: PageBody<Item>, trail: Trail | null) {
    this.data = body.data
    this.page = body.page
    this.#source = source
    this.#trail = trail
  }

  hasNextPage(): boolean {
    return this.page.has_more
  }

  /** The next page, or null after the last one. */
  async nextPage(): Promise<Page<Item> | null> {
    if (!this.page.has_more) return null
    const cursor = this.page.next_cursor
    if (!cursor || isIn(this.#trail, cursor)) {
      const message = 'The server says that the list goes on, but not to a page that was not there yet.'
      throw new PosternError({ code: 'broken_list', message })
    }
    return fetchFrom(this.#source, { cursor, before: this.#trail })
  }
}

/**
 * A list: await it for its first page, or iterate over all items with `for await`. No request is made before. The first
 * page is fetched once; the others each time you iterate.
 */
export class List<Item> implements Promise<Page<Item>>, AsyncIterable<Item> {
  readonly #source: Source<Item>
  /** Captured here, because `await` calls `then` after the caller has left the stack. */
  readonly #madeAt: CallSite
  #first: Promise<Page<Item>> | undefined

  constructor(source: Source<Item>) {
    this.#source = source
    this.#madeAt = new Error()
  }

  get [Symbol.toStringTag](): string {
    return 'List'
  }

  // biome-ignore lint/suspicious/noThenProperty: a list can be awaited
  then<Result1 = Page<Item>, Result2 = never>(
    onFulfilled?: ((page: Page<Item>) => Result1 | PromiseLike<Result1>) | null,
    onRejected?: ((reason: unknown) => Result2 | PromiseLike<Result2>) | null,
  ): Promise<Result1 | Result2> {
    this.#first ??= fetchFrom(this.#source, null, this.#madeAt)
    return this.#first.then(onFulfilled, onRejected)
  }

  catch<Result = never>(
    onRejected?: ((reason: unknown) => Result | PromiseLike<Result>) | null,
  ): Promise<Page<Item> | Result> {
    return this.then(null, onRejected)
  }

  finally(onFinally?: (() => void) | null): Promise<Page<Item>> {
    return this.then().finally(onFinally)
  }

  /** Iterates page by page. */
  async *pages(): AsyncGenerator<Page<Item>, void, undefined> {
    this.#first ??= fetchFrom(this.#source, null)
    for (let page: Page<Item> | null = await this.#first; page; page = await page.nextPage()) {
      this.#refuseAborted()
      yield page
    }
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    for await (const page of this.pages()) {
      for (const item of page.data) {
        this.#refuseAborted()
        yield item
      }
    }
  }

  /** The first items, at most `limit`, from as many pages as needed. `Infinity` for all. */
  toArray(options: { limit: number }): Promise<Item[]> {
    return rejectWithCallStack(new Error(), this.#collect(options?.limit))
  }

  async #collect(limit: unknown): Promise<Item[]> {
    if (typeof limit !== 'number' || !(limit >= 0)) {
      throw new TypeError(
        'toArray needs a limit, such as toArray({ limit: 100 }): the number of items that you want at most. Infinity is for all.',
      )
    }
    const items: Item[] = []
    if (limit === 0) return items
    for await (const item of this) {
      items.push(item)
      if (items.length >= limit) break
    }
    return items
  }

  #refuseAborted(): void {
    const { signal } = this.#source
    if (signal?.aborted) throw new AbortedError(signal.reason)
  }
}

/** Makes a list from a function that fetches one page, such as a call of `client.http`. */
export function paginate<Item>(fetchPage: FetchPage<Item>, { signal }: { signal?: AbortSignal } = {}): List<Item> {
  return new List({ fetchPage, signal })
}

function fetchFrom<Item>(source: Source<Item>, trail: Trail | null, site: CallSite = new Error()): Promise<Page<Item>> {
  return rejectWithCallStack(site, readPage(source, trail))
}

async function readPage<Item>(source: Source<Item>, trail: Trail | null): Promise<Page<Item>> {
  if (source.signal?.aborted) throw new AbortedError(source.signal.reason)
  const body = await source.fetchPage(trail?.cursor)
  if (!isPage(body)) {
    const message = 'The server answered a list with something that is not a page of one.'
    throw new PosternError({ code: 'broken_list', message })
  }
  return new Page(source, body, trail)
}

function isPage(body: unknown): boolean {
  if (typeof body !== 'object' || body === null || !('data' in body) || !('page' in body)) return false
  return Array.isArray(body.data) && typeof body.page === 'object' && body.page !== null
}

function isIn(trail: Trail | null, cursor: string): boolean {
  for (let step = trail; step; step = step.before) {
    if (step.cursor === cursor) return true
  }
  return false
}
