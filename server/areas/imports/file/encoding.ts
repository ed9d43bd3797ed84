/** How the bytes of a file stand for characters, and whether it says so at its beginning. */
export type Encoding = 'utf-8' | 'utf-8-bom' | 'utf-16le' | 'utf-16be' | 'windows-1252'

const MARKS: { encoding: Encoding; bytes: Buffer }[] = [
  { encoding: 'utf-8-bom', bytes: Buffer.from([0xef, 0xbb, 0xbf]) },
  { encoding: 'utf-16le', bytes: Buffer.from([0xff, 0xfe]) },
  { encoding: 'utf-16be', bytes: Buffer.from([0xfe, 0xff]) },
]

export const MAX_MARK_LENGTH = 3

/** What the first bytes of a file say of the rest. */
export function markOf(start: Buffer): { encoding: Encoding; length: number } | null {
  const mark = MARKS.find(({ bytes }) => start.subarray(0, bytes.length).equals(bytes))
  return mark ? { encoding: mark.encoding, length: mark.bytes.length } : null
}

/** What a file of this encoding begins with. */
export function markFor(encoding: Encoding): Buffer {
  return MARKS.find((mark) => mark.encoding === encoding)?.bytes ?? Buffer.alloc(0)
}

/** Of the bytes 80 to 9F: where windows-1252 differs from Latin-1. */
const UPPER = new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 32 }, (_, n) => 0x80 + n))
const BYTE_OF = new Map([...UPPER].map((character, n) => [character, 0x80 + n]))

/** As `TextDecoder` has it, which takes tens of milliseconds for a megabyte. */
export function windowsText(bytes: Buffer): string {
  return bytes.toString('latin1').replace(/[\x80-\x9f]/g, (character) => UPPER[character.charCodeAt(0) - 0x80] ?? '')
}

/** Text in bytes of the encoding. What windows-1252 has no byte for becomes a question mark. */
export function encode(text: string, encoding: Encoding): Buffer {
  switch (encoding) {
    case 'utf-16le':
      return Buffer.from(text, 'utf16le')
    case 'utf-16be':
      return Buffer.from(text, 'utf16le').swap16()
    case 'windows-1252':
      return windowsBytes(text)
    default:
      return Buffer.from(text, 'utf8')
  }
}

const SAME_IN_LATIN1 = /^[\0-\x7f\xa0-\xff]*$/

/** A row of rejects may have millions of characters. */
function windowsBytes(text: string): Buffer {
  if (SAME_IN_LATIN1.test(text)) return Buffer.from(text, 'latin1')
  const bytes = Buffer.allocUnsafe(text.length)
  let length = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code < 0x80) bytes[length] = code
    else {
      const character = String.fromCodePoint(text.codePointAt(at) ?? 0)
      bytes[length] = byteFor(character)
      at += character.length - 1
    }
    length += 1
  }
  return bytes.subarray(0, length)
}

function byteFor(character: string): number {
  const known = BYTE_OF.get(character)
  if (known !== undefined) return known
  const code = character.codePointAt(0) ?? 0
  return code < 0x80 || (code >= 0xa0 && code <= 0xff) ? code : 0x3f
}
