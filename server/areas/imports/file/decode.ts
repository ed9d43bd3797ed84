import { isAscii, isUtf8 } from 'node:buffer'
import { type Encoding, MAX_MARK_LENGTH, markOf, windowsText } from './encoding.ts'
import { joined } from './joined.ts'

/** A file as UTF-8 in pieces, and how it was written, which is known for certain at its end. */
export type Decoded = { pieces: AsyncIterable<Buffer>; encoding(): Encoding }

/**
 * Reads UTF-8, UTF-16 that says so, and windows-1252. A line that is no valid UTF-8 is taken for windows-1252 and the others are
 * not, because tables are put together from pieces that were written by different programs.
 */
export function decode(chunks: AsyncIterable<Buffer>): Decoded {
  const found: Found = { mark: null, hasUtf8: false, hasWindows: false }
  return { pieces: decodePieces(chunks, found), encoding: () => encodingOf(found) }
}

type Found = { mark: Encoding | null; hasUtf8: boolean; hasWindows: boolean }

function encodingOf({ mark, hasUtf8, hasWindows }: Found): Encoding {
  return mark ?? (hasWindows && !hasUtf8 ? 'windows-1252' : 'utf-8')
}

async function* decodePieces(chunks: AsyncIterable<Buffer>, found: Found): AsyncGenerator<Buffer> {
  const iterator = chunks[Symbol.asyncIterator]()
  let start: Buffer = Buffer.alloc(0)
  while (start.length < MAX_MARK_LENGTH) {
    const { value, done } = await iterator.next()
    if (done) break
    start = Buffer.concat([start, value])
  }
  const mark = markOf(start)
  found.mark = mark?.encoding ?? null
  const rest = joined(start.subarray(mark?.length ?? 0), iterator)
  if (mark?.encoding === 'utf-16le' || mark?.encoding === 'utf-16be') yield* fromUtf16(rest, mark.encoding)
  else yield* fromLines(rest, found)
}

async function* fromUtf16(chunks: AsyncIterable<Buffer>, encoding: 'utf-16le' | 'utf-16be'): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder(encoding, { ignoreBOM: true })
  for await (const chunk of chunks) yield Buffer.from(decoder.decode(chunk, { stream: true }), 'utf8')
  yield Buffer.from(decoder.decode(), 'utf8')
}

const LINE_FEED = 0x0a
/** A piece ends with a line, unless a line is as long as no row may be. */
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
    const feed = lines.indexOf(LINE_FEED, from)
    const to = feed === -1 ? lines.length : feed + 1
    parts.push(lineToUtf8(lines.subarray(from, to), found))
    from = to
  }
  return Buffer.concat(parts)
}

function lineToUtf8(line: Buffer, found: Found): Buffer {
  if (isUtf8(line)) {
    found.hasUtf8 ||= !isAscii(line)
    return line
  }
  found.hasWindows = true
  return Buffer.from(windowsText(line), 'utf8')
}
