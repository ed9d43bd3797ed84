/** The same items; while one is used the next is read. */
export async function* readAhead<Item>(items: AsyncGenerator<Item>): AsyncGenerator<Item> {
  let next = soon(items)
  try {
    for (;;) {
      const { value, done } = await next
      if (done) return
      next = soon(items)
      yield value
    }
  } finally {
    await next.catch(() => {})
    await items.return(undefined)
  }
}

/** A failure is told to whoever asks for the item, however late. */
function soon<Item>(items: AsyncGenerator<Item>): Promise<IteratorResult<Item>> {
  const item = items.next()
  item.catch(() => {})
  return item
}
