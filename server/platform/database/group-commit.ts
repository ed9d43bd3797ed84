type Waiting<Item, Result> = { item: Item; resolve(result: Result): void; reject(error: unknown): void }

/**
 * Does together what would otherwise queue for one row: while the statement of a key runs, whatever else comes for the key waits,
 * and the next statement does it all. Keys never wait for each other, and a statement that fails fails only what it took.
 *
 * `work` calls `take` when its statement is about to be sent, so that nothing is done by a statement that began before it came,
 * and gives back a result for each item in their order.
 */
export function groupByKey<Item, Result>(
  work: (take: () => Item[]) => Promise<Result[]>,
): (key: string, item: Item) => Promise<Result> {
  const lines = new Map<string, Waiting<Item, Result>[]>()

  async function serve(key: string, line: Waiting<Item, Result>[]): Promise<void> {
    while (line.length > 0) await serveTogether(line, work)
    lines.delete(key)
  }

  return (key, item) =>
    new Promise((resolve, reject) => {
      const line = lines.get(key)
      if (line) {
        line.push({ item, resolve, reject })
        return
      }
      const begun = [{ item, resolve, reject }]
      lines.set(key, begun)
      void serve(key, begun)
    })
}

async function serveTogether<Item, Result>(
  line: Waiting<Item, Result>[],
  work: (take: () => Item[]) => Promise<Result[]>,
): Promise<void> {
  let taken: Waiting<Item, Result>[] | undefined
  const take = () => {
    taken ??= line.splice(0)
    return taken
  }
  try {
    const results = await work(() => take().map(({ item }) => item))
    take().forEach(({ resolve }, index) => {
      resolve(results[index] as Result)
    })
  } catch (error) {
    for (const { reject } of take()) reject(error)
  }
}
