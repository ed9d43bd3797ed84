export const generatedBanner = '// Generated from spec/ by `npm run generate`. Do not edit.\n'

/** A value as TypeScript source: JSON, with unquoted keys where possible. */
export function toLiteral(value: unknown, indent = 0): string {
  const pad = ' '.repeat(indent)
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]'
    const items = value.map((item) => toLiteral(item, indent + 2))
    const oneLine = `[${items.join(', ')}]`
    if (!oneLine.includes('\n') && oneLine.length + indent < 100) return oneLine
    return `[\n${items.map((item) => `${pad}  ${item},`).join('\n')}\n${pad}]`
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value)
    if (entries.length === 0) return '{}'
    const lines = entries.map(([key, item]) => `${pad}  ${toPropertyKey(key)}: ${toLiteral(item, indent + 2)},`)
    return `{\n${lines.join('\n')}\n${pad}}`
  }
  return typeof value === 'string' ? quoteString(value) : String(value)
}

export function toPropertyKey(name: string): string {
  return /^[A-Za-z_$][A-Za-z0-9_]*$/.test(name) ? name : quoteString(name)
}

export function quoteString(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
}

const WIDTH = 120

export function formatDocComment(lines: string[], indent = 0): string {
  const pad = ' '.repeat(indent)
  const comments = lines.map((line) => line.replaceAll('*/', '*\\/').replaceAll(/\s+/g, ' ').trim())
  const from = comments.findIndex(Boolean)
  if (from < 0) return ''
  const broken = comments.slice(from).flatMap((line) => breakLine(line, WIDTH - indent - 3))
  const [only] = broken
  if (broken.length === 1) return `${pad}/** ${only} */\n`
  return `${pad}/**\n${broken.map((line) => `${pad} *${line ? ` ${line}` : ''}\n`).join('')}${pad} */\n`
}

function breakLine(line: string, width: number): string[] {
  const lines = ['']
  for (const word of line.split(' ')) {
    const last = lines.at(-1) ?? ''
    if (last && last.length + word.length + 1 > width) lines.push(word)
    else lines[lines.length - 1] = last ? `${last} ${word}` : word
  }
  return lines
}
