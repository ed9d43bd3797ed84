/** Limits cyclic chains; real ones have two or three causes. */
const DEEPEST = 5

/** Why a `fetch` failed: a code such as `ECONNREFUSED`, or else a message, stripped of query and key. */
export function describeFetchFailure(failure: unknown): string | null {
  const causes = causesOf(failure)
  const reason = causes.map(codeOf).find(Boolean) ?? causes.map(messageOf).reverse().find(Boolean)
  return reason ? reason.replace(/\?\S*/g, '').replace(/svc_(?:live|test)_[!-~]*/g, '…') : null
}

function causesOf(failure: unknown): unknown[] {
  const causes = [failure]
  for (let cause = failure; causes.length < DEEPEST && isObject(cause) && 'cause' in cause; causes.push(cause))
    cause = cause.cause
  return causes
}

function codeOf(cause: unknown): string | null {
  return isObject(cause) && 'code' in cause && typeof cause.code === 'string' ? cause.code : null
}

function messageOf(cause: unknown): string | null {
  if (typeof cause === 'string') return cause
  return isObject(cause) && 'message' in cause && typeof cause.message === 'string' ? cause.message : null
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
