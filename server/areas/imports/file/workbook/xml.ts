import { SaxesParser } from 'saxes'
import { buildLoopYielder } from '../../../../platform/yield-event-loop.ts'
import { TableReadError, toTableError } from '../cells.ts'

/** Names are without the prefix of their namespace. */
export type XmlHandler = {
  open(name: string, attributes: Record<string, string>): void
  text?(text: string): void
  close?(name: string): void
}

/** Characters without a tag; no cell of a workbook has as many. */
const MAX_TEXT = 500_000
const MAX_DEPTH = 100
/** Of one tag; programs write two or three dozens at most. */
const MAX_ATTRIBUTES = 100
const MAX_NAME = 255
/** Characters parsed between yields: few may name many times as much shared text. */
const SLICE = 2048

/** Parses XML piece by piece; yields after each piece, so that the caller can take what the handler has collected. */
export async function* parseXml(pieces: AsyncIterable<Buffer>, handler: XmlHandler): AsyncGenerator<void> {
  const parser = new SaxesParser<{ position: false; xmlns: false }>({ position: false, xmlns: false })
  let [untagged, depth, given] = [0, 0, 0]
  parser.on('doctype', () => {
    throw toTableError('workbook_damaged')
  })
  parser.on('attribute', ({ name }) => {
    given += 1
    if (given > MAX_ATTRIBUTES || name.length > MAX_NAME) throw toTableError('workbook_damaged')
  })
  parser.on('opentag', ({ name, attributes }) => {
    untagged = 0
    given = 0
    depth += 1
    if (depth > MAX_DEPTH || name.length > MAX_NAME) throw toTableError('workbook_damaged')
    handler.open(localName(name), attributes)
  })
  parser.on('closetag', ({ name }) => {
    untagged = 0
    depth -= 1
    handler.close?.(localName(name))
  })
  const { text } = handler
  if (text) parser.on('text', text)
  const decoder = new TextDecoder('utf-8')
  const yieldLoop = buildLoopYielder()
  const write = (part: string) => {
    untagged += part.length
    if (untagged > MAX_TEXT) throw toTableError('workbook_damaged')
    parse(() => parser.write(part))
  }
  for await (const piece of pieces) {
    const text = decoder.decode(piece, { stream: true })
    for (let at = 0; at < text.length; at += SLICE) {
      write(text.slice(at, at + SLICE))
      yield
      await yieldLoop()
    }
  }
  write(decoder.decode())
  parse(() => parser.close())
  yield
}

function parse(act: () => void): void {
  try {
    act()
  } catch (error) {
    throw error instanceof TableReadError ? error : toTableError('workbook_damaged')
  }
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

export async function parseWholeXml(pieces: AsyncIterable<Buffer>, handler: XmlHandler): Promise<void> {
  for await (const _ of parseXml(pieces, handler)) {
  }
}
