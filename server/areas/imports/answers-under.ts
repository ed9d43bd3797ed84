import { toldAmong } from '../booking/index.ts'
import { plainHeading, type Question, readHeadings } from './people/headings.ts'

/** For each heading of a file the code of the answer that its column is surely taken for; undefined for everything else. */
export function answersUnder(headings: string[], questions: Question[]): (string | undefined)[] {
  const { columns, seconds } = readHeadings(headings, questions, toldAmong(headings, plainHeading))
  const unsure = new Set(seconds.map(({ column }) => column))
  return columns.map((column, n) => (column.kind === 'answer' && !unsure.has(n) ? column.code : undefined))
}
