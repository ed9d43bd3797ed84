import { crc32, createDeflateRaw } from 'node:zlib'

/** A ZIP archive that is written in order, each part compressed as it comes. */
export type ZipWriter = {
  /** Ends the part before. */
  begin(name: string): Promise<void>
  /** Returns while these bytes are compressed, after waiting for those before. */
  write(bytes: Buffer): Promise<void>
  /** The bytes written since the last call. */
  take(): Buffer
  end(): Promise<void>
}

type Part = { name: Buffer; offset: number; checksum: number; packed: number; size: number }

/** Stronger compression would take longer than everything else together, for files that are read once or twice. */
const LEVEL = 1

const LOCAL_PART = 0x04034b50
const SIZES = 0x08074b50
const DIRECTORY_PART = 0x02014b50
const DIRECTORY_END = 0x06054b50
const VERSION = 20
/** Sizes come after the bytes; names are UTF-8. */
const FLAGS = 0x0808
const DEFLATED = 8
/** 1 January 1980, as Excel itself writes it: the same rows make the same file. */
const DATE = 0x21

/** Throws where a part or the archive would have more than 4 GB, which few programs read. */
export function buildZipWriter(): ZipWriter {
  const parts: Part[] = []
  let open: { part: Part; deflater: ReturnType<typeof buildDeflater> } | undefined
  let pieces: Buffer[] = []
  let offset = 0
  const put = (bytes: Buffer) => {
    pieces.push(bytes)
    offset += bytes.length
  }
  const close = async () => {
    if (!open) return
    const { part, deflater } = open
    open = undefined
    await deflater.end()
    part.packed = offset - part.offset - LOCAL_LENGTH - part.name.length
    put(Buffer.concat([toUint32(SIZES), sizesOf(part)]))
    parts.push(part)
  }
  return {
    begin: async (name) => {
      await close()
      const part = { name: Buffer.from(name), offset, checksum: 0, packed: 0, size: 0 }
      put(formatLocalHead(part))
      open = { part, deflater: buildDeflater(put) }
    },
    write: async (bytes) => {
      if (!open) throw new Error('No part of the archive has begun.')
      const { part, deflater } = open
      part.checksum = crc32(bytes, part.checksum)
      part.size += bytes.length
      await deflater.write(bytes)
    },
    take: () => {
      const taken = Buffer.concat(pieces)
      pieces = []
      return taken
    },
    end: async () => {
      await close()
      put(formatDirectory(parts, offset))
    },
  }
}

/** Compresses on another thread while the next bytes are made, and holds no more than the two. */
function buildDeflater(put: (bytes: Buffer) => void) {
  const deflate = createDeflateRaw({ level: LEVEL }).on('data', put)
  let compressed = Promise.resolve()
  const settled = (act: (done: (error?: Error | null) => void) => void) =>
    new Promise<void>((resolve, reject) => act((error) => (error ? reject(error) : resolve())))
  return {
    write: async (bytes: Buffer) => {
      await compressed
      compressed = settled((done) => deflate.write(bytes, done))
    },
    end: async () => {
      await compressed
      await settled((done) => deflate.once('end', done).end())
    },
  }
}

const LOCAL_LENGTH = 30
const DIRECTORY_LENGTH = 46
const END_LENGTH = 22

function toUint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

const sizesOf = ({ checksum, packed, size }: Part) => Buffer.concat([checksum, packed, size].map(toUint32))

function formatLocalHead({ name }: Part): Buffer {
  const head = Buffer.alloc(LOCAL_LENGTH)
  head.writeUInt32LE(LOCAL_PART)
  writeMeans(head, 4, name)
  return Buffer.concat([head, name])
}

function formatDirectory(parts: Part[], start: number): Buffer {
  const entries = parts.map((part) => {
    const entry = Buffer.alloc(DIRECTORY_LENGTH)
    entry.writeUInt32LE(DIRECTORY_PART)
    entry.writeUInt16LE(VERSION, 4)
    writeMeans(entry, 6, part.name)
    sizesOf(part).copy(entry, 16)
    entry.writeUInt32LE(part.offset, 42)
    return Buffer.concat([entry, part.name])
  })
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(END_LENGTH)
  end.writeUInt32LE(DIRECTORY_END)
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(start, 16)
  return Buffer.concat([directory, end])
}

/** What the head of a part and its entry in the directory have alike: how the bytes are to be read. */
function writeMeans(head: Buffer, at: number, name: Buffer): void {
  head.writeUInt16LE(VERSION, at)
  head.writeUInt16LE(FLAGS, at + 2)
  head.writeUInt16LE(DEFLATED, at + 4)
  head.writeUInt16LE(DATE, at + 8)
  head.writeUInt16LE(name.length, at + 22)
}
