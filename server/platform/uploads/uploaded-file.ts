/** A file that came as the body of a request. */
export type UploadedFile = {
  size: number
  /** SHA-256. */
  digest: Buffer
  /** Where it was spooled; null where it is small enough to be in memory. */
  uploadId: string | null
  chunks(): AsyncIterable<Buffer>
}
