import {
  buildWorkbook,
  buildWorkbookEntries,
  buildZipArchive,
  type WorkbookXmlParts,
} from '../../../imports/workbook.ts'
import { buildWaitForJobs } from '../../freeze/wait-for-jobs.ts'
import { type InputDimension, repeatText } from '../dimension.ts'
import { makeImportTarget } from './import-target.ts'

/** Each part of a workbook grows. */

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const file = (what: string, most: number, build: (size: number) => Buffer): InputDimension => ({
  way: 'workbook',
  what,
  most,
  open: async (target) => {
    const { live, path } = await makeImportTarget(target)
    return { make: (size) => live.csv(path, build(size), TYPE), settle: buildWaitForJobs(target, live) }
  },
})

const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`
const HEADINGS = `<row>${['first name', 'last name', 'email'].map(text).join('')}</row>`
const PERSON = `<row>${['Nerea', 'Ibáñez', 'nerea@example.com'].map(text).join('')}</row>`
const ROWS = HEADINGS + PERSON

const part = (what: string, most: number, xml: (size: number) => Partial<WorkbookXmlParts>): InputDimension =>
  file(what, most, (size) => buildWorkbook({ rows: ROWS, ...xml(size) }))

/** Few enough rows that they are read at once, and not by a job. */
const CELLS_OF_A_ROW = 50

/** Cells that are shown by the format of the second style. */
const styledRows = (cells: number) =>
  HEADINGS +
  repeatText(Math.ceil(cells / CELLS_OF_A_ROW), (n) => {
    const count = Math.min(CELLS_OF_A_ROW, cells - n * CELLS_OF_A_ROW)
    return `<row>${repeatText(count, '<c s="1"><v>5</v></c>')}</row>`
  })

const formatted = (code: string) =>
  `<numFmts><numFmt numFmtId="200" formatCode="${code}"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="200"/></cellXfs>`

/** As an attribute of XML writes them. */
const CODES: [name: string, code: string][] = [
  ['opening brackets', '['],
  ['brackets', '[h]'],
  ['zeros', '0'],
  ['quotes', '&quot;'],
  ['backslashes', '\\'],
  ['underscores', '_'],
  ['asterisks', '*'],
  ['signs of digits', '#'],
  ['semicolons', ';'],
  ['letters of a date', 'd'],
  ['spaces', ' '],
  ['hours without an end', '[h'],
]
/** Less than a megabyte, of which on the size is held against what was sent. */
const MAX_TEXT = 900_000
const FORMATTED_CELLS = 60

const numberFormats: InputDimension[] = [
  ...CODES.map(([name, code]) =>
    part(`a number format of ${name}`, Math.floor(MAX_TEXT / code.length), (size) => ({
      rows: styledRows(FORMATTED_CELLS),
      styles: formatted(repeatText(size, code)),
    })),
  ),
  part('a number format as long as there are cells of it', 6_400, (size) => ({
    rows: styledRows(size),
    styles: formatted(repeatText(size, '0')),
  })),
  part('number formats', 20_000, (size) => ({
    styles: `<numFmts>${repeatText(size, (n) => `<numFmt numFmtId="${200 + n}" formatCode="0000"/>`)}</numFmts><cellXfs>${repeatText(size, (n) => `<xf numFmtId="${200 + n}"/>`)}</cellXfs>`,
  })),
  part('number formats as long as they may be', 10_000, (size) => ({
    styles: `<numFmts>${repeatText(size, (n) => `<numFmt numFmtId="${200 + n}" formatCode="00${'\\x'.repeat(126)}"/>`)}</numFmts>`,
  })),
  part('styles of one number format', 40_000, (size) => ({
    styles: `<cellXfs>${repeatText(size, '<xf numFmtId="14"/>')}</cellXfs>`,
  })),
]

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const MAX_SHEETS = 10_000

/** A workbook with these relations in the place of its own. */
function withRelations(workbook: string, more: string): Buffer {
  const entries = buildWorkbookEntries({ rows: ROWS, workbook }).map((entry) =>
    entry.name === 'xl/_rels/workbook.xml.rels'
      ? { ...entry, content: `<Relationships>${more}</Relationships>` }
      : entry,
  )
  return buildZipArchive(entries)
}

const relation = (n: number) =>
  `<Relationship Id="r${n}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/>`
const sheet = (n: number) => `<sheet name="S${n}" r:id="r${n}"/>`
const sheets = (size: number, one: (n: number) => string = sheet) => `<sheets>${repeatText(size, one)}</sheets>`

