import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { buildWorkbook, buildWorkbookEntries, buildZipArchive } from '../../../../testing/imports/workbook.ts'
import { type RowCells, TableReadError } from '../cells.ts'
import { openTableFile } from '../table.ts'
import { openZipArchive } from './archive.ts'

/** Parts of a few bytes, so that every position becomes a boundary. */
const opening = (bytes: Buffer, size = 65_536) =>
  async function* (from = 0) {
    for (let at = from; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
  }

async function read(bytes: Buffer, size?: number) {
  const table = await openTableFile(opening(bytes, size), (cells) => cells.includes('Name'))
  const rows: RowCells[] = []
  for await (const cells of table.rows) rows.push(cells)
  const { titles, headings, otherSheets } = table
  return { titles, headings, rows, otherSheets, format: table.format() }
}

const NAME = '<row r="1"><c r="A1" t="inlineStr"><is><t>Name</t></is></c></row>'
const rowOf = (cells: string) => `${NAME}<row r="2">${cells}</row>`

/** The cells of the row below the heading. */
const readCells = async (cells: string, more: object = {}) =>
  (await read(buildWorkbook({ rows: rowOf(cells), ...more }))).rows[0]

const refusal = async (bytes: Buffer) => {
  const error = await read(bytes).catch((thrown) => thrown)
  expect(error).toBeInstanceOf(TableReadError)
  return error.message as string
}

const DAMAGED = 'The workbook is damaged. Save the table as CSV or XLSX and send that.'

describe('cells of a workbook', () => {
  test.each([
    ['text as it is', '<c t="inlineStr"><is><t xml:space="preserve"> =1+1 </t></is></c>', ' =1+1 '],
    ['text in parts', '<c t="inlineStr"><is><r><t>An</t></r><r><rPr/><t>a</t></r></is></c>', 'Ana'],
    ['characters that XML lacks', '<c t="inlineStr"><is><t>a_x000A_b&amp;c</t></is></c>', 'a\nb&c'],
    ['an integer in full', '<c><v>34600123456</v></c>', '34600123456'],
    ['an integer with an exponent', '<c><v>3.4600123456E+10</v></c>', '34600123456'],
    ['a number', '<c><v>0.30000000000000004</v></c>', '0.3'],
    ['a truth', '<c t="b"><v>1</v></c>', 'TRUE'],
    ['the number of a formula', '<c><f>1+2</f><v>3</v></c>', '3'],
    ['the text of a formula', '<c t="str"><f>A1&amp;B1</f><v>AnaSolano</v></c>', 'AnaSolano'],
    ['an ISO date', '<c t="d"><v>1990-04-02</v></c>', '1990-04-02'],
    ['an error, marked', '<c t="e"><f>NA()</f><v>#N/A</v></c>', '\uffff#N/A'],
    ['the text of an error, unmarked', '<c t="inlineStr"><is><t>#N/A</t></is></c>', '#N/A'],
    ['nothing after its prefix', '<x:c t="n"><x:v>7</x:v></x:c>', '7'],
  ])('hold %s', async (_, cell, text) => {
    expect(await readCells(cell)).toEqual([text])
  })

  test('hold shared text, without the hints of its pronunciation', async () => {
    const strings = '<si><t>Ada</t></si><si><r><t>課</t></r><rPh sb="0" eb="1"><t>か</t></rPh></si><si/>'
    const cells = '<c t="s"><v>1</v></c><c t="s"><v>0</v></c><c t="s"><v>2</v></c><c t="s"><v>0</v></c>'
    expect(await readCells(cells, { strings })).toEqual(['課', 'Ada', '', 'Ada'])
  })

  const formats = [
    'yyyy\\-mm\\-dd',
    '[$-C0A]d &quot;de&quot; mmmm',
    '00000',
    '000 000 000',
    '&quot;+34 &quot;000\\-000\\-000',
    '#,##0.00\\ [$dkk]',
    '[h]:mm',
    '[Red]0.00',
  ]
  const styles =
    formats.map((code, n) => `<numFmt numFmtId="${200 + n}" formatCode="${code}"/>`).join('') +
    '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>' +
    `<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/>${formats.map((_, n) => `<xf numFmtId="${200 + n}"/>`).join('')}</cellXfs>`

  test.each([
    [1, '32965', '1990-04-02'],
    [2, '32965', '1990-04-02'],
    [3, '32965.770833333336', '1990-04-02 18:30'],
    [1, '59', '1900-02-28'],
    [1, '61', '1900-03-01'],
    [8, '0.75', '18:00'],
    [1, '-5', '-5'],
    [1, '99999999', '99999999'],
    [4, '1234', '01234'],
    [4, '123456', '123456'],
    [5, '12345678', '012 345 678'],
    [6, '600123456', '+34 600-123-456'],
    [7, '1234.5', '1234.5'],
    [9, '7', '7'],
    [0, '32965', '32965'],
    [77, '32965', '32965'],
  ])('of the style %i show %s as %s', async (style, value, text) => {
    expect(await readCells(`<c s="${style}"><v>${value}</v></c>`, { styles })).toEqual([text])
  })

  test('count their days from 1904 where the workbook does', async () => {
    const workbook = '<workbookPr date1904="1"/><sheets><sheet name="People" r:id="r1"/></sheets>'
    expect(await readCells('<c s="1"><v>31503</v></c>', { styles, workbook })).toEqual(['1990-04-02'])
  })
})

describe('a sheet', () => {
  const rows =
    '<row r="1"><c r="B1" t="inlineStr"><is><t>Guests 2026</t></is></c></row><row r="2"/>' +
    '<row r="3"><c r="A3" t="inlineStr"><is><t>Name</t></is></c><c r="C3" t="inlineStr"><is><t>Email</t></is></c></row>' +
    '<row r="5" s="1"><c r="A5" s="0"/><c r="B5" t="inlineStr"><is><t> </t></is></c></row>' +
    '<row r="1048576"><c r="C1048576"><v>3</v></c><c r="A1048576" t="s"><v>0</v></c><c r="XFD1048576" s="2"/></row>'

  test('is read wherever the pieces end, with its titles, and without what is blank', async () => {
    const bytes = buildWorkbook({ rows, strings: '<si><t>Ñandú</t></si>' })
    for (const size of [1, 2, 7, 30, 1000]) {
      expect(await read(bytes, size)).toEqual({
        titles: ['Guests 2026'],
        headings: ['Name', '', 'Email'],
        rows: [['Ñandú', '', '3']],
        otherSheets: [],
        format: { sheet: 'People' },
      })
    }
  })

  test('is the first that is visible, and the others are named', async () => {
    const workbook =
      '<sheets><sheet name="Old" r:id="r9"/><sheet name="Lists" state="hidden" r:id="r2"/><sheet name="Guests" r:id="r1"/><sheet name="Staff" r:id="r2"/></sheets>'
    const table = await read(buildWorkbook({ rows: NAME, workbook }))
    expect(table).toMatchObject({ headings: ['Name'], otherSheets: ['Staff'], format: { sheet: 'Guests' } })
  })

  test.each([
    ['<c r="AMK2"><v>1</v></c>', 'Row 2 of the sheet has more than 1,000 cells.'],
    [
      Array.from(
        { length: 16 },
        (_, n) => `<c r="${'A'.repeat(1 + (n > 25 ? 1 : 0))}${String.fromCharCode(65 + (n % 26))}2" t="s"><v>0</v></c>`,
      ).join(''),
      'Row 2 of the sheet has more than 500,000 characters.',
    ],
  ])('has rows within the limits of any table (%#)', async (cells, message) => {
    const strings = `<si><t>${'x'.repeat(32_000)}</t></si>`
    expect(await refusal(buildWorkbook({ rows: rowOf(cells), strings }))).toBe(message)
  })

  test('has no more text than a CSV file may have, however few strings make it', async () => {
    const strings = `<si><t>${'x'.repeat(32_000)}</t></si>`
    const rows = NAME + '<row><c t="s"><v>0</v></c></row>'.repeat(1_700)
    expect(await refusal(buildWorkbook({ rows, strings }))).toBe(
      'The sheet holds more than 50 MB of text, which is the most.',
    )
  })

  test('that is empty has no headings', async () => {
    expect(await refusal(buildWorkbook({ rows: '' }))).toBe('The file is empty; its first row must hold the headings.')
  })
})

describe('what cannot be read is refused with one sentence', () => {
  const good = buildWorkbookEntries({ rows: NAME })
  const replaced = (name: string, change: object) =>
    good.map((entry) => (entry.name === name ? { ...entry, ...change } : entry))
  const sheet = 'xl/worksheets/sheet1.xml'

  test.each([
    [
      'an archive',
      buildZipArchive([{ name: 'a.txt', content: 'x' }]),
      /^The file is an archive, and no workbook\. Save/,
    ],
    [
      'an ODS',
      buildZipArchive([{ name: 'mimetype', content: 'application/vnd.oasis', stored: true }]),
      /OpenDocument file, such as \.ods\. Save/,
    ],
    [
      'an XLSB',
      buildZipArchive([...good, { name: 'xl/workbook.bin', content: '' }]),
      /binary workbook \(\.xlsb\)\. Save/,
    ],
    [
      'a DOCX',
      buildZipArchive([...good, { name: 'word/document.xml', content: '' }]),
      /document of a word processor\. Save/,
    ],
    [
      'an XLS',
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      /old format \.xls, or protected with a password\. Save the table as CSV or XLSX, without a password,/,
    ],
    ['a PDF', Buffer.from('%PDF-1.7\n'), /^The file is a PDF\. Save/],
    ['a page', Buffer.from('<html><table>'), /^The file is a web page or XML\. Save/],
    [
      'a picture',
      Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000100', 'hex'),
      /^The file is a picture\. Save/,
    ],
    ['any bytes', Buffer.from(Array.from({ length: 4096 }, (_, n) => (n * 197) % 256)), /^The file is binary/],
    ['a part', buildWorkbook({ rows: NAME }).subarray(0, 500), DAMAGED],
    ['a wrong checksum', buildZipArchive(replaced(sheet, { crc: 1 })), DAMAGED],
    [
      'a wrong stream',
      buildZipArchive(replaced(sheet, { content: randomBytes(500), stored: true, flags: 0 })),
      DAMAGED,
    ],
    ['a password', buildZipArchive(replaced('xl/workbook.xml', { flags: 1 })), /protected with a password/],
    ['no sheet', buildZipArchive(good.filter(({ name }) => name !== sheet)), DAMAGED],
    ['XML that ends early', buildWorkbook({ rows: '', sheet: '<worksheet><sheetData>' }), DAMAGED],
    ['a document type', buildWorkbook({ rows: '', sheet: '<!DOCTYPE a [<!ENTITY b "c">]><worksheet/>' }), DAMAGED],
    ['an unknown entity', buildWorkbook({ rows: rowOf('<c t="str"><v>&b;</v></c>') }), DAMAGED],
    [
      'text without end',
      buildWorkbook({ rows: '', sheet: `<worksheet>${randomBytes(1_000_000).toString('hex')}</worksheet>` }),
      DAMAGED,
    ],
    ['deep XML', buildWorkbook({ rows: '', sheet: `<worksheet>${'<a>'.repeat(200)}` }), DAMAGED],
    [
      'many files',
      buildZipArchive(Array.from({ length: 1_001 }, (_, n) => ({ name: `${n}`, content: '' }))),
      'The file is an archive of more than 1,000 files.',
    ],
    [
      'a bomb',
      buildWorkbook({ rows: '<row/>'.repeat(1_000_000) }),
      /unpacks to more than 300 MB or 100 times its size\. Save the table as CSV/,
    ],
    [
      'many texts',
      buildWorkbook({ rows: NAME, strings: '<si/>'.repeat(10) + manyTexts() }),
      'The workbook holds too many different texts. Save the table as CSV and send that.',
    ],
  ])('%s', async (_, bytes, message) => {
    expect(await refusal(bytes)).toMatch(message)
  })

  test('what its parts unpack to is counted together', async () => {
    const entries = ['a', 'b'].map((name) => ({ name, content: randomBytes(6_000) }))
    const archive = await openZipArchive(opening(buildZipArchive(entries)), 10_000)
    const readAll = async (name: string) => {
      let size = 0
      for await (const piece of archive.read(name)) size += piece.length
      return size
    }
    expect(await readAll('A')).toBe(6_000)
    await expect(readAll('b')).rejects.toThrow('unpacks to more than')
  })
})

function manyTexts(): string {
  const texts = Array.from({ length: 1_700 }, () => `<si><t>${randomBytes(15_000).toString('hex')}</t></si>`)
  return texts.join('')
}
