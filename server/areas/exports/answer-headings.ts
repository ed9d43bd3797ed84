import type { ExportScope } from './scope.ts'

type Questions = ExportScope['setup']['questions']

/** For each heading of a file the code of the answer that an import would take the column for; undefined for everything else. */
export type MatchAnswers = (headings: string[], questions: Questions) => (string | undefined)[]

/**
 * What stands above each answer: the question, or the code where an import of the file would take the question for something else.
 * `answers.` before a code always leads to it. `others` are the headings that stand before the answers.
 */
export function answerHeadings(
  { questions }: ExportScope['setup'],
  codes: string[],
  others: string[],
  understood: MatchAnswers,
): (code: string) => string {
  const labels = new Map(questions.map(({ code, label }) => [code, label]))
  const wanted = codes.map((code) => labels.get(code) ?? code)
  const read = understood([...others, ...wanted], questions).slice(others.length)
  const headings = new Map(codes.map((code, n) => [code, read[n] === code ? wanted[n] : undefined]))
  return (code) => headings.get(code) ?? `answers.${code}`
}
