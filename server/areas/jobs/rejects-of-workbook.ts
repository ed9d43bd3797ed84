import { formatCsvLine } from '../../platform/formats/csv-line.ts'
import { getErrorText, loadWorkbookWriter } from '../../platform/workbook/index.ts'

/**
 * While a job runs, it adds rejects, and to a workbook nothing can be added. So those of a workbook are stored as JSON
 * lines, each an array of cells, the first with the headings, and become a file when they are downloaded.
 */
async function* readLines(stored: AsyncIterable<Buffer>): AsyncGenerator<string[][]> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const bytes of stored) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    for (let at = 0; at < lines.length; at += SLICE) {
      yield lines.slice(at, at + SLICE).map((line) => JSON.parse(line))
    }
  }
}

/** Rows written between yields to the event loop. */
const SLICE = 50
const WIDTH = 18
const WIDE = 80

export async function* formatRejectsAsWorkbook(stored: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const { createWorkbookStream } = await loadWorkbookWriter()
  let workbook: ReturnType<typeof createWorkbookStream> | undefined
  for await (const rows of readLines(stored)) {
    workbook ??= createWorkbookStream(
      'Rejects',
      // The last are the reasons, which are sentences.
      (rows.shift() ?? []).map((heading, n, all) => ({ heading, width: n === all.length - 1 ? WIDE : WIDTH })),
    )
    await workbook.add(rows)
    yield workbook.take()
  }
  await workbook?.end()
  if (workbook) yield workbook.take()
}

export async function* formatRejectsAsCsv(stored: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const rows of readLines(stored)) {
    yield Buffer.from(rows.map((cells) => formatCsvLine(cells.map(getErrorText))).join(''))
  }
}
