import { toldAmong } from '../booking/index.ts'
import { plainHeading, type Question, readHeadings } from './people/headings.ts'

/** For each heading of a file the code of the answer that its column is taken for; undefined for everything else. */
export function answersUnder(headings: string[], questions: Question[]): (string | undefined)[] {
  const { columns } = readHeadings(headings, questions, toldAmong(headings, plainHeading))
  return columns.map((column) => (column.kind === 'answer' ? column.code : undefined))
}
