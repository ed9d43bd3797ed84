import { escapeCellFormula } from '../formats/formula.ts'
import { getFormulaErrorText, isFormulaError } from './formula-errors.ts'
import { TEXT_CELL_STYLE } from './styles.ts'
import { escapeXml } from './xml-text.ts'

/** A date is shown as in UTC. */
export type WorkbookValue = string | number | boolean | Date | null | undefined

/** A cell that names its style, where that is not the default, and its place; absent cells cost nothing. */
export function formatCellXml(value: WorkbookValue, place: string, style: number): string {
  if (value === undefined || value === null || value === '') return ''
  if (typeof value === 'number') return `<c r="${place}"${toStyle(style)}><v>${value}</v></c>`
  if (typeof value === 'boolean') return `<c r="${place}"${toStyle(style)} t="b"><v>${value ? 1 : 0}</v></c>`
  if (typeof value === 'string') return formatTextCell(value, place, style)
  return `<c r="${place}"${toStyle(style)}><v>${EPOCH + value.getTime() / DAY_MS}</v></c>`
}

/** 1 January 1970 in the days of spreadsheets. */
const EPOCH = 25_569
const DAY_MS = 86_400_000

function formatTextCell(value: string, place: string, style: number): string {
  if (isFormulaError(value))
    return `<c r="${place}"${toStyle(style)} t="e"><v>${escapeXml(getFormulaErrorText(value))}</v></c>`
  const text = escapeXml(value)
  if (text === '') return ''
  // Such cells get a style that keeps them text when edited.
  const isFormula = escapeCellFormula(value) !== value
  const space = OUTER_SPACE.test(text) ? ' xml:space="preserve"' : ''
  return `<c r="${place}"${toStyle(isFormula ? TEXT_CELL_STYLE : style)} t="inlineStr"><is><t${space}>${text}</t></is></c>`
}

const OUTER_SPACE = /^\s|\s$/

const toStyle = (style: number) => (style === 0 ? '' : ` s="${style}"`)
