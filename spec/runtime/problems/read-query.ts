import { type InputProblem, problem, toPointerToken } from './problems.ts'

/** Without `values` the query was not parsed. */
export type ParsedQuery = { values?: Record<string, unknown>; problems: InputProblem[] }

const INTEGER = /^-?(0|[1-9]\d{0,15})$/

/** Far more than any operation has; a longer query is not parsed. */
const MAX_PARAMETERS = 50

function parametersOf(querystring: string): Map<string, string[]> | undefined {
  let separators = 0
  for (let at = querystring.indexOf('&'); at !== -1; at = querystring.indexOf('&', at + 1)) {
    separators += 1
    if (separators >= MAX_PARAMETERS) return undefined
  }
  const parameters = new Map<string, string[]>()
  for (const [name, value] of new URLSearchParams(querystring)) {
    const sent = parameters.get(name)
    if (sent) sent.push(value)
    else parameters.set(name, [value])
  }
  return parameters
}

/** Converts parameters to the types of the contract; a value that does not fit stays text and fails validation. */
export function parseQuery(querystring: string, types: Readonly<Record<string, string>>): ParsedQuery {
  const values: Record<string, unknown> = {}
  const problems: InputProblem[] = []
  if (querystring === '') return { values, problems }
  const parameters = parametersOf(querystring)
  if (!parameters) return { problems: [problem('query', 'max_parameters', { limit: MAX_PARAMETERS })] }
  for (const [name, sent] of parameters) {
    const type = Object.hasOwn(types, name) ? types[name] : undefined
    if (sent.some((value) => value.includes('\0'))) {
      problems.push(problem(`query/${toPointerToken(name)}`, 'nul_character'))
    } else if (type === 'array') {
      define(values, name, sent)
    } else if (sent.length > 1) {
      problems.push(problem(`query/${toPointerToken(name)}`, 'repeated_parameter'))
    } else {
      define(values, name, typed(sent[0] ?? '', type))
    }
  }
  return { values, problems }
}

// Assigning to `__proto__` would change the prototype instead of adding a value that validation refuses.
function define(values: Record<string, unknown>, name: string, value: unknown) {
  Object.defineProperty(values, name, { value, enumerable: true, configurable: true, writable: true })
}

function typed(text: string, type: string | undefined): unknown {
  if (type === 'integer' && INTEGER.test(text)) return Number(text)
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
  return text
}
