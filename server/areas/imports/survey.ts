import { refuseProblems } from '../../platform/contract/problems.ts'
import type { Refusal } from '../../platform/contract/refusal.ts'
import type { Written } from './file/rejects.ts'
import { openTable, UnreadableTable } from './file/table.ts'

export type Survey = { written: Written; rows: number }

/** Reads a file once from end to end: whether it is a table at all, how it is written, and how many rows it has. */
export async function surveyFile(
  chunks: AsyncIterable<Buffer>,
  path: string,
): Promise<Survey | Refusal<'validation_failed'>> {
  try {
    const { headings, delimiter, rows, encoding } = await openTable(chunks)
    let count = 0
    for await (const _ of rows) count += 1
    return { written: { headings, delimiter, encoding: encoding() }, rows: count }
  } catch (error) {
    if (!(error instanceof UnreadableTable)) throw error
    return refuseProblems([{ path, message: error.message }])
  }
}
