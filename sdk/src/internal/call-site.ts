import { PosternError } from '../core/errors.ts'

/** An error created at the call, never thrown. Cheap: engines format a stack when it is read, so only on failure. */
export type CallSite = { stack?: unknown }

/** V8 and others write this above the frames of an error without a message; Firefox and Safari do not. */
const HEADING = /^Error:? *(?=\n|$)/

/** Puts the stack of the call into the promise's errors: their own ends where the response was read. */
export function rejectWithCallStack<Data>(site: CallSite | undefined, promise: Promise<Data>): Promise<Data> {
  return promise.catch((error) => {
    throw setCallStack(site, error)
  })
}

export function setCallStack(site: CallSite | undefined, error: unknown): unknown {
  if (!(error instanceof PosternError) || typeof site?.stack !== 'string') return error
  const value = site.stack.replace(HEADING, () => `${error.name}: ${error.message}`)
  return Object.defineProperty(error, 'stack', { value, writable: true, configurable: true })
}
