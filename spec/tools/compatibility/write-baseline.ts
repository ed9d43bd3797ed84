/** Documentation, which promises nothing. */
const EXPLAINING = new Set(['description', 'summary', 'example', 'examples', 'externalDocs', 'x-codeSamples'])

/** The contract without documentation, with a line per path, webhook and component, so that diffs are readable. */
export const formatBaseline = (document: object): string => `${linesOf(withoutExplanations(document), 2)}\n`

function withoutExplanations(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutExplanations(item))
  if (value === null || typeof value !== 'object') return value
  // A property may have the same name as a documentation keyword.
  const isNamedByUs = name === 'properties' || name === 'schemas'
  const kept = Object.entries(value).filter(([key]) => isNamedByUs || !EXPLAINING.has(key))
  return Object.fromEntries(kept.map(([key, part]) => [key, withoutExplanations(part, key)]))
}

/** Objects are spread over lines down to a depth; deeper ones are on one line. */
function linesOf(value: unknown, depth: number, indent = ''): string {
  if (depth < 0 || value === null || typeof value !== 'object' || Array.isArray(value)) return JSON.stringify(value)
  const entries = Object.entries(value)
  if (entries.length === 0) return '{}'
  const inner = `${indent}  `
  const lines = entries.map(([key, part]) => `${inner}${JSON.stringify(key)}: ${linesOf(part, depth - 1, inner)}`)
  return `{\n${lines.join(',\n')}\n${indent}}`
}
