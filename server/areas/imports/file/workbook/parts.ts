import { posix } from 'node:path'
import { toTableError } from '../cells.ts'
import type { ZipArchive } from './archive.ts'
import { buildBuiltInFormat, buildCustomFormat, type CellNumberFormat } from './number-formats.ts'
import { readSharedStrings, type SharedStrings } from './shared-strings.ts'
import { parseWholeXml } from './xml.ts'

export type WorkbookParts = Awaited<ReturnType<typeof readWorkbookParts>>

type Relation = { id: string; type: string; target: string }
type Sheet = { name: string; relation: string; isHidden: boolean }

const MAX_SHEETS = 255
/** Excel has 31 characters, others have more. */
const MAX_SHEET_NAME = 255
/** Those of Excel are a few hundred; files that were copied for years have thousands. */
const MAX_FORMATS = 10_000
/** As many as Excel has. */
const MAX_STYLES = 65_536
const MAX_RELATIONS = 1_000
const MAX_RELATION_TEXT = 1_024

/** What each part may unpack to. */
const RELATIONS_BYTES = 1_000_000
const WORKBOOK_BYTES = 16_000_000
const STYLES_BYTES = 32_000_000

const refuseMore = (limit: number, thing: string) => toTableError('workbook_parts', { thing, limit })

/** What is needed to read the first sheet. */
export async function readWorkbookParts(archive: ZipArchive) {
  const main = findRelation(await readRelations(archive, ''), 'officeDocument')
  if (!main) throw toTableError('workbook_damaged')
  const { sheets, is1904 } = await readSheets(archive, main.target)
  const relations = await readRelations(archive, main.target)
  const targets = new Map<string, string>()
  for (const { id, type, target } of relations) {
    if (type === 'worksheet' && !targets.has(id)) targets.set(id, target)
  }
  const worksheets = sheets.flatMap((sheet) => {
    const target = targets.get(sheet.relation)
    return target === undefined ? [] : [{ ...sheet, target }]
  })
  const first = worksheets.find(({ isHidden }) => !isHidden) ?? worksheets[0]
  if (!first) throw toTableError('workbook_no_sheet')
  const styles = findRelation(relations, 'styles')
  const texts = findRelation(relations, 'sharedStrings')
  const strings: SharedStrings = texts ? await readSharedStrings(archive.read(texts.target)) : { get: () => undefined }
  return {
    sheet: first.target,
    sheetName: first.name,
    otherSheets: worksheets.filter((sheet) => sheet !== first && !sheet.isHidden).map(({ name }) => name),
    formats: styles ? await readFormats(archive, styles.target, is1904) : [],
    strings,
  }
}

const findRelation = (relations: Relation[], wanted: string) => relations.find(({ type }) => type === wanted)

/** Relations of a part of the archive; those of the archive itself have an empty path. */
async function readRelations(archive: ZipArchive, path: string): Promise<Relation[]> {
  const folder = posix.dirname(path)
  const relations: Relation[] = []
  const listed = posix.join(folder, '_rels', `${posix.basename(path)}.rels`)
  await parseWholeXml(archive.read(listed, RELATIONS_BYTES), {
    open: (name, { Id = '', Type = '', Target = '' }) => {
      if (name !== 'Relationship') return
      if (relations.length === MAX_RELATIONS) throw refuseMore(MAX_RELATIONS, 'parts')
      if (Math.max(Id.length, Type.length, Target.length) > MAX_RELATION_TEXT) throw toTableError('workbook_damaged')
      const target = Target.startsWith('/') ? Target.slice(1) : posix.join(folder, Target)
      relations.push({ id: Id, type: posix.basename(Type), target })
    },
  })
  return relations
}

async function readSheets(archive: ZipArchive, path: string): Promise<{ sheets: Sheet[]; is1904: boolean }> {
  const sheets: Sheet[] = []
  let is1904 = false
  await parseWholeXml(archive.read(path, WORKBOOK_BYTES), {
    open: (name, attributes) => {
      if (name === 'workbookPr') is1904 = ['1', 'true'].includes(attributes.date1904 ?? '')
      if (name !== 'sheet') return
      if (sheets.length === MAX_SHEETS) throw refuseMore(MAX_SHEETS, 'sheets')
      const relation = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] ?? ''
      const shown = (attributes.name ?? '').slice(0, MAX_SHEET_NAME).toWellFormed()
      sheets.push({ name: shown, relation, isHidden: (attributes.state ?? 'visible') !== 'visible' })
    },
  })
  return { sheets, is1904 }
}

/** The format of each style of a cell. */
async function readFormats(archive: ZipArchive, path: string, is1904: boolean): Promise<CellNumberFormat[]> {
  const formats = new Map<number, CellNumberFormat>()
  const ids: number[] = []
  let [isCells, custom] = [false, 0]
  await parseWholeXml(archive.read(path, STYLES_BYTES), {
    open: (name, { numFmtId, formatCode = '' }) => {
      if (name === 'cellXfs') isCells = true
      else if (name === 'numFmt') {
        if (custom === MAX_FORMATS) throw refuseMore(MAX_FORMATS, 'number_formats')
        custom += 1
        formats.set(Number(numFmtId), buildCustomFormat(formatCode, is1904))
      } else if (name === 'xf' && isCells) {
        if (ids.length === MAX_STYLES) throw refuseMore(MAX_STYLES, 'cell_styles')
        ids.push(Number(numFmtId ?? 0))
      }
    },
    close: (name) => {
      if (name === 'cellXfs') isCells = false
    },
  })
  return ids.map((id) => {
    const format = formats.get(id) ?? buildBuiltInFormat(id, is1904)
    formats.set(id, format)
    return format
  })
}
