import { formatCsvLine } from '../../platform/formats/csv-line.ts'
import { buildWorkbookStream, getFormulaErrorText } from '../../platform/workbook/index.ts'
import { buildLoopYielder } from '../../platform/yield-event-loop.ts'

/**
 * While a job runs, it adds rejects, and to a workbook nothing can be added. So those of a workbook are stored as JSON
 * lines, each an array of cells, the first with the headings, and become a file when they are downloaded.
 */
async function* readLines(stored: AsyncIterable<Buffer>): AsyncGenerator<string[][]> {
  const letOthers = buildLoopYielder()
  let begun: Buffer[] = []
  let rows: string[][] = []
  let length = 0
  for await (const bytes of stored) {
    let from = 0
    for (let end = bytes.indexOf('\n'); end !== -1; end = bytes.indexOf('\n', from)) {
      const ending = bytes.subarray(from, end)
      const line = begun.length === 0 ? ending : Buffer.concat([...begun, ending])
      begun = []
      from = end + 1
      rows.push(JSON.parse(line.toString()))
      length += line.length
      await letOthers()
      if (rows.length < SLICE && length < SLICE_BYTES) continue
      yield rows
      rows = []
      length = 0
    }
    begun.push(bytes.subarray(from))
  }
  if (rows.length > 0) yield rows
}

/** Rows written between yields to the event loop; fewer where they are long. */
const SLICE = 50
const SLICE_BYTES = 256 * 1024
const WIDTH = 18
const WIDE = 80

export async function* formatRejectsAsWorkbook(stored: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let workbook: ReturnType<typeof buildWorkbookStream> | undefined
  for await (const rows of readLines(stored)) {
    workbook ??= buildWorkbookStream(
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
  for await (const rows of readLines(stored))
    yield Buffer.concat(rows.map((cells) => Buffer.from(formatCsvLine(cells.map(getFormulaErrorText)))))
}
