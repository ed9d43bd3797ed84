import { toTableError } from '../cells.ts'
import type { XmlHandler } from './xml.ts'

/** Collects the text of a string, which may have parts in different fonts, without hints of its pronunciation. */
export type CellTextCollector = Required<XmlHandler> & { take(): string }

export function buildTextCollector(): CellTextCollector {
  let collected = ''
  let isText = false
  let isHint = false
  return {
    open: (name) => {
      if (name === 't') isText = !isHint
      else if (name === 'rPh') isHint = true
    },
    text: (text) => {
      if (isText) collected = appendCellText(collected, text)
    },
    close: (name) => {
      if (name === 't') isText = false
      else if (name === 'rPh') isHint = false
    },
    take: () => {
      const text = decodeXmlEscapes(collected)
      collected = ''
      return text
    },
  }
}

/** Excel has half as many in a cell, and Google Sheets a few less. */
const MAX_TEXT = 65_536
const ESCAPE_LENGTH = '_x000D_'.length

const refuseLong = () => toTableError('sheet_cell', { limit: MAX_TEXT })

/** Adds to the text of a cell, in which escapes stand for characters. */
export function appendCellText(collected: string, text: string): string {
  if (collected.length + text.length > MAX_TEXT * ESCAPE_LENGTH) throw refuseLong()
  return collected + text
}

/** Characters that XML cannot hold are written as _x000D_. */
export function decodeXmlEscapes(text: string): string {
  const decoded = text.includes('_x') ? text.replace(ESCAPE, (_, code) => toCharacter(code)).toWellFormed() : text
  if (decoded.length > MAX_TEXT) throw refuseLong()
  return decoded
}

const ESCAPE = /_x([0-9a-f]{4})_/gi

const toCharacter = (code: string) => String.fromCharCode(Number.parseInt(code, 16))
