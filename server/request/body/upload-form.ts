import { BodyError } from './file-body.ts'

/** A form of a browser with a file as its last part (multipart/form-data, RFC 7578). */
export type UploadForm = {
  fields: URLSearchParams
  /** Null if none was chosen. It is read piece by piece, as it arrives. */
  file: { name: string; chunks: AsyncGenerator<Buffer> } | null
}

/** Of all fields and headings together; the file has its own limit. */
const MAX_FIELD_BYTES = 64 * 1024

/** More than any form with a file has. */
const MAX_FIELDS = 1_000

const MULTIPART = /^multipart\/form-data[ \t]*(?:;|$)/i
const PARAMETER = /;[ \t]*boundary=(?:"([^"]*)"|([^;\s]*))/i
/** RFC 2046, section 5.1.1. */
const BOUNDARY = /^[\w'()+,\-./:=? ]{0,69}[\w'()+,\-./:=?]$/

/** Undefined: the form is of another type. Null: it has no boundary, or one that none can be. */
export function findMultipartBoundary(contentType = ''): string | null | undefined {
  if (!MULTIPART.test(contentType)) return undefined
  const [, quoted, plain = ''] = PARAMETER.exec(contentType) ?? []
  const boundary = quoted ?? plain
  return BOUNDARY.test(boundary) ? boundary : null
}

const END_OF_HEADINGS = Buffer.from('\r\n\r\n')

export async function openUploadForm(chunks: AsyncIterable<Buffer>, boundary: string): Promise<UploadForm> {
  const mark = Buffer.from(`\r\n--${boundary}`)
  const parts = splitAtMarks(chunks)
  const fields = new URLSearchParams()
  await parts.takeUntil(mark)
  while ((await parts.take(2)).toString() === '\r\n') {
    const headings = (await parts.takeUntil(END_OF_HEADINGS)).toString()
    const name = /;\s*name="([^"]*)"/i.exec(headings)?.[1] ?? ''
    const fileName = /;\s*filename="([^"]*)"/i.exec(headings)?.[1]
    if (fileName) return { fields, file: { name: fileName, chunks: parts.streamUntil(mark) } }
    const value = await parts.takeUntil(mark)
    if (fields.size === MAX_FIELDS)
      throw new BodyError('payload_too_large', `The form has more than ${MAX_FIELDS} fields.`)
    if (fileName === undefined) fields.append(name, value.toString())
  }
  return { fields, file: null }
}

function splitAtMarks(chunks: AsyncIterable<Buffer>) {
  const iterator = chunks[Symbol.asyncIterator]()
  // The first mark has no line before it.
  let rest: Buffer = Buffer.from('\r\n')
  let left = MAX_FIELD_BYTES

  const readMore = async () => {
    const { value, done } = await iterator.next()
    if (done) throw new BodyError('malformed_request', 'The form ended before its last part did.')
    rest = Buffer.concat([rest, value])
  }
  const take = async (length: number): Promise<Buffer> => {
    left -= length
    if (left < 0) throw new BodyError('payload_too_large', `The form has more than ${MAX_FIELD_BYTES} bytes of fields.`)
    while (rest.length < length) await readMore()
    const taken = rest.subarray(0, length)
    rest = rest.subarray(length)
    return taken
  }
  const takeUntil = async (mark: Buffer): Promise<Buffer> => {
    let at = rest.indexOf(mark)
    while (at === -1 && rest.length <= left) {
      const seen = Math.max(0, rest.length - mark.length)
      await readMore()
      at = rest.indexOf(mark, seen)
    }
    const taken = await take(at === -1 ? left + 1 : at)
    rest = rest.subarray(mark.length)
    return taken
  }
  async function* streamUntil(mark: Buffer): AsyncGenerator<Buffer> {
    for (;;) {
      const at = rest.indexOf(mark)
      // What may be the beginning of the mark waits for what follows.
      const end = at === -1 ? Math.max(0, rest.length - mark.length + 1) : at
      if (end > 0) yield rest.subarray(0, end)
      rest = rest.subarray(end)
      if (at !== -1) return
      await readMore()
    }
  }
  return { take, takeUntil, streamUntil }
}
