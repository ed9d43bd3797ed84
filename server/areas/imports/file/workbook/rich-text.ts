import type { XmlHandler } from './xml.ts'

/** Collects the text of a string, which may have parts in different fonts, without hints of its pronunciation. */
export type TextCollector = Required<XmlHandler> & { take(): string }

export function createTextCollector(): TextCollector {
  let collected = ''
  let isText = false
  let isHint = false
  return {
    open: (name) => {
      if (name === 't') isText = !isHint
      else if (name === 'rPh') isHint = true
    },
    text: (text) => {
      if (isText) collected += text
    },
    close: (name) => {
      if (name === 't') isText = false
      else if (name === 'rPh') isHint = false
    },
    take: () => {
      const text = decodeEscapes(collected)
      collected = ''
      return text
    },
  }
}

/** Characters that XML cannot hold are written as _x000D_. */
export function decodeEscapes(text: string): string {
  if (!text.includes('_x')) return text
  return text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}
