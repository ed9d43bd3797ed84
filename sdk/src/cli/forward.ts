/// <reference types="node" />
import { createHmac } from 'node:crypto'
import { signForTests } from '../webhooks/index.ts'

const TOTAL_MS = 15_000

/** Signs webhooks on this machine. Derived from the key, to be constant without storage; does not reveal the key. */
export const deriveListenSecret = (key: string): string =>
  `whsec_${createHmac('sha256', key).update('postern listen').digest('base64url')}`

/** Posts a body unchanged, with a new signature and the headers of a delivery. `summary` tells briefly what came of it. */
export async function forwardWebhook(
  address: string,
  { body, type, delivery }: { body: string; type: string; delivery: string },
  secret: string,
  signal: AbortSignal,
): Promise<{ ok: boolean; summary: string }> {
  const bytes = new TextEncoder().encode(body)
  const headers = {
    'Content-Type': 'application/json',
    'User-Agent': 'Postern-Webhooks/1 (postern listen)',
    'Service-Signature': await signForTests(bytes, secret),
    'Service-Delivery-Id': delivery,
    'Service-Delivery-Attempt': '1',
    'Service-Event-Type': type,
  }
  const began = Date.now()
  const end = AbortSignal.any([signal, AbortSignal.timeout(TOTAL_MS)])
  try {
    const answer = await fetch(address, { method: 'POST', headers, body: bytes, redirect: 'manual', signal: end })
    await answer.body?.cancel()
    const { status } = answer
    const ok = status >= 200 && status <= 299
    const note = ok ? '' : status >= 300 && status <= 399 ? ', and redirects are not followed' : ', a failure'
    return { ok, summary: `${status} in ${Date.now() - began} ms${note}` }
  } catch (error) {
    return { ok: false, summary: `no answer: ${reasonOf(error)}` }
  }
}

/** The innermost cause of a failed fetch, such as `connect ECONNREFUSED 127.0.0.1:3000`. */
function reasonOf(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError') return `nothing came within ${TOTAL_MS / 1000} seconds`
  let reason = error
  while (reason instanceof Error && reason.cause) reason = reason.cause
  // After several addresses failed, only the inner errors have messages.
  if (reason instanceof AggregateError && reason.errors[0] instanceof Error) reason = reason.errors[0]
  return reason instanceof Error ? reason.message : String(reason)
}
