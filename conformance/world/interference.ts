import { DatabaseUnavailableError } from '../../server/platform/database/prepared.ts'
import type { UntypedHandlerFunction } from '../../server/request/exchange.ts'
import { newRequestId } from '../transports/attempt.ts'

export type ServerFaultCode = 'internal' | 'unavailable'

export type HandlerInterceptor = ReturnType<typeof buildHandlerInterceptor>

const FAULTS: Record<ServerFaultCode, () => Error> = {
  internal: () => new Error('This failure was asked for by the conformance suite.'),
  unavailable: () => new DatabaseUnavailableError('This outage was asked for by the conformance suite.'),
}

/** Interferes with single requests between request path and handler; the request id selects which and how. */
export function buildHandlerInterceptor() {
  const failing = new Map<string, ServerFaultCode>()
  const held = new Map<string, () => Promise<void>>()
  return {
    wrap:
      (handler: UntypedHandlerFunction): UntypedHandlerFunction =>
      async (call) => {
        const { requestId } = call as { requestId: string }
        const outcome = await handler(call)
        await held.get(requestId)?.()
        const fault = failing.get(requestId)
        if (fault) throw FAULTS[fault]()
        return outcome
      },
    /** The id of a request whose handler will fail after its work. */
    failingRequestId: (code: ServerFaultCode) => {
      const requestId = newRequestId()
      failing.set(requestId, code)
      return requestId
    },
    /** The id of a request that waits after its handler's work, before the commit, until it is released. */
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
