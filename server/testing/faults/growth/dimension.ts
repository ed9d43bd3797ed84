import type { PreparedRequest, ReceivedResponse } from '../freeze/send.ts'
import type { FreezeScenarioTarget } from '../freeze/target.ts'

/** A way into the server, with an input that grows in one respect. */
export type InputDimension = {
  /** What a request enters by: an operation of the contract, a form of the console, a kind of file, a page. */
  way: string
  /** What grows. */
  what: string
  /** The largest size that is allowed, or that fits where nothing forbids it. */
  most: number
  /** Prepares what all sizes share. */
  open(target: FreezeScenarioTarget): Promise<OpenedDimension>
}

export type OpenedDimension = {
  /** Makes the request of a size; what it prepares is not measured. */
  make(size: number): PreparedRequest | Promise<PreparedRequest>
  /** Waits for work that the request started; measured too. */
  settle?(answers: ReceivedResponse[]): Promise<void>
}

/** The same with less to say, where nothing is prepared for all sizes. */
export const defineInputDimension = (
  way: string,
  what: string,
  most: number,
  make: OpenedDimension['make'],
): InputDimension => ({
  way,
  what,
  most,
  open: async () => ({ make }),
})

export const repeatText = (size: number, part: string | ((n: number) => string)): string =>
  typeof part === 'string' ? part.repeat(size) : Array.from({ length: size }, (_, n) => part(n)).join('')
