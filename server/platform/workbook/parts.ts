import { escapeXml } from './xml-text.ts'

export type WorkbookColumn = {
  heading: string
  /** In characters; a longer heading widens it. */
  width: number
  /** Such as `yyyy-mm-dd`. */
  format?: string | undefined
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const SPREADSHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const MEDIA = 'application/vnd.openxmlformats'

const WIDEST_HEADING = 50

export const toSheetPath = (number: number) => `xl/${toSheetFile(number)}`
const toSheetFile = (number: number) => `worksheets/sheet${number}.xml`

/** What comes before the rows: the heading stays in sight, and columns have their width and style. */
export function formatSheetStart(columns: WorkbookColumn[], styles: number[], isFirst: boolean): string {
  const shapes = columns.map(({ heading, width }, n) => {
    const wide = Math.max(width, Math.min(WIDEST_HEADING, heading.length + 2))
    return `<col min="${n + 1}" max="${n + 1}" width="${wide}" style="${styles[n]}" customWidth="1"/>`
  })
  return [
    `${DECLARATION}<worksheet xmlns="${SPREADSHEET}"><sheetViews>`,
    `<sheetView${isFirst ? ' tabSelected="1"' : ''} workbookViewId="0">`,
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>',
    '<sheetFormatPr defaultRowHeight="15"/>',
    `${shapes.length === 0 ? '' : `<cols>${shapes.join('')}</cols>`}<sheetData>`,
  ].join('')
}

export const SHEET_END = '</sheetData></worksheet>'

/** By path. The first one, by which programs tell a workbook from other archives. */
export const ROOT_RELS: [string, string] = [
  '_rels/.rels',
  DECLARATION + formatRelations([['officeDocument', 'xl/workbook.xml']]),
]

/** What comes after the sheets, by path. */
export function formatWorkbookEnd(sheets: string[], styles: string): [string, string][] {
  return Object.entries({
    '[Content_Types].xml': formatTypes(sheets),
    'xl/workbook.xml': formatWorkbook(sheets),
    'xl/_rels/workbook.xml.rels': formatRelations([
      ...sheets.map((_, n): [string, string] => ['worksheet', toSheetFile(n + 1)]),
      ['styles', 'styles.xml'],
    ]),
    'xl/styles.xml': styles,
  }).map(([path, text]) => [path, DECLARATION + text])
}

function formatTypes(sheets: string[]): string {
  const main = `${MEDIA}-officedocument.spreadsheetml`
  const override = (path: string, type: string) => `<Override PartName="/${path}" ContentType="${main}.${type}+xml"/>`
  return [
    `<Types xmlns="${PACKAGE}/content-types">`,
    `<Default Extension="rels" ContentType="${MEDIA}-package.relationships+xml"/>`,
    '<Default Extension="xml" ContentType="application/xml"/>',
    override('xl/workbook.xml', 'sheet.main'),
    override('xl/styles.xml', 'styles'),
    ...sheets.map((_, n) => override(toSheetPath(n + 1), 'worksheet')),
    '</Types>',
  ].join('')
}

/** The first has the id rId1. */
function formatRelations(targets: [type: string, target: string][]): string {
  const all = targets.map(
    ([type, target], n) => `<Relationship Id="rId${n + 1}" Type="${RELATIONS}/${type}" Target="${target}"/>`,
  )
  return `<Relationships xmlns="${PACKAGE}/relationships">${all.join('')}</Relationships>`
}

function formatWorkbook(sheets: string[]): string {
  const all = sheets.map((name, n) => `<sheet name="${escapeXml(name)}" sheetId="${n + 1}" r:id="rId${n + 1}"/>`)
  const namespaces = `xmlns="${SPREADSHEET}" xmlns:r="${RELATIONS}"`
  return `<workbook ${namespaces}><bookViews><workbookView/></bookViews><sheets>${all.join('')}</sheets></workbook>`
}
