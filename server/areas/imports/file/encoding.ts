import { isAscii, isUtf8 } from 'node:buffer'

export type FileEncoding = 'utf-8' | 'utf-8-bom' | 'utf-16le' | 'utf-16be' | 'windows-1252'

const MARKS: { encoding: FileEncoding; bytes: Buffer }[] = [
  { encoding: 'utf-8-bom', bytes: Buffer.from([0xef, 0xbb, 0xbf]) },
  { encoding: 'utf-16le', bytes: Buffer.from([0xff, 0xfe]) },
  { encoding: 'utf-16be', bytes: Buffer.from([0xfe, 0xff]) },
]

const MAX_MARK_LENGTH = 3

function markOf(start: Buffer): { encoding: FileEncoding; length: number } | null {
  const mark = MARKS.find(({ bytes }) => start.subarray(0, bytes.length).equals(bytes))
  return mark ? { encoding: mark.encoding, length: mark.bytes.length } : null
}

export const getByteOrderMark = (encoding: FileEncoding): Buffer =>
  MARKS.find((mark) => mark.encoding === encoding)?.bytes ?? Buffer.alloc(0)

const WINDOWS = new TextDecoder('windows-1252')
const CHARACTERS = Array.from({ length: 256 }, (_, byte) => WINDOWS.decode(Uint8Array.of(byte)))

/** The UTF-8 of each byte, in four places: up to three bytes, and how many they are. */
const IN_UTF8 = Buffer.alloc(4 * 256)
for (const [byte, character] of CHARACTERS.entries()) IN_UTF8[4 * byte + 3] = IN_UTF8.write(character, 4 * byte)

/** By tables: `TextDecoder` takes long for many short lines, and replacing characters half a second for a long one. */
export function windows1252ToUtf8(bytes: Buffer): Buffer {
  const utf8 = Buffer.allocUnsafe(3 * bytes.length)
  let length = 0
  for (let at = 0; at < bytes.length; at += 1) {
    const place = 4 * (bytes[at] as number)
    utf8[length] = IN_UTF8[place] as number
    utf8[length + 1] = IN_UTF8[place + 1] as number
    utf8[length + 2] = IN_UTF8[place + 2] as number
    length += IN_UTF8[place + 3] as number
  }
  return utf8.subarray(0, length)
}

const QUESTION_MARK = 0x3f
/** The byte of each code unit. */
const BYTES = new Uint8Array(0x1_00_00).fill(QUESTION_MARK)
for (const [byte, character] of CHARACTERS.entries()) BYTES[character.charCodeAt(0)] = byte

/** Characters that windows-1252 lacks become question marks. */
export function encodeText(text: string, encoding: FileEncoding): Buffer {
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

function windowsBytes(text: string): Buffer {
  const bytes = Buffer.allocUnsafe(text.length)
  let length = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    // The first half of a character has become a question mark.
    if (code >= 0xdc00 && code <= 0xdfff) continue
    bytes[length] = BYTES[code] as number
    length += 1
  }
  return bytes.subarray(0, length)
}

/**
 * A file as UTF-8 parts; the original encoding is certain only at the end. UTF-16 needs a byte order mark. Else UTF-8 or
 * windows-1252 per line: tables are pasted from several programs.
 */
export function decodeToUtf8(chunks: AsyncIterable<Buffer>) {
  const found: Found = { mark: null, hasUtf8: false, hasWindows: false }
  return { pieces: decodePieces(chunks, found), encoding: () => encodingOf(found) }
}

type Found = { mark: FileEncoding | null; hasUtf8: boolean; hasWindows: boolean }

const encodingOf = ({ mark, hasUtf8, hasWindows }: Found): FileEncoding =>
  mark ?? (hasWindows && !hasUtf8 ? 'windows-1252' : 'utf-8')

async function* decodePieces(chunks: AsyncIterable<Buffer>, found: Found): AsyncGenerator<Buffer> {
  const iterator = chunks[Symbol.asyncIterator]()
  const start = await readFirstBytes(iterator, MAX_MARK_LENGTH)
  const mark = markOf(start)
  found.mark = mark?.encoding ?? null
  const rest = prependChunk(start.subarray(mark?.length ?? 0), iterator)
  if (mark?.encoding === 'utf-16le' || mark?.encoding === 'utf-16be') yield* fromUtf16(rest, mark.encoding)
  else yield* fromLines(rest, found)
}

async function* fromUtf16(chunks: AsyncIterable<Buffer>, encoding: 'utf-16le' | 'utf-16be'): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder(encoding, { ignoreBOM: true })
  for await (const chunk of chunks) yield Buffer.from(decoder.decode(chunk, { stream: true }), 'utf8')
  yield Buffer.from(decoder.decode(), 'utf8')
}

const LINE_FEED = 0x0a
/** Parts end with a line, unless a line is longer than any row may be. */
const MAX_LINE_LENGTH = 2_000_000

async function* fromLines(chunks: AsyncIterable<Buffer>, found: Found): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = []
  let length = 0
  for await (const chunk of chunks) {
    const end = chunk.lastIndexOf(LINE_FEED) + 1
    if (end === 0 && length + chunk.length < MAX_LINE_LENGTH) {
      waiting.push(chunk)
      length += chunk.length
      continue
    }
    const cut = end === 0 ? chunk.length : end
    yield toUtf8(Buffer.concat([...waiting, chunk.subarray(0, cut)]), found)
    waiting = [chunk.subarray(cut)]
    length = chunk.length - cut
  }
  if (length > 0) yield toUtf8(Buffer.concat(waiting), found)
}

function toUtf8(lines: Buffer, found: Found): Buffer {
  if (isUtf8(lines)) {
    found.hasUtf8 ||= !isAscii(lines)
    return lines
  }
  const parts: Buffer[] = []
  for (let from = 0; from < lines.length; ) {
    const to = lines.indexOf(LINE_FEED, from) + 1 || lines.length
    if (from === 0 && to === lines.length) {
      found.hasWindows = true
      return windows1252ToUtf8(lines)
    }
    parts.push(toUtf8(lines.subarray(from, to), found))
    from = to
  }
  return Buffer.concat(parts)
}

/** The first pieces, which have so many bytes or more unless the file ends before. */
export async function readFirstBytes(pieces: AsyncIterator<Buffer>, least: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let length = 0
  while (length < least) {
    const { value, done } = await pieces.next()
    if (done) break
    parts.push(value)
    length += value.length
  }
  return Buffer.concat(parts)
}

export async function* prependChunk(first: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield first
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
}
