export type Delimiter = ',' | ';' | '\t'

const DELIMITERS: Delimiter[] = [',', ';', '\t']

/** What stands between the cells of the first row, told by what it has most of outside of quotes. */
export function detectDelimiter(start: string): Delimiter {
  const counts = new Map<string, number>()
  let quoted = false
  for (const character of start) {
    if (character === '"') quoted = !quoted
    if (quoted) continue
    if (character === '\n' || character === '\r') break
    counts.set(character, (counts.get(character) ?? 0) + 1)
  }
  const most = Math.max(...DELIMITERS.map((delimiter) => counts.get(delimiter) ?? 0))
  return DELIMITERS.find((delimiter) => (counts.get(delimiter) ?? 0) === most) ?? ','
}

/** Spreadsheets may say it in a line of its own, which is no row. */
export function declaredDelimiter(start: string): { delimiter: Delimiter; length: number } | null {
  const declared = /^"?sep=([,;\t])"?\r?\n/i.exec(start)
  return declared ? { delimiter: declared[1] as Delimiter, length: declared[0].length } : null
}
