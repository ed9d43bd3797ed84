import { DatabaseUnavailable } from '../../server/platform/database/prepared.ts'
import type { UntypedHandle } from '../../server/request/outcome.ts'
import { newRequestId } from '../transports/ready.ts'

export type FaultCode = 'internal' | 'unavailable'

export type HeldRequest = {
  requestId: string
  /** Resolves when the handler has done its work, of which nothing is committed yet. */
  entered: Promise<void>
  release(): void
}

export type Interference = {
  wrap(handler: UntypedHandle): UntypedHandle
  /** The id of a request whose handler will fail after it has done its work. */
  failingRequestId(code: FaultCode): string
  /** The id of a request that will wait after its handler has done its work until it is released. */
  holdRequest(): HeldRequest
}

const FAULTS: Record<FaultCode, () => Error> = {
  internal: () => new Error('This failure was asked for by the conformance suite.'),
  unavailable: () => new DatabaseUnavailable('This outage was asked for by the conformance suite.'),
}

/** Meddles with single requests between the request path and their handlers; the id of a request says which and how. */
export function buildInterference(): Interference {
  const failing = new Map<string, FaultCode>()
  const held = new Map<string, () => Promise<void>>()
  return {
    wrap: (handler) => async (call) => {
      const { requestId } = call as { requestId: string }
      const outcome = await handler(call)
      await held.get(requestId)?.()
      const fault = failing.get(requestId)
      if (fault) throw FAULTS[fault]()
      return outcome
    },
    failingRequestId: (code) => {
      const requestId = newRequestId()
      failing.set(requestId, code)
      return requestId
    },
    holdRequest: () => {
      const requestId = newRequestId()
      const entered = Promise.withResolvers<void>()
      const released = Promise.withResolvers<void>()
      held.set(requestId, () => {
        entered.resolve()
        return released.promise
      })
      return { requestId, entered: entered.promise, release: released.resolve }
    },
  }
}
