import { createClient } from '../../sdk/src/index.ts'
import type { Operation } from '../contract.ts'
import { type Answer, answerFrom, type ReadyAttempt } from './attempt.ts'

type UntypedCall = (
  method: string,
  path: string,
  init: object,
) => Promise<{ data?: unknown; error?: unknown; response: Response }>

/** Sends an attempt through the SDK's typed client, once: what the service answered first is what counts. */
export async function sendBySdk(baseUrl: string, operation: Operation, attempt: ReadyAttempt): Promise<Answer> {
  if (!attempt.key) throw new Error('The SDK cannot call without a key.')
  const { http } = createClient({ apiKey: attempt.key.value, baseUrl, maxRetries: 0 })
  const { path, query, body, bytes, headers } = attempt
  const call = http.request as unknown as UntypedCall
  const { data, error, response } = await call(attempt.method.toLowerCase(), operation.path, {
    params: { path, query },
    body,
    headers,
    ...(bytes === undefined ? {} : { bodySerializer: () => bytes }),
  })
  const content = response.ok ? data : error
  return answerFrom(response, content === undefined ? '' : JSON.stringify(content))
}
