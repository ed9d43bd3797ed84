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
  if (typeof file === 'string' && !/[\r\n]./.test(file))
    throw new TypeError('file must be a table or openFile(path), not a path.')
  return new Response(file as BodyInit).blob()
}
