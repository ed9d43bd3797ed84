import type { Problem } from '../../platform/contract/problems.ts'

export type ReadQuery = { values: Record<string, unknown>; problems: Problem[] }

const INTEGER = /^-?(0|[1-9]\d{0,15})$/

/** Reads the query as the types that the contract gives its parameters; what does not fit stays text and fails validation. */
export function readQuery(querystring: string, types: Readonly<Record<string, string>>): ReadQuery {
  const values: Record<string, unknown> = {}
  const problems: Problem[] = []
  if (querystring === '') return { values, problems }
  const search = new URLSearchParams(querystring)
  for (const name of new Set(search.keys())) {
    const sent = search.getAll(name)
    const type = Object.hasOwn(types, name) ? types[name] : undefined
    if (sent.some((value) => value.includes('\0'))) {
      problems.push({ path: `query/${name}`, message: `The parameter ${name} contains a NUL character.` })
    } else if (type === 'array') {
      define(values, name, sent)
    } else if (sent.length > 1) {
      problems.push({ path: `query/${name}`, message: `The parameter ${name} is given more than once.` })
    } else {
      define(values, name, typed(sent[0] ?? '', type))
    }
  }
  return { values, problems }
}

// Assigning to `__proto__` would change the prototype instead of adding a value that validation can refuse.
function define(values: Record<string, unknown>, name: string, value: unknown) {
  Object.defineProperty(values, name, { value, enumerable: true, configurable: true, writable: true })
}

function typed(text: string, type: string | undefined): unknown {
  if (type === 'integer' && INTEGER.test(text)) return Number(text)
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
  return text
}
