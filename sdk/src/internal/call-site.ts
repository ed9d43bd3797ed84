import { PosternError } from '../core/errors.ts'

/**
 * An error that is made where a call is made and never thrown. Making one costs little: engines write out a stack when it is
 * read, which happens only if the call fails.
 */
export type CallSite = { stack?: unknown }

/** What V8 and others write above the frames of an error without a message; Firefox and Safari write nothing there. */
const HEADING = /^Error:? *(?=\n|$)/

/** The promise, but with the stack of the call in its errors: theirs end where the answer was read. */
export function leadBackTo<Data>(site: CallSite | undefined, promise: Promise<Data>): Promise<Data> {
  return promise.catch((error) => {
    throw ledBackTo(site, error)
  })
}

export function ledBackTo(site: CallSite | undefined, error: unknown): unknown {
  if (!(error instanceof PosternError) || typeof site?.stack !== 'string') return error
  const value = site.stack.replace(HEADING, () => `${error.name}: ${error.message}`)
  return Object.defineProperty(error, 'stack', { value, writable: true, configurable: true })
}
