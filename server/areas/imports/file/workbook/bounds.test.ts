import { describe, expect, test } from 'vitest'
import {
  buildWorkbook,
  buildWorkbookEntries,
  buildZipArchive,
  type ZipEntry,
} from '../../../../testing/imports/workbook.ts'
import { type RowCells, TableReadError } from '../cells.ts'
import { openTableFile } from '../table.ts'

const DAMAGED = 'The workbook is damaged. Save the table as CSV or XLSX and send that.'

async function read(bytes: Buffer) {
  const table = await openTableFile(
    async function* (from = 0) {
      yield bytes.subarray(from)
    },
    (cells) => cells.includes('Name'),
  )
  const rows: RowCells[] = []
  for await (const cells of table.rows) rows.push(cells)
  return { rows, otherSheets: table.otherSheets, format: table.format() }
}

const refusal = async (bytes: Buffer) => {
  const error = await read(bytes).catch((thrown) => thrown)
  expect(error).toBeInstanceOf(TableReadError)
  return error.message as string
}

const NAME = '<row r="1"><c r="A1" t="inlineStr"><is><t>Name</t></is></c></row>'
const rowOf = (cells: string) => `${NAME}<row r="2">${cells}</row>`
const one = '<c><v>7</v></c>'
const many = (count: number, make: (n: number) => string) => Array.from({ length: count }, (_, n) => make(n)).join('')

const replaced = (name: string, content: string): ZipEntry[] =>
  buildWorkbookEntries({ rows: rowOf(one) }).map((entry) => (entry.name === name ? { name, content } : entry))

