import type { Bundle, HttpRequestOptions, ZObject } from 'zapier-platform-core'
import { type CallFailure, isRetryable, isSuccess, readCallFailure } from '../../runtime/failure.ts'
import type { SendCall } from '../../runtime/lists.ts'
import type { AppModel } from '../../runtime/model.ts'
import { buildRequest, type HttpRequest, InvalidInputError, startStepRun } from '../../runtime/request.ts'

/** Sends calls of one run. */
export function toSendCall(model: AppModel, z: ZObject, { authData }: Bundle, run = startStepRun()): SendCall {
  const address = String(authData.address).replace(/\/+$/, '')
  return async (call, values) => {
    const named = { ...run, app: `${model.app.name} for Zapier` }
    const { path, query, body, ...request } = buildOrHalt(z, () => buildRequest(model, call, values, named))
    const options = {
      ...request,
      url: `${address}${path}?${new URLSearchParams(query)}`,
      headers: {
        ...request.headers,
        Authorization: `Bearer ${authData.api_key}`,
        ...(body ? { 'Content-Type': 'application/json' } : {}),
      },
      ...(body ? { body: toPlainJson(body) } : {}),
      redirect: 'manual',
      skipThrowForStatus: true,
      // Otherwise every 429 is tried again, also that of a quota that is used up for the month.
      throwForThrottlingEarly: false,
    } as HttpRequestOptions & { url: string }
    for (let attempt = 1; ; attempt++) {
      const response = await z.request(options)
      if (isSuccess(response.status)) return response.data
      const retryAfter = response.getHeader('retry-after')
      const failure = readCallFailure(model, { status: response.status, body: response.data, retryAfter })
      if (attempt > 1 || !isRetryable(request.method, request.headers, failure)) throw toPlatformError(z, failure)
    }
  }
}

/** The platform refuses text with two braces, which it takes for a place to fill in; in JSON they stand in text only. */
const toPlainJson = (body: object): string => JSON.stringify(body).replaceAll('{{', '\\u007b\\u007b')

function buildOrHalt(z: ZObject, build: () => HttpRequest): HttpRequest {
  try {
    return build()
  } catch (error) {
    throw error instanceof InvalidInputError ? new z.errors.HaltedError(error.message) : error
  }
}

/** A halted run is not tried again, a throttled one is, and an expired connection asks people to connect anew. */
function toPlatformError(z: ZObject, { nextStep, message, seconds, code, status }: CallFailure): Error {
  if (nextStep === 'reconnect') return new z.errors.ExpiredAuthError(message)
  if (nextStep === 'wait') return new z.errors.ThrottledError(message, seconds)
  if (nextStep === 'stop') return new z.errors.HaltedError(message)
  return new z.errors.Error(message, code, status)
}
