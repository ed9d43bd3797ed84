import { type Refusal, refuse } from '../platform/contract/refusal.ts'
import { isTransientError, isWriteConflict } from '../platform/database/transient-errors.ts'

const RETRY_SECONDS = 1

export function toFailureRefusal(error: unknown): Refusal {
  if (isTransientError(error)) {
    const reason = isWriteConflict(error) ? 'Another change came in between' : 'The service cannot reach its database'
    return refuse('unavailable', `${reason}; nothing was changed, so try again in ${RETRY_SECONDS} second.`, {
      headers: { 'Retry-After': String(RETRY_SECONDS) },
    })
  }
  return refuse(
    'internal',
    'Something went wrong on our side; nothing was changed. Quote the request_id when you report it.',
  )
}
