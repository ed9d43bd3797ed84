import { refuseProblems } from '../../platform/contract/problems.ts'
import type { Refusal } from '../../platform/contract/refusal.ts'
import type { Written } from './file/rejects.ts'
import { openTable } from './file/table.ts'
import { UnreadableTable } from './file/unreadable.ts'

export type Survey = { written: Written; rows: number }

/** What is answered to a file of more rows, of which no more is read. */
export type RowLimit = { rows: number; refusal: Refusal<'payload_too_large' | 'entitlement_required'> }

/** Reads a file once from end to end: whether it is a table at all, how it is written, and how many rows it has. */
export async function surveyFile(
  chunks: AsyncIterable<Buffer>,
  path: string,
  limit?: RowLimit,
): Promise<Survey | Refusal<'validation_failed'> | RowLimit['refusal']> {
  try {
    const { headings, delimiter, rows, encoding } = await openTable(chunks)
    let count = 0
    for await (const _ of rows) {
      count += 1
      if (limit && count > limit.rows) return limit.refusal
    }
    return { written: { headings, delimiter, encoding: encoding() }, rows: count }
  } catch (error) {
    if (!(error instanceof UnreadableTable)) throw error
    return refuseProblems([{ path, message: error.message }])
  }
}
