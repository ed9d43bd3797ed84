export const banner = '// Generated from spec/ by `npm run generate`. Do not edit.\n'

/** A value as TypeScript source: JSON, with bare keys where they are identifiers. */
export function literal(value: unknown, indent = 0): string {
  const pad = ' '.repeat(indent)
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]'
    const items = value.map((item) => literal(item, indent + 2))
    const oneLine = `[${items.join(', ')}]`
    if (!oneLine.includes('\n') && oneLine.length + indent < 100) return oneLine
    return `[\n${items.map((item) => `${pad}  ${item},`).join('\n')}\n${pad}]`
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value)
    if (entries.length === 0) return '{}'
    const lines = entries.map(([key, item]) => `${pad}  ${propertyName(key)}: ${literal(item, indent + 2)},`)
    return `{\n${lines.join('\n')}\n${pad}}`
  }
  return typeof value === 'string' ? quoted(value) : String(value)
}

function propertyName(name: string): string {
  return /^[A-Za-z_][A-Za-z0-9_]*$/.test(name) ? name : quoted(name)
}

function quoted(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
}
