export type ResponseReadState =
  | 'more'
  /** `reusable`: the connection can serve another request. */
  | { status: number; answerStart: Buffer; reusable: boolean }
  | 'no-http'
  | 'too-many-headers'
  /** The connection ended before the response did. */
  | 'lost'

/** How much of the body is stored, and how much is read before the response counts as complete. */
const KEPT = 1024
const MAX_READ = 65_536
const MAX_HEADERS = 16_384
const MAX_CHUNK_LINE_LENGTH = 1_024

const HEAD_END = '\r\n\r\n'
const BEGINNING = 'HTTP/1.'
const STATUS_LINE = /^HTTP\/1\.([01]) ([1-9]\d\d)(?: [\t\x20-\x7e\x80-\xff]*)?$/
const HEADER = /^([!#$%&'*+.^`|~\w-]+):[ \t]*([\t\x20-\x7e\x80-\xff]*)$/
const LENGTH = /^\d{1,15}$/
const CHUNK_SIZE = /^([0-9a-f]{1,8})[ \t]*(?:;[\t\x20-\x7e\x80-\xff]*)?$/i

const EMPTY = Buffer.alloc(0)

type Head = { status: number; body: Body; persistent: boolean }

/** The body ends after this many bytes, with its last chunk, or with the connection. */
type Body = number | 'chunked' | 'until-close'

/** Strict (RFC 9112): a response whose end is ambiguous is invalid. Only headers about its length are read. */
export function buildResponseReader() {
  let waiting: Buffer = EMPTY
  let headBytes = 0
  let head: Head | null = null
  const kept: Buffer[] = []
  let size = 0
  let chunked: Chunks | undefined

  const whole = ({ status, persistent, body }: Head): ResponseReadState => ({
    status,
    answerStart: Buffer.concat(kept),
    reusable: persistent && body !== 'until-close' && size <= MAX_READ && waiting.length === 0,
  })

  const keep = (bytes: Buffer) => {
    if (size < KEPT) kept.push(bytes.subarray(0, KEPT - size))
    size += bytes.length
  }

  const readHead = (): ResponseReadState | null => {
    const end = waiting.indexOf(HEAD_END)
    if (!BEGINNING.startsWith(waiting.toString('latin1', 0, BEGINNING.length))) return 'no-http'
    if (headBytes + (end === -1 ? waiting.length : end) > MAX_HEADERS) return 'too-many-headers'
    if (end === -1) return 'more'
    const found = parseHead(waiting.toString('latin1', 0, end))
    if (!found) return 'no-http'
    headBytes += end
    waiting = waiting.subarray(end + HEAD_END.length)
    if (found.status === 101) return 'lost'
    // 1xx: the final response follows.
    if (found.status >= 200) head = found
    return null
  }

  const readBody = (found: Head): ResponseReadState => {
    const bytes = waiting
    waiting = EMPTY
    if (found.body === 'chunked') {
      chunked ??= readChunks()
      const { read, rest } = chunked(bytes, keep)
      waiting = rest
      if (read === 'no-http') return read
      return read === 'whole' || size > MAX_READ ? whole(found) : 'more'
    }
    const length = found.body === 'until-close' ? Number.POSITIVE_INFINITY : found.body
    const own = bytes.length > length - size ? bytes.subarray(0, length - size) : bytes
    waiting = bytes.subarray(own.length)
    keep(own)
    return size === length || size > MAX_READ ? whole(found) : 'more'
  }

  return {
    push: (chunk: Buffer): ResponseReadState => {
      waiting = waiting.length === 0 ? chunk : Buffer.concat([waiting, chunk])
      while (head === null) {
        if (waiting.length === 0) return 'more'
        const read = readHead()
        if (read) return read
      }
      return readBody(head)
    },
    /** The peer closed the connection. */
    end: () => (head?.body === 'until-close' ? whole(head) : 'lost'),
    /** Once the response has begun. */
    status: () => head?.status ?? null,
  }
}

function parseHead(text: string): Head | null {
  const [first = '', ...lines] = text.split('\r\n')
  const [, minor, code] = STATUS_LINE.exec(first) ?? []
  if (code === undefined) return null
  const found: Record<string, string[]> = { 'content-length': [], 'transfer-encoding': [], connection: [] }
  for (const line of lines) {
    const [, name, value = ''] = HEADER.exec(line) ?? []
    if (name === undefined) return null
    found[name.toLowerCase()]?.push(value.trim().toLowerCase())
  }
  const status = Number(code)
  const body = bodyOf(status, found['content-length'] as string[], found['transfer-encoding'] as string[])
  if (body === null) return null
  const options = (found.connection as string[]).join(',').split(/\s*,\s*/)
  return { status, body, persistent: minor === '1' ? !options.includes('close') : options.includes('keep-alive') }
}

/** Null if the length is given in two ways. */
function bodyOf(status: number, lengths: string[], codings: string[]): Body | null {
  const [length] = lengths
  if (lengths.length > 1 || (length !== undefined && (codings.length > 0 || !LENGTH.test(length)))) return null
  if (status < 200 || status === 204 || status === 304) return 0
  if (codings.length > 0) return /(?:^|,)\s*chunked$/.test(codings.join(',')) ? 'chunked' : 'until-close'
  return length === undefined ? 'until-close' : Number(length)
}

type Chunks = (bytes: Buffer, keep: (bytes: Buffer) => void) => { read: 'more' | 'whole' | 'no-http'; rest: Buffer }

function readChunks(): Chunks {
  let left = 0
  let [afterChunk, inTrailers, trailers] = [false, false, 0]

  const readLine = (line: string): 'more' | 'whole' | 'no-http' => {
    if (afterChunk) {
      afterChunk = false
      return line === '' ? 'more' : 'no-http'
    }
    if (inTrailers) {
      trailers += line.length
      if (line === '') return 'whole'
      return trailers <= MAX_HEADERS && HEADER.test(line) ? 'more' : 'no-http'
    }
    const [, digits] = CHUNK_SIZE.exec(line) ?? []
    if (digits === undefined) return 'no-http'
    left = Number.parseInt(digits, 16)
    inTrailers = left === 0
    return 'more'
  }

  return (bytes, keep) => {
    let rest = bytes
    for (;;) {
      if (left > 0) {
        const own = rest.subarray(0, left)
        keep(own)
        left -= own.length
        rest = rest.subarray(own.length)
        if (left > 0) return { read: 'more', rest }
        afterChunk = true
      }
      const end = rest.indexOf('\r\n')
      if (end === -1) return { read: rest.length > MAX_CHUNK_LINE_LENGTH ? 'no-http' : 'more', rest }
      const read = end > MAX_CHUNK_LINE_LENGTH ? 'no-http' : readLine(rest.toString('latin1', 0, end))
      rest = rest.subarray(end + 2)
      if (read !== 'more') return { read, rest }
    }
  }
}
