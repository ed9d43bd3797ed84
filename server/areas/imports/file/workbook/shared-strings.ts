import { toTableError } from '../cells.ts'
import { buildTextCollector } from './rich-text.ts'
import { parseWholeXml } from './xml.ts'

export type SharedStrings = { get(index: number): string | undefined }

const BLOCK = 1_048_576
const MAX_BLOCKS = 48
const MAX_STRINGS = 2_000_000

/** Stored as bytes in blocks: strings cut out of the XML would keep all of it in memory. */
export async function readSharedStrings(pieces: AsyncIterable<Buffer>): Promise<SharedStrings> {
  const blocks: Buffer[] = []
  let used = BLOCK
  let count = 0
  /** Of each string, where it starts and its length. */
  let places = new Uint32Array(2048)

  const add = (text: string) => {
    const length = Buffer.byteLength(text)
    if (used + length > BLOCK) {
      blocks.push(Buffer.allocUnsafeSlow(BLOCK))
      used = 0
    }
    if (length > BLOCK || blocks.length > MAX_BLOCKS || count === MAX_STRINGS) throw toTableError('workbook_texts')
    blocks.at(-1)?.write(text, used)
    if (places.length === 2 * count) places = doubled(places)
    places[2 * count] = (blocks.length - 1) * BLOCK + used
    places[2 * count + 1] = length
    used += length
    count += 1
  }

  const collector = buildTextCollector()
  await parseWholeXml(pieces, {
    ...collector,
    close: (name) => {
      collector.close(name)
      if (name === 'si') add(collector.take())
    },
  })
  return {
    get: (index) => {
      if (!Number.isInteger(index) || index < 0 || index >= count) return undefined
      const place = places[2 * index] as number
      const from = place % BLOCK
      return blocks[Math.floor(place / BLOCK)]?.toString('utf8', from, from + (places[2 * index + 1] as number))
    },
  }
}

function doubled(places: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(2 * places.length)
  larger.set(places)
  return larger
}
