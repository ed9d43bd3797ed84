import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'

/** A request ready to send: building it is not measured. */
export type PreparedRequest = {
  method: string
  path: string
  key?: string | null
  headers?: Record<string, string>
  body?: string | Buffer
}

export type ReceivedResponse = { status: number; bytes: number; text: string }

/** Of larger responses only the length is recorded. */
const MAX_KEPT_BYTES = 1024 * 1024

const agent = new Agent({ keepAlive: true })

export const buildJsonRequestBody = (value: unknown): Pick<PreparedRequest, 'body' | 'headers'> => ({
  body: JSON.stringify(value),
  headers: { 'Content-Type': 'application/json' },
})

/** With a fixed Idempotency-Key, the same each time it is sent. */
export function addIdempotencyKey(sending: PreparedRequest): PreparedRequest {
  return { ...sending, headers: { ...sending.headers, 'Idempotency-Key': randomUUID() } }
}

export function sendPreparedRequest(
  baseUrl: string,
  { method, path, key, headers, body }: PreparedRequest,
  signal?: AbortSignal,
): Promise<ReceivedResponse> {
  return new Promise((resolve, reject) => {
    const sent = request(
      baseUrl + path,
      {
        agent,
        method,
        signal,
        headers: {
          ...(key ? { Authorization: `Bearer ${key}` } : {}),
          ...(method === 'POST' ? { 'Idempotency-Key': randomUUID() } : {}),
          ...(body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }),
          ...headers,
        },
      },
      (response) => {
        const kept: Buffer[] = []
        let bytes = 0
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length
          if (bytes <= MAX_KEPT_BYTES) kept.push(chunk)
        })
        response.on('error', reject)
        response.on('end', () => {
          const text = bytes <= MAX_KEPT_BYTES ? Buffer.concat(kept).toString('utf8') : ''
          resolve({ status: response.statusCode ?? 0, bytes, text })
        })
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

/** Sends in order with limited concurrency; returns the responses in order. */
export async function sendPreparedRequests(
  baseUrl: string,
  sendings: PreparedRequest[],
  { concurrency, signal }: { concurrency: number; signal: AbortSignal },
): Promise<ReceivedResponse[]> {
  const answers: ReceivedResponse[] = []
  const waiting = sendings.entries()
  const work = async () => {
    for (const [n, sending] of waiting) answers[n] = await sendPreparedRequest(baseUrl, sending, signal)
  }
  await Promise.all(Array.from({ length: Math.min(concurrency, sendings.length) }, work))
  return answers
}
