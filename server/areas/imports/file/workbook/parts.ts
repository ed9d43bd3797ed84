import { posix } from 'node:path'
import { TableReadError } from '../cells.ts'
import { type Archive, DAMAGED } from './archive.ts'
import { createNumberFormat, type NumberFormat } from './number-formats.ts'
import { readSharedStrings, type SharedStrings } from './shared-strings.ts'
import { readXml } from './xml.ts'

/** What is needed to read the first sheet. */
export type WorkbookParts = {
  /** Where the sheet is in the archive. */
  sheet: string
  sheetName: string
  /** Names of the sheets that are not read. */
  otherSheets: string[]
  formats: NumberFormat[]
  strings: SharedStrings
}

type Relation = { id: string; type: string; target: string }
type Sheet = { name: string; relation: string; isHidden: boolean }

/** More than Excel allows. */
const MAX_STYLES = 100_000
const MAX_SHEETS = 10_000

export async function readWorkbookParts(archive: Archive): Promise<WorkbookParts> {
  const main = findRelation(await readRelations(archive, ''), 'officeDocument')
  if (!main) throw new TableReadError(DAMAGED)
  const { sheets, is1904 } = await readSheets(archive, main.target)
  const relations = await readRelations(archive, main.target)
  const worksheets = sheets.flatMap((sheet) => {
    const relation = relations.find(({ id, type }) => id === sheet.relation && type === 'worksheet')
    return relation ? [{ ...sheet, target: relation.target }] : []
  })
  const first = worksheets.find(({ isHidden }) => !isHidden) ?? worksheets[0]
  if (!first) throw new TableReadError('The workbook has no sheet with a table.')
  const styles = findRelation(relations, 'styles')
  const strings = findRelation(relations, 'sharedStrings')
  return {
    sheet: first.target,
    sheetName: first.name,
    otherSheets: worksheets.filter((sheet) => sheet !== first && !sheet.isHidden).map(({ name }) => name),
    formats: styles ? await readFormats(archive, styles.target, is1904) : [],
    strings: strings ? await readSharedStrings(archive.read(strings.target)) : { get: () => undefined },
  }
}

const findRelation = (relations: Relation[], wanted: string) => relations.find(({ type }) => type === wanted)

/** Relations of a part of the archive; those of the archive itself have an empty path. */
async function readRelations(archive: Archive, path: string): Promise<Relation[]> {
  const folder = posix.dirname(path)
  const relations: Relation[] = []
  await readXml(archive.read(posix.join(folder, '_rels', `${posix.basename(path)}.rels`)), {
    open: (name, { Id = '', Type = '', Target = '' }) => {
      if (name !== 'Relationship' || relations.length >= MAX_SHEETS) return
      const target = Target.startsWith('/') ? Target.slice(1) : posix.join(folder, Target)
      relations.push({ id: Id, type: posix.basename(Type), target })
    },
  })
  return relations
}

async function readSheets(archive: Archive, path: string): Promise<{ sheets: Sheet[]; is1904: boolean }> {
  const sheets: Sheet[] = []
  let is1904 = false
  await readXml(archive.read(path), {
    open: (name, attributes) => {
      if (name === 'workbookPr') is1904 = ['1', 'true'].includes(attributes.date1904 ?? '')
      if (name !== 'sheet' || sheets.length >= MAX_SHEETS) return
      const relation = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] ?? ''
      sheets.push({ name: attributes.name ?? '', relation, isHidden: (attributes.state ?? 'visible') !== 'visible' })
    },
  })
  return { sheets, is1904 }
}

/** The format of each style of a cell. */
async function readFormats(archive: Archive, path: string, is1904: boolean): Promise<NumberFormat[]> {
  const codes = new Map<number, string>()
  const ids: number[] = []
  let isCells = false
  await readXml(archive.read(path), {
    open: (name, { numFmtId, formatCode = '' }) => {
      if (name === 'cellXfs') isCells = true
      if (name === 'numFmt' && codes.size < MAX_STYLES) codes.set(Number(numFmtId), formatCode)
      if (name === 'xf' && isCells && ids.length < MAX_STYLES) ids.push(Number(numFmtId ?? 0))
    },
    close: (name) => {
      if (name === 'cellXfs') isCells = false
    },
  })
  const known = new Map<number, NumberFormat>()
  return ids.map((id) => {
    const format = known.get(id) ?? createNumberFormat(id, codes.get(id), is1904)
    known.set(id, format)
    return format
  })
}