const structure: InputDimension[] = [
  file('sheets and relations', MAX_SHEETS, (size) => withRelations(sheets(size), repeatText(size, relation))),
  file('sheets of one relation', MAX_SHEETS, (size) =>
    withRelations(
      sheets(size, (n) => sheet(n).replace(`"r${n}"`, '"r0"')),
      relation(0),
    ),
  ),
  file('relations of one sheet', MAX_SHEETS, (size) => withRelations(sheets(1), repeatText(size, relation))),
  // All alike and short, so that the file is small.
  file('sheets that are not there, and relations of none', MAX_SHEETS, (size) =>
    withRelations(
      sheets(size, () => '<sheet r:id="x"/>'),
      repeatText(size, '<Relationship Id="r"/>'),
    ),
  ),
  file('entries of the archive', 900, (size) =>
    buildWorkbook({ rows: ROWS, others: Array.from({ length: size }, (_, n) => ({ name: `x${n}`, content: '' })) }),
  ),
  file('the name of an entry', 60_000, (size) =>
    buildWorkbook({ rows: ROWS, others: [{ name: repeatText(size, 'a'), content: '' }] }),
  ),
  file('what follows the archive', 60_000, (size) =>
    Buffer.concat([buildWorkbook({ rows: ROWS }), Buffer.from(repeatText(size, 'P'))]),
  ),
  file('ends of the archive', 15_000, (size) =>
    Buffer.concat([buildWorkbook({ rows: ROWS }), Buffer.from(repeatText(size, 'PK\x05\x06'), 'latin1')]),
  ),
]

const MAX_ATTRIBUTES = 90_000
const attributes = (size: number) => repeatText(size, (n) => ` a${n}=""`)

const markup: InputDimension[] = [
  part('attributes of a sheet', MAX_ATTRIBUTES, (size) => ({
    workbook: `<sheets><sheet name="People" r:id="r1"${attributes(size)}/></sheets>`,
  })),
  part('attributes of a row', MAX_ATTRIBUTES, (size) => ({
    rows: `${HEADINGS}<row${attributes(size)}></row>${PERSON}`,
  })),
  part('attributes of a cell', MAX_ATTRIBUTES, (size) => ({
    rows: `${HEADINGS}<row><c${attributes(size)}><v>1</v></c></row>`,
  })),
  part('attributes of a style', MAX_ATTRIBUTES, (size) => ({
    styles: `<cellXfs><xf numFmtId="0"${attributes(size)}/></cellXfs>`,
  })),
  part('the same attribute', MAX_ATTRIBUTES, (size) => ({
    rows: `${HEADINGS}<row${repeatText(size, ' a=""')}></row>`,
  })),
  part('the value of an attribute', MAX_TEXT, (size) => ({
    rows: `${HEADINGS}<row x="${repeatText(size, 'a')}"></row>`,
  })),
  part('the name of an attribute', MAX_TEXT, (size) => ({
    rows: `${HEADINGS}<row ${repeatText(size, 'a')}=""></row>`,
  })),
  part('the name of a tag', MAX_TEXT, (size) => ({ rows: `${HEADINGS}<${repeatText(size, 'a')}/>` })),
  part('prefixes of a tag', MAX_TEXT / 2, (size) => ({ rows: `${HEADINGS}<${repeatText(size, 'a:')}b/>` })),
  part('tags inside each other', 20_000, (size) => ({ rows: repeatText(size, '<a>') + repeatText(size, '</a>') })),
  part('tags beside each other', 100_000, (size) => ({ rows: HEADINGS + repeatText(size, '<a/>') })),
  part('a comment', MAX_TEXT, (size) => ({ rows: `${HEADINGS}<!--${repeatText(size, 'a')}-->` })),
  part('comments', 100_000, (size) => ({ rows: HEADINGS + repeatText(size, '<!---->') })),
  part('an instruction', MAX_TEXT, (size) => ({ rows: `${HEADINGS}<?a ${repeatText(size, 'a')}?>` })),
  part('a text that is marked as one', MAX_TEXT, (size) => ({
    rows: `${HEADINGS}<![CDATA[${repeatText(size, ']')}]]>`,
  })),
  part('entities', MAX_TEXT / 5, (size) => ({ rows: `${HEADINGS}<row>${text(repeatText(size, '&amp;'))}</row>` })),
  part('an entity without an end', MAX_TEXT, (size) => ({
    rows: `${HEADINGS}<row>${text(`&${repeatText(size, 'a')}`)}</row>`,
  })),
  part('spaces between tags', MAX_TEXT, (size) => ({ rows: HEADINGS + repeatText(size, ' ') + PERSON })),
]

