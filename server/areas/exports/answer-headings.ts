import type { ExportScope } from './scope.ts'

type Questions = ExportScope['setup']['questions']

/** For each heading, the code of the answer that an import would read from the column; else undefined. */
export type AnswerHeadingMatcher = (headings: string[], questions: Questions) => (string | undefined)[]

/** The label of each question, or `answers.<code>` if an import would misread it after the headings `others`. */
export function createHeadingLookup(
  { questions }: ExportScope['setup'],
  codes: string[],
  others: string[],
  understood: AnswerHeadingMatcher,
): (code: string) => string {
  const labels = new Map(questions.map(({ code, label }) => [code, label]))
  const wanted = codes.map((code) => labels.get(code) ?? code)
  const read = understood([...others, ...wanted], questions).slice(others.length)
  const headings = new Map(codes.map((code, n) => [code, read[n] === code ? wanted[n] : undefined]))
  return (code) => headings.get(code) ?? `answers.${code}`
}
