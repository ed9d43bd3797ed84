import { crc32, deflateSync } from 'node:zlib'
import { computeQrModules, QR_MODULE_PIXELS } from './modules.ts'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const BIT_DEPTH = 1
const GRAYSCALE = 0
const NO_FILTER = 0
/** Lines repeat within a few bytes; allocating a larger window would cost more than all the rest. */
const COMPRESSION = { level: 9, windowBits: 9, memLevel: 1, chunkSize: 1024 }

/** For mail programs, most of which show no SVG. */
export function renderQrPng(code: string): Buffer {
  const modules = computeQrModules(code)
  const pixels = modules.length * QR_MODULE_PIXELS
  const lines = modules.flatMap((row) => new Array<Buffer>(QR_MODULE_PIXELS).fill(scanline(row)))
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header(pixels)),
    chunk('IDAT', deflateSync(Buffer.concat(lines), COMPRESSION)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function header(pixels: number): Buffer {
  const data = Buffer.alloc(13)
  data.writeUInt32BE(pixels, 0)
  data.writeUInt32BE(pixels, 4)
  data.writeUInt8(BIT_DEPTH, 8)
  data.writeUInt8(GRAYSCALE, 9)
  return data
}

// With one bit per pixel and eight pixels per module, each module is one byte.
const scanline = (row: boolean[]): Buffer => Buffer.from([NO_FILTER, ...row.map((dark) => (dark ? 0x00 : 0xff))])

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(content.length + 8)
  framed.writeUInt32BE(data.length, 0)
  content.copy(framed, 4)
  framed.writeUInt32BE(crc32(content), content.length + 4)
  return framed
}