const cells: InputDimension[] = [
  part('rows', 20_000, (size) => ({ rows: HEADINGS + repeatText(size, PERSON) })),
  part('rows without a value', 100_000, (size) => ({ rows: HEADINGS + repeatText(size, '<row/>') })),
  part('cells of a row', 1_000, (size) => ({ rows: `${HEADINGS}<row>${repeatText(size, text('a'))}</row>` })),
  part('headings', 1_000, (size) => ({ rows: `<row>${repeatText(size, (n) => text(`column ${n}`))}</row>${PERSON}` })),
  part('cells without a value', 100_000, (size) => ({ rows: `${HEADINGS}<row>${repeatText(size, '<c/>')}</row>` })),
  part('how far to the right a cell is', 900, (size) => ({
    rows: `${HEADINGS}<row>${repeatText(size, (n) => `<c r="${columnName(n)}2"><v>1</v></c>`)}</row>`,
  })),
  part('the letters of a cell', MAX_TEXT, (size) => ({
    rows: `${HEADINGS}<row><c r="${repeatText(size, 'A')}1"><v>1</v></c></row>`,
  })),
  part('the digits of a number', MAX_TEXT, (size) => ({
    rows: `${HEADINGS}<row><c><v>${repeatText(size, '9')}</v></c></row>`,
  })),
  part('a text', MAX_TEXT, (size) => ({ rows: `${HEADINGS}<row>${text(repeatText(size, 'a'))}</row>` })),
  part('parts of a text', 50_000, (size) => ({
    rows: `${HEADINGS}<row><c t="inlineStr"><is>${repeatText(size, '<r><t>a</t></r>')}</is></c></row>`,
  })),
  part('escapes in a text', MAX_TEXT / 7, (size) => ({
    rows: `${HEADINGS}<row>${text(repeatText(size, '_x0041_'))}</row>`,
  })),
  part('beginnings of an escape', MAX_TEXT / 2, (size) => ({
    rows: `${HEADINGS}<row>${text(repeatText(size, '_x'))}</row>`,
  })),
  part('shared texts', 50_000, (size) => ({ strings: repeatText(size, (n) => `<si><t>${n}</t></si>`) })),
  part('a shared text', MAX_TEXT, (size) => ({ strings: `<si><t>${repeatText(size, 'a')}</t></si>` })),
  part('parts of a shared text', 50_000, (size) => ({ strings: `<si>${repeatText(size, '<r><t>a</t></r>')}</si>` })),
  part('cells of one shared text', 20_000, (size) => ({
    rows: HEADINGS + repeatText(size, '<row><c t="s"><v>0</v></c></row>'),
    strings: `<si><t>${repeatText(1_000, 'a')}</t></si>`,
  })),
  part('merged cells', 50_000, (size) => ({
    sheet: `<worksheet><sheetData>${ROWS}</sheetData><mergeCells>${repeatText(size, (n) => `<mergeCell ref="A${n + 2}:B${n + 2}"/>`)}</mergeCells></worksheet>`,
  })),
]

/** Rows nearly as long as they may be, made of one text; all are rejected. */
const repeatedText = (rows: number) =>
  buildWorkbook({
    rows: HEADINGS + repeatText(rows, `<row>${repeatText(7, '<c t="s"><v>0</v></c>')}</row>`),
    strings: `<si><t>${repeatText(65_000, 'a')}</t></si>`,
  })

const rejects: InputDimension = {
  way: 'rejects of a workbook',
  what: 'long rows',
  most: 96,
  open: async (target) => {
    const { live, path } = await makeImportTarget(target)
    return {
      make: async (size) => {
        const answer = await target.send(live.csv(path, repeatedText(size), TYPE))
        await buildWaitForJobs(target, live, JOB_SECONDS)([answer])
        return live.json('GET', `/v1/jobs/${JSON.parse(answer.text).id}/rejects?as_csv=true`)
      },
    }
  },
}

/** Until its rejects are there. */
const JOB_SECONDS = 60

function columnName(n: number): string {
  const letter = String.fromCharCode(65 + (n % 26))
  return n < 26 ? letter : columnName(Math.floor(n / 26) - 1) + letter
}

export const workbookDimensions: InputDimension[] = [...numberFormats, ...structure, ...markup, ...cells, rejects]
