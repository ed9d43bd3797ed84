/**
 * Finds out how the dates of a column are written. 13/04/1990 can only have the day first, and 04/13/1990 only the
 * month. Where all such dates agree, they decide; where there are none, the event's language does, because Spanish
 * writes the day first. English alone decides nothing.
 */

import type { JobWarning } from '../../jobs/index.ts'
import { type DateOrder, parseInBothDateOrders } from './dates.ts'
import type { ImportColumn } from './headings.ts'
import { quoteText } from './parse-row.ts'

type Evidence = { ambiguous?: string } & Partial<Record<DateOrder, string>>

/** Sees all rows, then sets the order of the columns of dates, and returns what to tell. */
export function buildDateOrderSurvey(headings: string[], columns: ImportColumn[], dateQuestions: ReadonlySet<string>) {
  const seen = columns.map((column): Evidence | null => (holdsDates(column, dateQuestions) ? {} : null))
  return {
    see: (cells: string[]): void => {
      for (const [index, evidence] of seen.entries()) if (evidence) note(evidence, cells[index] ?? '')
    },
    conclude: (language: string, given: DateOrder | undefined): JobWarning[] =>
      seen.flatMap((evidence, index) => {
        const column = columns[index]
        const decided = evidence && decide(evidence, language, given)
        if (!decided || !column || column.kind === 'ignored') return []
        column.dateOrder = decided.order
        return decided.because === '' || !evidence.ambiguous
          ? []
          : [{ path: `columns/${index}`, message: describe(headings[index] ?? '', evidence.ambiguous, decided) }]
      }),
  }
}

function holdsDates(column: ImportColumn, dateQuestions: ReadonlySet<string>): boolean {
  if (column.kind === 'answer') return dateQuestions.has(column.code)
  return column.kind === 'field' && column.field === 'date_of_birth'
}

function note(evidence: Evidence, text: string): void {
  const readings = parseInBothDateOrders(text)
  if (!readings) return
  const { dmy, mdy } = readings
  if (dmy && mdy && dmy !== mdy) evidence.ambiguous ??= text
  else if (dmy && !mdy) evidence.dmy ??= text
  else if (mdy && !dmy) evidence.mdy ??= text
}

type Decided = { order: DateOrder; because: string }

function decide({ dmy, mdy }: Evidence, language: string, given: DateOrder | undefined): Decided | undefined {
  if (given) return { order: given, because: '' }
  if (dmy && mdy) return undefined
  if (dmy) return { order: 'dmy', because: `as ${quoteText(dmy)} shows` }
  if (mdy) return { order: 'mdy', because: `as ${quoteText(mdy)} shows` }
  return language === 'es' ? { order: 'dmy', because: "as the event's language writes them" } : undefined
}

function describe(heading: string, ambiguous: string, { order, because }: Decided): string {
  const first = order === 'dmy' ? 'day' : 'month'
  const reading = parseInBothDateOrders(ambiguous)?.[order]
  return `The dates of the column ${quoteText(heading)} are read with the ${first} first, ${because}: ${quoteText(ambiguous)} is ${reading}. If that is wrong, send date_order.`
}
