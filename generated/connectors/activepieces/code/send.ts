import type { CallFailure } from '../runtime/failure'
import type { SendCall } from '../runtime/lists'
import type { AppModel } from '../runtime/model'
import { type ServiceResponse, sendWithRetries } from '../runtime/patience'
import { buildRequest, type HttpRequest, startStepRun } from '../runtime/request'

/** What people connect with. */
export type ConnectionFields = { address: string; api_key: string }

const LIMIT_MS = 60_000
const MAX_BYTES = 20_000_000

/** An answer of the service that is no success. */
export class ServiceRefusedError extends Error {
  readonly refusal: CallFailure
  constructor(failure: CallFailure) {
    const { message, nextStep } = failure
    super(nextStep === 'reconnect' ? `${message} Open the connection and put in another API key.` : message)
    this.refusal = failure
  }
}

/** Sends calls of one run. */
export function toSendCall(model: AppModel, connection: ConnectionFields, run = startStepRun()): SendCall {
  return async (call, values) => {
    const request = buildRequest(model, call, values, { ...run, app: `${model.app.name} for Activepieces` })
    const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
    const answer = await sendWithRetries(model, request, () => sendOnce(connection, request), sleep)
    if ('failure' in answer) throw new ServiceRefusedError(answer.failure)
    return answer.body
  }
}

async function sendOnce({ address, api_key }: ConnectionFields, request: HttpRequest): Promise<ServiceResponse> {
  const { method, path, query, headers, body } = request
  const answer = await fetch(`${address.replace(/\/+$/, '')}${path}?${new URLSearchParams(query)}`, {
    method,
    headers: {
      ...headers,
      Authorization: `Bearer ${api_key}`,
      ...(body ? { 'Content-Type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
    redirect: 'manual',
    signal: AbortSignal.timeout(LIMIT_MS),
  })
  return { status: answer.status, body: toJson(await readText(answer)), retryAfter: answer.headers.get('retry-after') }
}

async function readText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of (body ?? []) as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.length
    if (size > MAX_BYTES) throw new Error('The answer of the service is too large.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

/** What something between the piece and the service answers, such as a proxy, may be no JSON. */
function toJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
