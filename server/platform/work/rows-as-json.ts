import { createLoopYielder, type LoopYielder } from '../yield-event-loop.ts'

/** The rows of many items as one JSON array, of which each may be large: whatever else waits in the process runs in between. */
export async function rowsAsJson<Item>(
  items: Item[],
  toRow: (item: Item) => object,
  yieldLoop: LoopYielder = createLoopYielder(),
): Promise<string> {
  const rows: string[] = []
  for (const item of items) {
    rows.push(JSON.stringify(toRow(item)))
    const turn = yieldLoop()
    if (turn) await turn
  }
  return `[${rows.join(',')}]`
}
