import { hasVisibleText } from '../formats/text.ts'
import { type BrokenRule, describeProblem, type ParamsArgument, type ProblemRule } from './rules.ts'
import { englishProblems } from './words-en.ts'

/** `path` is `body`, `query`, `path` or `header`, then a JSON pointer into it. */
export type InputProblem = BrokenRule & { path: string; message: string }

/** Stands among the problems where not all were looked for. */
export const MORE_PROBLEMS = Symbol('more problems')

export type FoundProblem = InputProblem | typeof MORE_PROBLEMS

const MAX_PROBLEMS = 100
const FEW_PROBLEMS = 5
const MAX_MESSAGE_LENGTH = 1_000
/** All details together, as JSON. */
const MAX_CHARACTERS = 50_000
const MAX_NAME_LENGTH = 64
const HALF_CHARACTER = /[\ud800-\udbff]$/

export function problem<Rule extends ProblemRule>(
  path: string,
  rule: Rule,
  ...[params]: ParamsArgument<Rule>
): InputProblem {
  const broken = { rule, params: params ?? {} } as BrokenRule
  return { path, ...broken, message: describeProblem(englishProblems, broken, nameField(path)) }
}

/** For texts of several lines that must say something; the format `line` says the same of those of one. */
export const findBlankText = (path: string, text: string): InputProblem[] =>
  hasVisibleText(text) ? [] : [problem(path, 'blank')]

/** What a refusal says of the problems of a request: a sentence for people, and each of them for programs. */
export function describeProblems(problems: FoundProblem[]): { message: string; details: InputProblem[] } {
  const known = problems.filter((found) => found !== MORE_PROBLEMS)
  const details = fewEnough(known)
  const sentences = sentencesOf(details, known.length)
  const count = countOf(known.length, known.length < problems.length)
  const message = `The request has ${count}: ${sentences.charAt(0).toLowerCase()}${sentences.slice(1)}`
  return { message, details }
}

/** Shortens names sent by clients, without half a character or half an escape at the end. */
export const clipName = (name: string): string =>
  name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH).replace(/[\ud800-\udbff~]$/, '')}…` : name

export const toPointerToken = (name: string): string => clipName(name.replaceAll('~', '~0').replaceAll('/', '~1'))

/** All messages if they are few, so that a reader of the message alone can fix them all; otherwise the first. */
function sentencesOf(details: InputProblem[], count: number): string {
  const [first = '', ...others] = details.map(({ message }) => message)
  const all = [first, ...others].join(' ')
  return count <= FEW_PROBLEMS && all.length <= MAX_MESSAGE_LENGTH ? all : first
}

function countOf(known: number, mayBeMore: boolean): string {
  if (known > MAX_PROBLEMS) return `more than ${MAX_PROBLEMS} problems`
  return `${mayBeMore ? 'at least ' : ''}${known === 1 ? '1 problem' : `${known} problems`}`
}

/** Limited, so that the response does not grow with a hostile request. */
function fewEnough(problems: InputProblem[]): InputProblem[] {
  const few: InputProblem[] = []
  let characters = 0
  for (const { path, rule, params, message } of problems.slice(0, MAX_PROBLEMS)) {
    const short = Object.entries(params).map(([name, value]) => [name, shorten(value)])
    const shown = { path, rule, params: Object.fromEntries(short), message: shorten(message) } as InputProblem
    characters += JSON.stringify(shown).length
    if (few.length > 0 && characters > MAX_CHARACTERS) break
    few.push(shown)
  }
  return few
}

function shorten(value: unknown): unknown {
  if (Array.isArray(value)) {
    let characters = 0
    return value.filter((item: string) => {
      characters += item.length
      return characters <= MAX_MESSAGE_LENGTH
    })
  }
  if (typeof value !== 'string' || value.length <= MAX_MESSAGE_LENGTH) return value
  return `${value.slice(0, MAX_MESSAGE_LENGTH).replace(HALF_CHARACTER, '')}…`
}

const NOUNS: Record<string, string> = { body: 'field', header: 'header' }

function nameField(path: string): string {
  const [place = '', ...names] = path.split('/')
  if (names.length === 0) return `The ${place}`
  return `The ${NOUNS[place] ?? 'parameter'} ${names.map(fromPointerToken).join('.')}`
}

const fromPointerToken = (token: string) => token.replaceAll('~1', '/').replaceAll('~0', '~')
