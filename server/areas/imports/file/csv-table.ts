import { buildLoopYielder } from '../../../platform/yield-event-loop.ts'
import type { RowCells } from './cells.ts'
import { buildCsvScanner, type CsvDelimiter, type CsvScanner } from './csv.ts'
import { decodeToUtf8, prependChunk, readFirstBytes } from './encoding.ts'

/** Lines above the headings, such as the title of a list. */
export const MAX_TITLE_LINES = 5

/** Bytes examined to detect the format. */
const START = 65_536
/** Bytes parsed between yields to the event loop. */
const PART = 16_384

/** Opens a comma-, semicolon- or tab-separated file. Its rows begin with the headings, and none is blank. */
export async function openCsvTable(chunks: AsyncIterable<Buffer>, isHeadings: (cells: RowCells) => boolean) {
  const { pieces, encoding } = decodeToUtf8(inParts(chunks))
  const iterator = pieces[Symbol.asyncIterator]()
  const start = await readFirstBytes(iterator, START)
  const text = start.toString('utf8', 0, START)
  const declared = declaredDelimiter(text)
  const firstLine = declared ? 2 : 1
  const found = findHeadings(text.slice(declared?.length ?? 0), firstLine, declared?.delimiter, isHeadings)
  const delimiter = declared?.delimiter ?? found.delimiter
  const body = prependChunk(start.subarray((declared?.length ?? 0) + found.length), iterator)
  const rows = readRows(body, delimiter, firstLine + found.lines)
  return { titles: found.titles, delimiter, rows, encoding }
}

/** Looks at single lines, each with its own delimiter: a title may hold a comma above headings with semicolons. */
function findHeadings(
  text: string,
  firstLine: number,
  declared: CsvDelimiter | undefined,
  isHeadings: (cells: RowCells) => boolean,
) {
  const titles: string[] = []
  let [at, lines] = [0, 0]
  while (titles.length <= MAX_TITLE_LINES && at < text.length) {
    const end = endOfLine(text, at)
    const line = text.slice(at, end)
    if (line.trim() !== '') {
      const delimiter = declared ?? detectDelimiter(line)
      // The second line break tells the scanner that the first is not half of a pair.
      const [cells = []] = buildCsvScanner(delimiter, firstLine + lines).scan(`${line}\n\n`)
      if (isHeadings(cells)) return { delimiter, titles, lines, length: Buffer.byteLength(text.slice(0, at)) }
      titles.push(line.trim())
    }
    at = end + 1
    lines += line.split('\n').length
  }
  return { delimiter: detectDelimiter(text), titles: [], lines: 0, length: 0 }
}

/** Where the line ends that begins there. A quoted cell may hold line breaks. */
function endOfLine(text: string, from: number): number {
  let quoted = false
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '"') quoted = !quoted
    else if (text[at] === '\n' && !quoted) return at
  }
  return text.length
}

async function* readRows(
  pieces: AsyncIterable<Buffer>,
  delimiter: CsvDelimiter,
  firstLine: number,
): AsyncGenerator<RowCells> {
  const scanner = buildCsvScanner(delimiter, firstLine)
  const yieldLoop = buildLoopYielder()
  for await (const rows of scanned(pieces, scanner)) {
    for (const cells of rows) {
      if (cells.some((cell) => cell.trim() !== '')) yield cells
      const turn = yieldLoop()
      if (turn) await turn
    }
    await yieldLoop()
  }
}

async function* scanned(pieces: AsyncIterable<Buffer>, scanner: CsvScanner): AsyncGenerator<RowCells[]> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  for await (const part of inParts(pieces)) yield scanner.scan(decoder.decode(part, { stream: true }))
  yield scanner.scan(decoder.decode())
  yield scanner.end()
}

async function* inParts(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.length; at += PART) yield chunk.subarray(at, at + PART)
  }
}

const DELIMITERS: CsvDelimiter[] = [',', ';', '\t']

/** The most frequent delimiter outside quotes in the first row. */
function detectDelimiter(start: string): CsvDelimiter {
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

/** Spreadsheets may declare it in a first line `sep=;`, which is no row. */
function declaredDelimiter(start: string): { delimiter: CsvDelimiter; length: number } | null {
  const declared = /^"?sep=([,;\t])"?\r?\n/i.exec(start)
  return declared ? { delimiter: declared[1] as CsvDelimiter, length: declared[0].length } : null
}
