export const generatedBanner = '// Generated from spec/ by `npm run generate`. Do not edit.\n'

const fitsInModule: (line: string, indent: number, isList: boolean) => boolean = (line, indent, isList) =>
  isList && line.length + indent < 100

/** A value as TypeScript source: JSON, with unquoted keys where possible. What does not fit on a line gets a line for each part. */
export function formatLiteral(value: unknown, indent = 0, fits = fitsInModule): string {
  if (typeof value === 'string') return quoteString(value)
  if (typeof value !== 'object' || value === null) return String(value)
  const isList = Array.isArray(value)
  const [open, close, space] = isList ? ['[', ']', ''] : ['{', '}', ' ']
  const parts = Object.entries(value).map(([key, part]) => {
    const literal = formatLiteral(part, indent + 2, fits)
    return isList ? literal : `${toPropertyKey(key)}: ${literal}`
  })
  if (parts.length === 0) return `${open}${close}`
  const line = `${open}${space}${parts.join(', ')}${space}${close}`
  if (!line.includes('\n') && fits(line, indent, isList)) return line
  const pad = ' '.repeat(indent)
  return `${open}\n${parts.map((part) => `${pad}  ${part},`).join('\n')}\n${pad}${close}`
}

const toPropertyKey = (name: string): string => (/^[A-Za-z_$][A-Za-z0-9_]*$/.test(name) ? name : quoteString(name))

export const quoteString = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`

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
