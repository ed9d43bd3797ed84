import { escapeXml } from './xml-text.ts'

/** Places in the list of the styles of cells. */
export const [DEFAULT_CELL_STYLE, HEADING_CELL_STYLE, TEXT_CELL_STYLE] = [0, 1, 2]

const SPREADSHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

/** Numbers below belong to formats that every program knows. */
const FIRST_FORMAT = 164

/** A style for each format that the columns name, and the style of each column. */
export function buildStylesXml(formats: (string | undefined)[]): { xml: string; byColumn: number[] } {
  const own = [...new Set(formats.filter((format) => format !== undefined))]
  const byColumn = formats.map((format) =>
    format === undefined ? DEFAULT_CELL_STYLE : TEXT_CELL_STYLE + 1 + own.indexOf(format),
  )
  const numbered = own.map((code, n) => `<numFmt numFmtId="${FIRST_FORMAT + n}" formatCode="${escapeXml(code)}"/>`)
  const styles = own.map(
    (_, n) => `<xf numFmtId="${FIRST_FORMAT + n}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
  )
  const font = '<sz val="11"/><name val="Calibri"/><family val="2"/>'
  const xml = [
    `<styleSheet xmlns="${SPREADSHEET}">`,
    numbered.length === 0 ? '' : `<numFmts count="${numbered.length}">${numbered.join('')}</numFmts>`,
    `<fonts count="2"><font>${font}</font><font><b/>${font}</font></fonts>`,
    '<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>',
    '<fill><patternFill patternType="solid"><fgColor rgb="FFE7ECF3"/><bgColor indexed="64"/></patternFill></fill></fills>',
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
    `<cellXfs count="${3 + styles.length}">`,
    '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>',
    '<xf numFmtId="0" fontId="1" fillId="2" borderId="0" xfId="0" applyFont="1" applyFill="1" applyAlignment="1">',
    '<alignment vertical="center"/></xf>',
    '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>',
    `${styles.join('')}</cellXfs>`,
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
  ]
  return { xml: xml.join(''), byColumn }
}
