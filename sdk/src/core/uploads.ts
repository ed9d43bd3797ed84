/** What a file can be read from: bytes, a Blob or File, or a stream, also one of Node. */
export type FileSource = Blob | Uint8Array | ArrayBuffer | ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>

/** A file that is sent as it is, in place of an object. */
export type Upload = {
  /** The file. One on the disk is opened with `openFile` of `@postern/sdk/files`. */
  file: FileSource
}

/** In one piece, because a call that fails is sent again. */
export function wholeOf(file: FileSource): Promise<Blob> {
  return new Response(file as BodyInit).blob()
}
