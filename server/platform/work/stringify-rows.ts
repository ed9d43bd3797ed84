import { buildLoopYielder, type LoopYielder } from '../yield-event-loop.ts'

/** Many items, perhaps large, each as JSON; yields to the event loop between them. */
export async function stringifyRows<Item>(
  items: Item[],
  toRow: (item: Item) => object,
  yieldLoop: LoopYielder = buildLoopYielder(),
): Promise<string[]> {
  const rows: string[] = []
  for (const item of items) {
    rows.push(JSON.stringify(toRow(item)))
    const turn = yieldLoop()
    if (turn) await turn
  }
  return rows
}

export const toJsonArray = (rows: string[]) => `[${rows.join(',')}]`
