import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createInflateRaw } from 'node:zlib'
import exceljs from 'exceljs'
import { SaxesParser } from 'saxes'

/** As Excel writes it: each text once, in a part of its own. */
export async function writeWorkbook(rows: string[][]): Promise<Buffer> {
  const output = new PassThrough()
  const written = buffer(output)
  const workbook = new exceljs.stream.xlsx.WorkbookWriter({ stream: output, useSharedStrings: true })
  const sheet = workbook.addWorksheet('People')
  for (const row of rows) sheet.addRow(row).commit()
  await workbook.commit()
  return written
}

/** Rows with their texts, without anything else that a reader should check. */
export async function countWorkbookRows(bytes: Buffer): Promise<number> {
  const strings: string[] = []
  let text = ''
  await parseBare(inflate(bytes, 'xl/sharedStrings.xml'), (name, content) => {
    if (name === 't') text += content
    if (name !== 'si') return
    strings.push(text)
    text = ''
  })
  let count = 0
  let cells: (string | undefined)[] = []
  await parseBare(inflate(bytes, 'xl/worksheets/sheet1.xml'), (name, content) => {
    if (name === 'v') cells.push(strings[Number(content)])
    if (name !== 'row') return
    if (cells.length > 0) count += 1
    cells = []
  })
  return count
}

/** Finds the part in the directory at the end of the archive. */
function inflate(bytes: Buffer, name: string): AsyncIterable<Buffer> {
  const entry = bytes.lastIndexOf(name) - 46
  const offset = bytes.readUInt32LE(entry + 42)
  const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28)
  const packed = bytes.subarray(start, start + bytes.readUInt32LE(entry + 20))
  return Readable.from([packed]).pipe(createInflateRaw())
}

async function parseBare(pieces: AsyncIterable<Buffer>, close: (name: string, content: string) => void): Promise<void> {
  const parser = new SaxesParser({ position: false })
  let content = ''
  parser.on('opentag', () => {
    content = ''
  })
  parser.on('text', (text) => {
    content += text
  })
  parser.on('closetag', ({ name }) => close(name, content))
  const decoder = new TextDecoder()
  for await (const piece of pieces) parser.write(decoder.decode(piece, { stream: true }))
  parser.close()
}
