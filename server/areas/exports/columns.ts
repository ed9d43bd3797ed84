import { clipName, type InputProblem, problem, refuseProblems } from '../../platform/contract/problems.ts'
import type { Refusal } from '../../platform/contract/refusal.ts'
import type { Reader } from '../../platform/database/prepared.ts'
import type { FileColumn } from './cells.ts'
import type { PersonRow } from './rows.ts'
import type { ExportScope, ExportType } from './scope.ts'
import { buildAnswerColumn, exportSheetsByType, findExtraAnswerCodes } from './sheets/index.ts'

/** For each heading, the code of the answer that an import would read from the column; else undefined. */
export type AnswerHeadingMatcher = (
  headings: string[],
  questions: ExportScope['setup']['questions'],
) => (string | undefined)[]

const ANSWER = 'answers.'

/** Answers to no question of the form; more columns would be unreadable. */
const MAX_OTHER_ANSWERS = 500

export async function chooseColumnNames(
  reader: Reader,
  type: ExportType,
  scope: ExportScope,
  wanted: string[] | undefined,
): Promise<string[] | Refusal<'validation_failed'>> {
  const known = await knownColumns(reader, type, scope)
  if (!wanted) return known
  const problems = wanted.flatMap((name, index) => problemWith(name, index, wanted, known, type))
  return problems.length > 0 ? refuseProblems(problems) : wanted
}

/** Like `chooseColumnNames`, without reading the answers, which the job does for large exports. Null: all columns. */
export function precheckPeopleColumns(scope: ExportScope, wanted: string[] | undefined) {
  if (!wanted) return null
  const known = arranged(scope, [])
  const later = wanted.filter((name) => isAnswer(name) && !known.includes(name))
  const problems = wanted.flatMap((name, index) => problemWith(name, index, wanted, [...known, ...later], 'people'))
  return problems.length > 0 ? refuseProblems(problems) : wanted
}

async function knownColumns(reader: Reader, type: ExportType, scope: ExportScope): Promise<string[]> {
  if (type === 'people') return arranged(scope, await findExtraAnswerCodes(reader, scope, MAX_OTHER_ANSWERS))
  return exportSheetsByType[type].columns(scope).map(({ name }) => name)
}

/** Answers come before what only the service knows. */
function arranged(scope: ExportScope, otherCodes: string[]): string[] {
  const names = exportSheetsByType.people.columns(scope).map(({ name }) => name)
  const codes = [...scope.setup.questions.map(({ code }) => code), ...otherCodes]
  return names.toSpliced(names.indexOf('id'), 0, ...codes.map((code) => ANSWER + code))
}

function problemWith(name: string, index: number, wanted: string[], known: string[], type: ExportType): InputProblem[] {
  const at = `body/columns/${index}`
  const column = clipName(name)
  if (!known.includes(name)) return [problem(at, 'unknown_column', { column, type, known: known.map(clipName) })]
  return wanted.indexOf(name) === index ? [] : [problem(at, 'repeated_column', { column })]
}

export function findColumnsByName(
  names: string[],
  type: ExportType,
  scope: ExportScope,
  understood: AnswerHeadingMatcher,
): FileColumn<never>[] {
  const own = new Map(exportSheetsByType[type].columns(scope).map((column) => [column.name, column] as const))
  const others = [...own.values()].map(({ heading }) => heading)
  const headingOf = buildHeadingLookup(scope.setup, names.filter(isAnswer).map(codeOf), others, understood)
  return names.flatMap((name) => {
    if (!isAnswer(name)) return own.get(name) ?? []
    const code = codeOf(name)
    return buildAnswerColumn(scope, code, headingOf(code)) as FileColumn<PersonRow> as FileColumn<never>
  })
}

/** The label of each question, or `answers.<code>` if an import would misread it after the headings `others`. */
function buildHeadingLookup(
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

const isAnswer = (name: string) => name.startsWith(ANSWER)
const codeOf = (name: string) => name.slice(ANSWER.length)
