import { type Cells, type OpenFile, TableReadError } from './cells.ts'
import { openTable } from './table.ts'

/** What people see of a file that may be large. A file that is no table has no rows. */
export async function readFirstRows(open: OpenFile, count: number): Promise<{ headings: Cells; rows: Cells[] }> {
  try {
    const { headings, rows } = await openTable(open)
    const first: Cells[] = []
    for await (const cells of rows) {
      first.push(cells)
      if (first.length === count) break
    }
    return { headings, rows: first }
  } catch (error) {
    if (!(error instanceof TableReadError)) throw error
    return { headings: [], rows: [] }
  }
}
