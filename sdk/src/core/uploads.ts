/** Sources of a file: bytes, a Blob or File, or a stream, including Node streams. */
export type FileSource = Blob | Uint8Array | ArrayBuffer | ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>

/** A file to send as it is. */
export type Upload = {
  /** The file. Open one on disk with `openFile` of `@postern/sdk/files`. */
  file: FileSource
}

/** Reads the whole file, because a retry sends it again. */
export function readAsBlob(file: FileSource): Promise<Blob> {
  return new Response(file as BodyInit).blob()
}
