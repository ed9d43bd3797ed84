type Waiting<Item, Result> = { item: Item; resolve(result: Result): void; reject(error: unknown): void }
type Line<Item, Result> = { waiting: Waiting<Item, Result>[]; served: number }

export type GroupLimits<Item> = {
  weigh(item: Item): number
  /** What a group weighs at most, unless one item alone weighs more: whoever is served first does not wait for everybody behind. */
  heaviest: number
  /** How many groups of one line are served at the same time; one unless told otherwise. */
  atOnce?: number
}

/**
 * Does together what waits in one line while what came before it is being done, each line by itself: nobody waits for what is slow
 * in another line. The work answers for each item, in their order, and says itself what becomes of one that fails.
 */
export function groupByLine<Item, Result>(
  work: (items: Item[]) => Promise<Result[]>,
  { weigh, heaviest, atOnce = 1 }: GroupLimits<Item> = { weigh: () => 0, heaviest: 0 },
): (line: string, item: Item) => Promise<Result> {
  const lines = new Map<string, Line<Item, Result>>()

  const takeGroup = (waiting: Waiting<Item, Result>[]) => {
    let weight = 0
    const end = waiting.findIndex(({ item }, place) => {
      weight += weigh(item)
      return place > 0 && weight > heaviest
    })
    return waiting.splice(0, end === -1 ? waiting.length : end)
  }

  async function serve(name: string, line: Line<Item, Result>): Promise<void> {
    line.served += 1
    while (line.waiting.length > 0) {
      const group = takeGroup(line.waiting)
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
    line.served -= 1
    if (line.served === 0) lines.delete(name)
  }

  return (name, item) =>
    new Promise((resolve, reject) => {
      const line = lines.get(name) ?? { waiting: [], served: 0 }
      lines.set(name, line)
      line.waiting.push({ item, resolve, reject })
      if (line.served < atOnce) void serve(name, line)
    })
}
