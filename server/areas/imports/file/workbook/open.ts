import { type ReadFile, toTableError } from '../cells.ts'
import { openZipArchive, type ZipArchive } from './archive.ts'
import { readWorkbookParts } from './parts.ts'
import { readSheetRows } from './sheet.ts'

/** Opens the first sheet of an XLSX file; other archives are refused. */
export async function openFirstSheet(open: ReadFile) {
  const archive = await openZipArchive(open)
  const other = nameOther(archive)
  if (other) throw toTableError('file_kind', { kind: other })
  const parts = await readWorkbookParts(archive)
  const rows = readSheetRows(archive.read(parts.sheet), parts)
  return { name: parts.sheetName, otherSheets: parts.otherSheets, rows }
}

function nameOther(archive: ZipArchive): string | undefined {
  if (archive.has('xl/workbook.bin')) return 'xlsb'
  if (archive.has('mimetype')) return 'open_document'
  if (archive.has('word/document.xml')) return 'document'
  return archive.has('_rels/.rels') ? undefined : 'archive'
}
