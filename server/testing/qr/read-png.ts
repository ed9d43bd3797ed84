import { crc32, inflateSync } from 'node:zlib'

export type RgbaImage = { width: number; height: number; data: Uint8Array }

/** Decodes a PNG with one bit per pixel and unfiltered lines to RGBA, with the checks of a strict decoder. */
export function readBlackAndWhitePng(png: Buffer): RgbaImage {
  const chunks = chunksOf(png)
  const header = chunks[0]?.data ?? Buffer.alloc(13)
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)]
  const kind = [...header.subarray(8)]
  if (kind.join() !== '1,0,0,0,0') throw new Error(`This is another kind of PNG: ${kind}.`)
  const names = chunks.map(({ type }) => type).join()
  if (names !== 'IHDR,IDAT,IEND') throw new Error(`These are other chunks: ${names}.`)
  const lines = inflateSync(chunks[1]?.data ?? Buffer.alloc(0))
  const bytesInLine = 1 + Math.ceil(width / 8)
  if (lines.length !== bytesInLine * height) throw new Error('The lines are not as many as the header says.')
  const data = new Uint8Array(width * height * 4).fill(255)
  for (let y = 0; y < height; y += 1) {
    if (lines[y * bytesInLine] !== 0) throw new Error('This line is filtered.')
    for (let x = 0; x < width; x += 1) {
      const byte = lines[y * bytesInLine + 1 + (x >> 3)] ?? 0
      const light = (byte >> (7 - (x & 7))) & 1
      data.fill(light * 255, (y * width + x) * 4, (y * width + x) * 4 + 3)
    }
  }
  return { width, height, data }
}

function chunksOf(png: Buffer): { type: string; data: Buffer }[] {
  if (png.subarray(0, 8).toString('hex') !== '89504e470d0a1a0a') throw new Error('This is no PNG.')
  const chunks = []
  for (let at = 8; at < png.length; ) {
    const end = at + 8 + png.readUInt32BE(at)
    const type = png.toString('latin1', at + 4, at + 8)
    if (crc32(png.subarray(at + 4, end)) !== png.readUInt32BE(end)) throw new Error(`The chunk ${type} is damaged.`)
    chunks.push({ type, data: png.subarray(at + 8, end) })
    at = end + 4
  }
  return chunks
}
