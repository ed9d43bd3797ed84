import { type Failure, isSuccess, isWorthRepeating, readFailure } from './failure'
import type { Model } from './model'
import type { Request } from './request'

export type ServiceResponse = { status: number; body: unknown; retryAfter: unknown }

const MAX_ATTEMPTS = 3
const MAX_WAIT_SECONDS = 60

/** For platforms that do not wait by themselves: waits as long as the service says, and repeats what may pass at once. */
export async function sendWithRetries(
  model: Model,
  request: Request,
  send: () => Promise<ServiceResponse>,
  sleep: (milliseconds: number) => Promise<unknown>,
): Promise<{ body: unknown } | { failure: Failure }> {
  for (let attempt = 1; ; attempt++) {
    const answer = await send()
    if (isSuccess(answer.status)) return { body: answer.body }
    const failure = readFailure(model, answer)
    const seconds = secondsBeforeRepeating(request, failure, attempt)
    if (seconds === null) return { failure }
    await sleep(seconds * 1000)
  }
}

/** null: the same request is not sent again. */
function secondsBeforeRepeating({ method, headers }: Request, failure: Failure, attempt: number): number | null {
  const { nextStep, seconds } = failure
  if (nextStep === 'wait') return seconds <= MAX_WAIT_SECONDS && attempt < MAX_ATTEMPTS ? seconds : null
  return attempt === 1 && isWorthRepeating(method, headers, failure) ? 0 : null
}
