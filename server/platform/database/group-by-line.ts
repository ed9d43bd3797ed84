type Waiting<Item, Result> = { item: Item; resolve(result: Result): void; reject(error: unknown): void }

/** What a group weighs at most, unless one item alone weighs more: whoever is served first does not wait for everybody behind. */
export type GroupLimit<Item> = { weigh(item: Item): number; heaviest: number }

/**
 * Does together what waits in one line while what came before it is being done, each line by itself: nobody waits for what is slow
 * in another line. The work answers for each item, in their order, and says itself what becomes of one that fails.
 */
export function groupByLine<Item, Result>(
  work: (items: Item[]) => Promise<Result[]>,
  { weigh, heaviest }: GroupLimit<Item> = { weigh: () => 0, heaviest: 0 },
): (line: string, item: Item) => Promise<Result> {
  const lines = new Map<string, Waiting<Item, Result>[]>()

  const takeGroup = (waiting: Waiting<Item, Result>[]) => {
    let weight = 0
    const end = waiting.findIndex(({ item }, place) => {
      weight += weigh(item)
      return place > 0 && weight > heaviest
    })
    return waiting.splice(0, end === -1 ? waiting.length : end)
  }

  async function serve(line: string, waiting: Waiting<Item, Result>[]): Promise<void> {
    while (waiting.length > 0) {
      const group = takeGroup(waiting)
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
        const first = [{ item, resolve, reject }]
        lines.set(line, first)
        void serve(line, first)
      }
    })
}
