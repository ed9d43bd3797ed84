/** A `Uint8Array` with its own memory; also compiles before TypeScript 5.7, where `Uint8Array` is not generic. */
export type Bytes = ReturnType<Uint8Array['slice']>
