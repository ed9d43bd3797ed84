import type { ExportScope } from './scope.ts'

type Questions = ExportScope['setup']['questions']

/** For each heading, the code of the answer that an import would read from the column; else undefined. */
export type MatchAnswers = (headings: string[], questions: Questions) => (string | undefined)[]

/**
 * The heading of each answer: the label of the question, or `answers.<code>`, which is always unambiguous, if an import
 * would misread the label. `others` are the headings before the answers.
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
