import { type CallFailure, isRetryable, isSuccess, readCallFailure } from './failure'
import type { AppModel } from './model'
import type { HttpRequest } from './request'

export type ServiceResponse = { status: number; body: unknown; retryAfter: unknown }

const MAX_ATTEMPTS = 3
const MAX_WAIT_SECONDS = 60

/** For platforms that do not wait by themselves: waits as long as the service says, and repeats what may pass at once. */
export async function sendWithRetries(
  model: AppModel,
  request: HttpRequest,
  send: () => Promise<ServiceResponse>,
  sleep: (milliseconds: number) => Promise<unknown>,
): Promise<{ body: unknown } | { failure: CallFailure }> {
  for (let attempt = 1; ; attempt++) {
    const answer = await send()
    if (isSuccess(answer.status)) return { body: answer.body }
    const failure = readCallFailure(model, answer)
    const seconds = getRetrySeconds(request, failure, attempt)
    if (seconds === null) return { failure }
    await sleep(seconds * 1000)
  }
}

/** null: the same request is not sent again. */
function getRetrySeconds({ method, headers }: HttpRequest, failure: CallFailure, attempt: number): number | null {
  const { nextStep, seconds } = failure
  if (nextStep === 'wait') return seconds <= MAX_WAIT_SECONDS && attempt < MAX_ATTEMPTS ? seconds : null
  return attempt === 1 && isRetryable(method, headers, failure) ? 0 : null
}