const TYPE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const relations = (more: string) =>
  buildZipArchive(
    replaced(
      'xl/_rels/workbook.xml.rels',
      `<Relationships>${more}<Relationship Id="r1" Type="${TYPE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
  )

describe('number formats', () => {
  const shown = async (code: string, value: string) => {
    const styles = `<numFmts><numFmt numFmtId="200" formatCode="${code}"/></numFmts><cellXfs><xf numFmtId="200"/></cellXfs>`
    const { rows } = await read(buildWorkbook({ rows: rowOf(`<c s="0"><v>${value}</v></c>`), styles }))
    return rows[0]?.[0]
  }

  test.each([
    ['0'.repeat(255), '7', '7'.padStart(255, '0')],
    ['0'.repeat(256), '7', '7'],
    [`yyyy${'"x"'.repeat(83)}`, '32965', '1990-04-02'],
    [`yyyy${'"x"'.repeat(84)}`.replaceAll('"', '&quot;'), '32965', '32965'],
  ])('have 255 characters at most, and longer ones are none (%#)', async (code, value, text) => {
    expect(await shown(code.replaceAll('"', '&quot;'), value)).toBe(text)
  })

  test.each([
    [`${'['.repeat(250)}d`, '32965', '1990-04-02'],
    [`${'['.repeat(250)}x`, '7', '7'],
    ['[d', '32965', '1990-04-02'],
    ['[Red', '32965', '1990-04-02'],
    ['[Red]00', '7', '07'],
    ['[HH]:mm', '0.75', '18:00'],
    ['&quot;d&quot;00', '7', 'd07'],
    ['0&quot;0&quot;0', '17', '107'],
    ['00-00', '12345', '123-45'],
    ['&quot;a;b&quot;00;d', '7', 'a;b07'],
    ['\\d00', '7', 'd07'],
    ['_d00*d', '7', '07'],
    ['&quot;😀&quot;\\😀00', '7', '😀😀07'],
    ['00\\', '7', '7'],
    ['00_', '7', '7'],
    ['00;dd', '7', '07'],
    ['&quot;00', '7', '7'],
    ['', '7', '7'],
  ])('%j show %s as %s', async (code, value, text) => {
    expect(await shown(code, value)).toBe(text)
  })

  test.each([
    [many(10_001, (n) => `<numFmt numFmtId="${n + 200}" formatCode="0"/>`), 'more than 10,000 number formats'],
    [`<cellXfs>${many(65_537, (n) => `<xf fontId="${n}"/>`)}</cellXfs>`, 'more than 65,536 styles of cells'],
  ])('are so many at most (%#)', async (styles, message) => {
    expect(await refusal(buildWorkbook({ rows: rowOf(one), styles }))).toBe(
      `The workbook has ${message}. Copy the table into a new workbook, or save it as CSV, and send that.`,
    )
  })
})

describe('sheets', () => {
  const sheets = (count: number) => `<sheets>${many(count, (n) => `<sheet name="S${n}" r:id="r1"/>`)}</sheets>`

  test('are 255 at most', async () => {
    const { otherSheets } = await read(buildWorkbook({ rows: rowOf(one), workbook: sheets(255) }))
    expect(otherSheets).toHaveLength(254)
    expect(await refusal(buildWorkbook({ rows: rowOf(one), workbook: sheets(256) }))).toBe(
      'The workbook has more than 255 sheets. Copy the table into a new workbook, or save it as CSV, and send that.',
    )
  })

  test('have a name that is cut where it is longer than any program writes', async () => {
    const workbook = `<sheets><sheet name="${'n'.repeat(300)}" r:id="r1"/></sheets>`
    const { format } = await read(buildWorkbook({ rows: rowOf(one), workbook }))
    expect(format).toEqual({ sheet: 'n'.repeat(255) })
  })
})

describe('relations', () => {
  const relation = (n: number, target = `t${n}.xml`) =>
    `<Relationship Id="x${n}" Type="${TYPE}/theme" Target="${target}"/>`

  test('are 1,000 at most', async () => {
    expect((await read(relations(many(999, (n) => relation(n))))).rows).toEqual([['7']])
    expect(await refusal(relations(many(1_000, (n) => relation(n))))).toBe(
      'The workbook has more than 1,000 parts. Copy the table into a new workbook, or save it as CSV, and send that.',
    )
  })

  test.each([
    ['target', relation(0, 'a/../'.repeat(300))],
    ['type', `<Relationship Id="x" Type="${'t'.repeat(1_025)}" Target="a"/>`],
    ['id', `<Relationship Id="${'i'.repeat(1_025)}" Type="t" Target="a"/>`],
  ])('have a %s of 1,024 characters at most', async (_, more) => {
    expect(await refusal(relations(more))).toBe(DAMAGED)
  })
})

describe('tags', () => {
  const attributes = (count: number) => many(count, (n) => ` a${n}="1"`)
  const sheet = (root: string) =>
    buildWorkbook({ rows: '', sheet: `<worksheet${root}><sheetData>${rowOf(one)}</sheetData></worksheet>` })

  test('have 100 attributes at most', async () => {
    expect((await read(sheet(attributes(100)))).rows).toEqual([['7']])
    expect(await refusal(sheet(attributes(101)))).toBe(DAMAGED)
  })

  test('and attributes have names of 255 characters at most', async () => {
    const long = 'a'.repeat(256)
    expect((await read(sheet(` ${long.slice(1)}="1"`))).rows).toEqual([['7']])
    expect(await refusal(sheet(` ${long}="1"`))).toBe(DAMAGED)
    expect(await refusal(sheet(`><${long}/><x`))).toBe(DAMAGED)
  })
})

describe('cells', () => {
  test.each([
    ['A'.repeat(8), DAMAGED],
    ['7', DAMAGED],
    ['a2', DAMAGED],
    [`A${'0'.repeat(20)}2`, DAMAGED],
    ['XFE2', DAMAGED],
    ['ALM2', 'Row 2 of the sheet has more than 1,000 cells.'],
  ])('are in columns of a sheet, which %s is not', async (reference, message) => {
    expect(await refusal(buildWorkbook({ rows: rowOf(`<c r="${reference}"><v>1</v></c>`) }))).toBe(message)
  })

  test('are 16,384 in a row at most, those without a value among them', async () => {
    const row = (count: number) => buildWorkbook({ rows: rowOf(`${one}${'<c s="0"/>'.repeat(count - 1)}`) })
    expect((await read(row(16_384))).rows).toEqual([['7']])
    expect(await refusal(row(16_385))).toBe(DAMAGED)
  })

  const escaped = '_x0041_'

  test.each([
    ['in itself', (text: string) => ({ rows: rowOf(`<c t="inlineStr"><is>${text}</is></c>`) })],
    ['of a formula', (text: string) => ({ rows: rowOf(`<c t="str"><v>${text}</v></c>`) })],
    ['shared', (text: string) => ({ rows: rowOf('<c t="s"><v>0</v></c>'), strings: `<si>${text}</si>` })],
  ])('have 65,536 characters at most, of text %s', async (kind, xml) => {
    const wrap = (text: string) => (kind === 'of a formula' ? text : `<r><t>${text}</t></r>`)
    const { rows } = await read(buildWorkbook(xml(wrap(escaped.repeat(40_000)) + wrap(escaped.repeat(25_536)))))
    expect(rows).toEqual([['A'.repeat(65_536)]])
    for (const long of [escaped.repeat(65_537), 'x'.repeat(500_000)]) {
      const halves = wrap(long.slice(0, 250_005)) + wrap(long.slice(250_005))
      expect(await refusal(buildWorkbook(xml(halves)))).toBe(
        'A cell of the workbook holds more than 65,536 characters, which is the most.',
      )
    }
  })

  test('have whole characters only, whatever their escapes say', async () => {
    const { rows } = await read(buildWorkbook({ rows: rowOf('<c t="inlineStr"><is><t>a_xD800_b</t></is></c>') }))
    expect(rows).toEqual([['a\ufffdb']])
  })

  test('name shared texts by whole numbers', async () => {
    const strings = '<si><t>Ada</t></si><si><t>Bob</t></si>'
    const cells = '<c t="s"><v>0.5</v></c><c t="s"><v>1</v></c><c t="s"><v>-1</v></c>'
    expect((await read(buildWorkbook({ rows: rowOf(cells), strings }))).rows).toEqual([['', 'Bob']])
  })
})

describe('rows', () => {
  test.each(['0', '-3', '1.5', '1048577', '1e308', 'x'])(
    'have a number of a sheet, which %s is not',
    async (number) => {
      expect(await refusal(buildWorkbook({ rows: `${NAME}<row r="${number}">${one}</row>` }))).toBe(DAMAGED)
    },
  )

  test('are as many as a sheet has, blank ones among them', async () => {
    expect(await refusal(buildWorkbook({ rows: `${NAME}<row r="1048576">${one}</row><row/>` }))).toBe(DAMAGED)
  })
})

test('each row above the headings is looked at once', async () => {
  const looked: string[] = []
  const bytes = buildWorkbook({ rows: many(9, (n) => `<row><c><v>${n}</v></c></row>`) })
  const open = async function* (from = 0) {
    yield bytes.subarray(from)
  }
  await openTableFile(open, ([cell = '']) => looked.push(cell) === 0)
  expect(looked).toEqual(['0', '1', '2', '3', '4', '5'])
})

describe('parts of the archive', () => {
  test.each([
    ['relations', 'xl/_rels/workbook.xml.rels', 1_000_000, 'Relationships'],
    ['the list of sheets', 'xl/workbook.xml', 16_000_000, 'workbook'],
    ['styles', 'xl/styles.xml', 32_000_000, 'styleSheet'],
  ])('%s have a size of their own', async (_, name, size, root) => {
    const content = `<${root}>${`<!--${'x'.repeat(99_989)}--><x/>`.repeat(size / 100_000)}</${root}>`
    const entries = replaced(name, content).map((entry) => ({ ...entry, stored: entry.name === name }))
    expect(await refusal(buildZipArchive(entries))).toBe(
      `The workbook unpacks to more than ${size / 1_000_000} MB besides the table. Save the table as CSV and send that.`,
    )
  })

  test('have names of 1,024 bytes at most', async () => {
    const named = (length: number) =>
      buildWorkbook({ rows: rowOf(one), others: [{ name: 'n'.repeat(length), content: '' }] })
    expect((await read(named(1_024))).rows).toEqual([['7']])
    expect(await refusal(named(1_025))).toBe(DAMAGED)
  })
})
