import { pipeline, Readable } from 'node:stream'
import { crc32, createInflateRaw } from 'node:zlib'
import { type ReadFile, toTableError } from '../cells.ts'

/** A ZIP archive, of which entries are inflated on demand, within limits that hold for all of them together. */
export type ZipArchive = {
  has(name: string): boolean
  /** At most so many bytes, where a part has a limit of its own. */
  read(name: string, most?: number): AsyncGenerator<Buffer>
}

type Entry = { method: number; isEncrypted: boolean; checksum: number; packed: number; offset: number }

const MAX_ENTRIES = 1_000
/** In bytes. Programs write names of less than a hundred. */
const MAX_NAME = 1_024
/** Of all parts that are read, together. */
const MAX_INFLATED = 300_000_000
const MAX_RATIO = 100
/** Small parts may compress better than any sheet. */
const RATIO_FROM = 1_000_000

/** What is searched for the directory at the end: the last record may have a comment of 64 kB. */
const TAIL = 1_000_000

const DIRECTORY_END = Buffer.from('PK\x05\x06', 'latin1')
const DIRECTORY_END_LENGTH = 22
const ENTRY = 0x02014b50
const ENTRY_LENGTH = 46
const LOCAL_ENTRY = 0x04034b50
const LOCAL_ENTRY_LENGTH = 30
const STORED = 0
const DEFLATED = 8

export async function openZipArchive(open: ReadFile, maxInflated = MAX_INFLATED): Promise<ZipArchive> {
  const entries = await readDirectory(open)
  const budget = { left: maxInflated }
  return {
    has: (name) => entries.has(name.toLowerCase()),
    read: (name, most = maxInflated) => {
      const entry = entries.get(name.toLowerCase())
      if (!entry) throw toTableError('workbook_damaged')
      return inflated(open, entry, budget, most)
    },
  }
}

async function readDirectory(open: ReadFile): Promise<Map<string, Entry>> {
  const { tail, start } = await readTail(open)
  const end = tail.lastIndexOf(DIRECTORY_END)
  if (end === -1 || end + DIRECTORY_END_LENGTH > tail.length) throw toTableError('workbook_damaged')
  const count = tail.readUInt16LE(end + 10)
  if (count > MAX_ENTRIES) throw toTableError('archive_files', { limit: MAX_ENTRIES })
  let at = tail.readUInt32LE(end + 16) - start
  const entries = new Map<string, Entry>()
  for (let n = 0; n < count; n += 1) {
    if (at < 0 || at + ENTRY_LENGTH > end || tail.readUInt32LE(at) !== ENTRY) throw toTableError('workbook_damaged')
    const nameLength = tail.readUInt16LE(at + 28)
    if (nameLength > MAX_NAME) throw toTableError('workbook_damaged')
    const nameStart = at + ENTRY_LENGTH
    entries.set(tail.toString('utf8', nameStart, nameStart + nameLength).toLowerCase(), {
      isEncrypted: (tail.readUInt16LE(at + 8) & 1) === 1,
      method: tail.readUInt16LE(at + 10),
      checksum: tail.readUInt32LE(at + 16),
      packed: tail.readUInt32LE(at + 20),
      offset: tail.readUInt32LE(at + 42),
    })
    at = nameStart + nameLength + tail.readUInt16LE(at + 30) + tail.readUInt16LE(at + 32)
  }
  return entries
}

/** The end of the file, and where it starts in the file. */
async function readTail(open: ReadFile): Promise<{ tail: Buffer; start: number }> {
  const pieces: Buffer[] = []
  let [size, kept] = [0, 0]
  for await (const piece of open()) {
    pieces.push(piece)
    size += piece.length
    kept += piece.length
    while (kept - (pieces[0]?.length ?? 0) >= TAIL) kept -= pieces.shift()?.length ?? 0
  }
  return { tail: Buffer.concat(pieces), start: size - kept }
}

async function* inflated(open: ReadFile, entry: Entry, budget: { left: number }, most: number): AsyncGenerator<Buffer> {
  if (entry.isEncrypted) throw toTableError('archive_password')
  if (entry.method !== STORED && entry.method !== DEFLATED) throw toTableError('workbook_damaged')
  let [size, checksum] = [0, 0]
  for await (const piece of unpacked(packed(open, entry), entry.method)) {
    size += piece.length
    budget.left -= piece.length
    if (size > most) throw toTableError('workbook_size', { megabytes: most / 1_000_000 })
    if (budget.left < 0 || (size > RATIO_FROM && size > MAX_RATIO * entry.packed))
      throw toTableError('workbook_size', { megabytes: MAX_INFLATED / 1_000_000, times: MAX_RATIO })
    checksum = crc32(piece, checksum)
    yield piece
  }
  if (checksum !== entry.checksum) throw toTableError('workbook_damaged')
}

const INFLATED_PIECE = 65_536

async function* unpacked(bytes: AsyncGenerator<Buffer>, method: number): AsyncGenerator<Buffer> {
  if (method === STORED) {
    yield* bytes
    return
  }
  const inflate = createInflateRaw({ chunkSize: INFLATED_PIECE })
  // Errors are thrown where the pieces are read.
  pipeline(Readable.from(bytes, { highWaterMark: 1 }), inflate, () => {})
  try {
    for await (const piece of inflate) yield piece
  } catch (error) {
    const isOfZlib = String((error as NodeJS.ErrnoException).code).startsWith('Z_')
    throw isOfZlib ? toTableError('workbook_damaged') : error
  }
}

async function* packed(open: ReadFile, { offset, packed: length }: Entry): AsyncGenerator<Buffer> {
  let head: Buffer = Buffer.alloc(0)
  let left = -1
  for await (let piece of open(offset)) {
    if (left === -1) {
      head = Buffer.concat([head, piece])
      if (head.length < LOCAL_ENTRY_LENGTH) continue
      const skipped = LOCAL_ENTRY_LENGTH + head.readUInt16LE(26) + head.readUInt16LE(28)
      if (head.readUInt32LE(0) !== LOCAL_ENTRY) throw toTableError('workbook_damaged')
      if (head.length < skipped) continue
      left = length
      piece = head.subarray(skipped)
    }
    const taken = piece.subarray(0, left)
    left -= taken.length
    for (let at = 0; at < taken.length; at += INFLATED_PIECE) yield taken.subarray(at, at + INFLATED_PIECE)
    if (left === 0) return
  }
  throw toTableError('workbook_damaged')
}
