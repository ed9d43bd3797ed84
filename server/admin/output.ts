import type { CommandFailure } from './failure.ts'

export type CommandOutput = {
  document: Record<string, unknown>
  text: string
  /** Shown, but no failure. */
  warnings?: string[]
  exitCode?: number
}

export function formatCommandOutput({ document, text, warnings = [] }: CommandOutput, json: boolean) {
  if (json)
    return { stdout: `${plainJson(warnings.length > 0 ? { ...document, warnings } : document, 2)}\n`, stderr: '' }
  return { stdout: `${text}\n`, stderr: warnings.map((warning) => `Warning: ${toPrintable(warning)}\n`).join('') }
}

export function formatCommandFailure({ message, usage, stack }: CommandFailure, json: boolean): string {
  if (json) return `${plainJson({ error: { message, ...(usage ? { usage } : {}) } })}\n`
  return `${toPrintable(message)}\n${usage ? `\nUsage: ${usage}\n` : ''}${stack ? `\n${stack}\n` : ''}`
}

/** Replaces control characters: names come from outside, and a terminal would obey them. */
export const toPrintable = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) => (character === '\n' ? '\n' : '\uFFFD'))

/** JSON escapes only ASCII control characters; terminals obey others too. */
function plainJson(value: object, indent = 0): string {
  return JSON.stringify(value, null, indent).replaceAll(/[\x7f-\x9f\p{Cf}\p{Zl}\p{Zp}]/gu, (character) =>
    [...Array(character.length).keys()]
      .map((at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`)
      .join(''),
  )
}

export type OutputCell = string | number | null

const oneLine = (cell: OutputCell) => (cell === null ? '-' : toPrintable(String(cell)).replaceAll('\n', '\uFFFD'))

export function toTable(headings: string[], rows: OutputCell[][]): string {
  const lines = [headings, ...rows.map((row) => row.map(oneLine))]
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => [...(line[column] ?? '')].length)))
  const numeric = headings.map((_, column) => rows.length > 0 && rows.every((row) => typeof row[column] === 'number'))
  const pad = (text: string, column: number) => {
    const space = ' '.repeat((widths[column] ?? 0) - [...text].length)
    return numeric[column] ? space + text : text + space
  }
  return lines.map((line) => line.map(pad).join('  ').trimEnd()).join('\n')
}

/** What is undefined is left out. */
export function formatProperties(entries: [string, OutputCell | undefined][]): string {
  const shown = entries.flatMap(([label, value]) => (value === undefined ? [] : [{ label, value }]))
  const width = Math.max(...shown.map(({ label }) => label.length))
  return shown.map(({ label, value }) => `${label.padEnd(width)}  ${oneLine(value)}`).join('\n')
}
