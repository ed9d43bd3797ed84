/** Reads the next item once the consumer says so, or asks for it: what reads is then not in the way of what is urgent. */
export function buildReadAhead<Item>(items: AsyncGenerator<Item>) {
  let next: Promise<IteratorResult<Item>> | undefined
  const start = () => {
    next ??= soon(items)
    return next
  }
  async function* rest(): AsyncGenerator<Item> {
    try {
      for (;;) {
        const { value, done } = await start()
        next = undefined
        if (done) return
        yield value
      }
    } finally {
      await next?.catch(() => {})
      await items.return(undefined)
    }
  }
  return { start, items: rest() }
}

/** A failure is thrown when the item is requested, not as an unhandled rejection before. */
function soon<Item>(items: AsyncGenerator<Item>): Promise<IteratorResult<Item>> {
  const item = items.next()
  item.catch(() => {})
  return item
}
