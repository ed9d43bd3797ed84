import { type Refusal, refuse } from '../platform/contract/refusal.ts'
import { isLockTimeout, isTransientError, isWriteConflict } from '../platform/database/transient-errors.ts'

const RETRY_SECONDS = 1

export function toFailureRefusal(error: unknown): Refusal {
  if (isTransientError(error)) {
    return refuse('unavailable', `${reasonOf(error)}; nothing was changed, so try again in ${RETRY_SECONDS} second.`, {
      headers: { 'Retry-After': String(RETRY_SECONDS) },
    })
  }
  return refuse(
    'internal',
    'Something went wrong on our side; nothing was changed. Quote the request_id when you report it.',
  )
}

function reasonOf(error: unknown): string {
  if (isWriteConflict(error)) return 'Another change came in between'
  if (isLockTimeout(error)) return 'Another change to the same takes too long'
  return 'The service cannot reach its database'
}
