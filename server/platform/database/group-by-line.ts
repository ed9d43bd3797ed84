type Waiting<Item, Result> = { item: Item; resolve(result: Result): void; reject(error: unknown): void }

/**
 * Does together what waits in one line while what came before it is being done, each line by itself: nobody waits for what is slow
 * in another line. The work answers for each item, in their order, and says itself what becomes of one that fails.
 */
export function groupByLine<Item, Result>(
  work: (items: Item[]) => Promise<Result[]>,
): (line: string, item: Item) => Promise<Result> {
  const lines = new Map<string, Waiting<Item, Result>[]>()

  async function serve(line: string): Promise<void> {
    for (let group = lines.get(line) ?? []; group.length > 0; group = lines.get(line) ?? []) {
      lines.set(line, [])
      try {
        const results = await work(group.map(({ item }) => item))
        if (results.length !== group.length) throw new Error('A group was done, but not each of it has a result.')
        group.forEach(({ resolve }, index) => {
          resolve(results[index] as Result)
        })
      } catch (error) {
        for (const { reject } of group) reject(error)
      }
    }
    lines.delete(line)
  }

  return (line, item) =>
    new Promise((resolve, reject) => {
      const waiting = lines.get(line)
      if (waiting) waiting.push({ item, resolve, reject })
      else {
        lines.set(line, [{ item, resolve, reject }])
        void serve(line)
      }
    })
}
