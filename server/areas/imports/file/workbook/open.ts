import { type OpenFile, TableReadError } from '../cells.ts'
import { type Archive, openArchive } from './archive.ts'
import { readWorkbookParts } from './parts.ts'
import { readSheetRows } from './sheet.ts'

/** Opens the first sheet of an XLSX file; other archives are refused. */
export async function openFirstSheet(open: OpenFile) {
  const archive = await openArchive(open)
  const other = nameOther(archive)
  if (other) throw new TableReadError(`The file is ${other}. Save the table as CSV or XLSX and send that.`)
  const parts = await readWorkbookParts(archive)
  const rows = readSheetRows(archive.read(parts.sheet), parts)
  return { name: parts.sheetName, otherSheets: parts.otherSheets, rows }
}

function nameOther(archive: Archive): string | undefined {
  if (archive.has('xl/workbook.bin')) return 'a binary workbook (.xlsb)'
  if (archive.has('mimetype')) return 'an OpenDocument file, such as .ods'
  if (archive.has('word/document.xml')) return 'a document of a word processor'
  return archive.has('_rels/.rels') ? undefined : 'an archive, and no workbook'
}
