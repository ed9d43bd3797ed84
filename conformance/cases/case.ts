import type { ErrorCode } from '../../generated/errors.ts'
import type { Operation } from '../contract.ts'
import type { ApiAnswer, RequestParts, RequestToSend } from '../transports/attempt.ts'
import type { TestCaller } from '../world/test-caller.ts'

export type NamedCase = {
  name: string
  run(stage: TestCaller): Promise<void>
  /** Changes something for the whole installation, so no other case may run at the same time. */
  exclusive?: true
}

export type ConformanceCase = NamedCase & { operation: Operation; family: string }

export type ErrorCase = {
  name: string
  code: ErrorCode
  arrange(stage: TestCaller): Promise<RequestToSend>
  inspect?(answer: ApiAnswer, stage: TestCaller, attempt: RequestToSend): void | Promise<void>
  /** The SDK cannot be made to send this. */
  httpOnly?: boolean
}

/** A case of a request that would succeed, but for what `spoil` changes. */
export function refuse(
  operation: Operation,
  code: ErrorCode,
  name: string,
  spoil: (stage: TestCaller, parts: RequestParts) => Partial<RequestToSend> | Promise<Partial<RequestToSend>>,
  options: Pick<ErrorCase, 'inspect' | 'httpOnly'> = {},
): ErrorCase {
  const arrange = async (stage: TestCaller) => {
    const parts = await stage.unused(operation)
    const { key, ...changes } = await spoil(stage, parts)
    return { ...parts, ...changes, key: key === undefined ? await stage.keyFor(operation) : key }
  }
  return { name, code, arrange, ...options }
}

/** The fields of a request that is refused for its query, and counts all the same. */
export const UNKNOWN_QUERY_PARAMETER = { conformance_unknown: '1' }
