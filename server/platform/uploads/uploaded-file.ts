import type { Reader } from '../database/prepared.ts'

/** A file that came as the body of a request. */
export type UploadedFile = {
  size: number
  /** Where it was spooled; null where it is small enough to be in memory. */
  uploadId: string | null
  /** From the start, each time; `by` is what whoever holds a connection already reads with, so that they wait for no second one. */
  chunks(by?: Reader): AsyncIterable<Buffer>
  /** Says that somebody has taken it over: it is not deleted with the request. */
  keep(): void
}
