/** Bytes that are in memory of their own, spelt so that TypeScript before 5.7, whose `Uint8Array` is not generic, reads it too. */
export type Bytes = ReturnType<Uint8Array['slice']>
