/** What a file can be read from: bytes, a Blob or File, or a stream, also one of Node. */
export type FileSource = Blob | Uint8Array | ArrayBuffer | ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>

/** A file that is sent as it is, in place of an object. */
export type Upload = {
  /** The file. One on the disk is opened with `openFile` of `@postern/sdk/files`. */
  file: FileSource
}

/** In one piece, because a call that fails is sent again. */
export async function wholeOf(file: FileSource): Promise<Blob | ArrayBuffer> {
  if (file instanceof Blob || file instanceof ArrayBuffer) return file
  if (file instanceof Uint8Array) return new Uint8Array(file).buffer
  if ('getReader' in file) return new Response(file).arrayBuffer()
  const pieces: Uint8Array<ArrayBuffer>[] = []
  for await (const piece of file) pieces.push(new Uint8Array(piece))
  return new Blob(pieces)
}
