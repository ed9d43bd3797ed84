import { expect, test } from 'vitest'
import { buildWorkbookStream, markAsFormulaError, type WorkbookValue } from '../../../../platform/workbook/index.ts'
import { openFirstSheet } from './open.ts'

async function write(rows: WorkbookValue[][], headings: string[], options?: { mostCharacters: number }) {
  const columns = headings.map((heading) => ({ heading, width: 10 }))
  const workbook = buildWorkbookStream('<A & B>', columns, options)
  await workbook.add(rows)
  await workbook.end()
  return workbook.take()
}

async function read(bytes: Buffer) {
  const { name, otherSheets, rows } = await openFirstSheet(async function* (from = 0) {
    yield bytes.subarray(from)
  })
  const read: string[][] = []
  for await (const cells of rows) read.push(cells)
  return { name, otherSheets, rows: read }
}

test('a workbook that is written is read as it was', async () => {
  const texts = [
    ' a ',
    '_x0041_',
    '_X000d_',
    '"<&>\'',
    'two\nlines\t',
    '😀 名前',
    '=1+1',
    '007',
    '&amp;',
    markAsFormulaError('#N/A'),
  ]
  const { name, otherSheets, rows } = await read(
    await write([texts, ['', null, undefined, 4.5, true, 1e21]], ['Text', '=x']),
  )
  expect(name).toBe('<A & B>')
  expect(otherSheets).toEqual([])
  expect(rows).toEqual([['Text', '=x'], texts, ['', '', '', '4.5', 'TRUE', '1000000000000000000000']])
})

test('columns have their letters, and long rows come in any number of pieces', async () => {
  const wide = Array.from({ length: 800 }, (_, n) => `${n} ${'long '.repeat(100)}`)
  expect((await read(await write([wide, wide, wide], ['First']))).rows).toEqual([['First'], wide, wide, wide])
})

test('a sheet that is full by its length is followed by another', async () => {
  const rows = Array.from({ length: 4 }, () => ['long '.repeat(8_000), 'long '.repeat(6_000)])
  const { otherSheets } = await read(await write(rows, ['A'], { mostCharacters: 100_000 }))
  expect(otherSheets).toEqual(['<A & B> 2'])
})

test('the same rows make the same file, which begins like a workbook', async () => {
  const bytes = await write([['a']], ['A'])
  expect(await write([['a']], ['A'])).toEqual(bytes)
  expect(bytes.toString('latin1', 30, 41)).toBe('_rels/.rels')
})
