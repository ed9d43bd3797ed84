/** `path` is `body`, `query`, `path` or `header`, then a JSON pointer into it. */
export type InputProblem = { path: string; message: string }

export const MORE_PROBLEMS: InputProblem = { path: '', message: 'There may be more problems.' }

const MAX_PROBLEMS = 100
const FEW_PROBLEMS = 5
const MAX_MESSAGE_LENGTH = 1_000
/** All details together, as JSON. */
const MAX_CHARACTERS = 50_000
const HALF_CHARACTER = /[\ud800-\udbff]$/

/** What a refusal says of the problems of a request: a sentence for people, and each of them for programs. */
export function describeProblems(problems: InputProblem[]): { message: string; details: InputProblem[] } {
  const known = problems.filter((problem) => problem !== MORE_PROBLEMS)
  const details = fewEnough(known)
  const sentences = sentencesOf(details, known.length)
  const count = countOf(known.length, known.length < problems.length)
  const message = `The request has ${count}: ${sentences.charAt(0).toLowerCase()}${sentences.slice(1)}`
  return { message, details }
}

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
  for (const { path, message } of problems.slice(0, MAX_PROBLEMS)) {
    const problem = {
      path,
      message:
        message.length > MAX_MESSAGE_LENGTH
          ? `${message.slice(0, MAX_MESSAGE_LENGTH).replace(HALF_CHARACTER, '')}…`
          : message,
    }
    characters += JSON.stringify(problem).length
    if (few.length > 0 && characters > MAX_CHARACTERS) break
    few.push(problem)
  }
  return few
}
