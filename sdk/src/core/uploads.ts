/** Sources of a file: its text or bytes, a Blob or File, or a stream, including Node streams. */
export type FileSource =
  | string
  | Blob
  | Uint8Array
  | ArrayBuffer
  | ReadableStream<Uint8Array>
  | AsyncIterable<Uint8Array>

/** A file to send as it is. */
export type Upload = {
  /** The file. Open one on disk with `openFile` of `@postern/sdk/files`. */
  file: FileSource
}

/** Reads the whole file, because a retry sends it again. A table has more than one line, so a line is taken for a path. */
export async function readAsBlob(file: FileSource): Promise<Blob> {
  if (typeof file === 'string' && !/[\r\n]./.test(file)) {
    throw new TypeError(
      `"${file.slice(0, 100)}" is no table: give the text of one, or openFile(path) of @postern/sdk/files.`,
    )
  }
  return new Response(file as BodyInit).blob()
}

/** How a ZIP archive begins, and so an Excel workbook. */
const ARCHIVE = 'PK\x03\x04'

/** By the content: files rarely come with their type, and streams never. */
export async function chooseMediaType(file: Blob, types: string[]): Promise<string | undefined> {
  const isArchive = (await file.slice(0, ARCHIVE.length).text()) === ARCHIVE
  return types.find((type) => type.includes('openxml') === isArchive)
}
