import { crc32, deflateRawSync } from 'node:zlib'

export type ZipEntry = { name: string; content: string | Buffer; stored?: boolean; flags?: number; crc?: number }

/** Writes a ZIP archive, also one that no program would write. */
export function buildZipArchive(entries: ZipEntry[]): Buffer {
  const local: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content, stored = false, flags = 0, crc } of entries) {
    const plain = Buffer.from(content as Buffer)
    const packed = stored ? plain : deflateRawSync(plain)
    const head = Buffer.alloc(30)
    head.writeUInt32LE(0x04034b50, 0)
    const described = Buffer.alloc(46)
    described.writeUInt32LE(0x02014b50, 0)
    described.writeUInt16LE(flags, 8)
    described.writeUInt16LE(stored ? 0 : 8, 10)
    described.writeUInt32LE(crc ?? crc32(plain), 16)
    described.writeUInt32LE(packed.length, 20)
    described.writeUInt32LE(plain.length, 24)
    described.writeUInt32LE(offset, 42)
    for (const [buffer, at] of [
      [head, 26],
      [described, 28],
    ] as const)
      buffer.writeUInt16LE(Buffer.byteLength(name), at)
    local.push(head, Buffer.from(name), packed)
    directory.push(described, Buffer.from(name))
    offset += 30 + Buffer.byteLength(name) + packed.length
  }
  const index = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(index.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...local, index, end])
}

export type WorkbookXmlParts = {
  /** What is inside `sheetData`. */
  rows: string
  /** What is inside `sst`. */
  strings?: string
  /** What is inside `styleSheet`. */
  styles?: string
  /** What is inside `workbook`; one sheet when left out. */
  workbook?: string
  others?: ZipEntry[]
  /** In the place of the whole sheet. */
  sheet?: string
}

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`

/** In the order in which Excel writes the parts: the texts follow the sheet. */
export function buildWorkbookEntries({
  rows,
  strings,
  styles,
  workbook,
  others = [],
  sheet,
}: WorkbookXmlParts): ZipEntry[] {
  const relations = [
    relation('r1', 'worksheet', 'worksheets/sheet1.xml'),
    relation('r2', 'worksheet', '/xl/worksheets/sheet2.xml'),
    relation('r3', 'sharedStrings', 'sharedStrings.xml'),
    relation('r4', 'styles', 'styles.xml'),
  ]
  const parts: [string, string][] = [
    ['_rels/.rels', `<Relationships>${relation('r1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`],
    [
      'xl/workbook.xml',
      `<workbook xmlns:r="${RELATIONS}">${workbook ?? '<sheets><sheet name="People" r:id="r1"/></sheets>'}</workbook>`,
    ],
    ['xl/_rels/workbook.xml.rels', `<Relationships>${relations.join('')}</Relationships>`],
    ['xl/worksheets/sheet1.xml', sheet ?? `<worksheet><sheetData>${rows}</sheetData></worksheet>`],
    ['xl/styles.xml', `<styleSheet>${styles ?? ''}</styleSheet>`],
    ['xl/sharedStrings.xml', `<sst>${strings ?? ''}</sst>`],
  ]
  return [...parts.map(([name, content]) => ({ name, content })), ...others]
}

export const buildWorkbook = (xml: WorkbookXmlParts) => buildZipArchive(buildWorkbookEntries(xml))
