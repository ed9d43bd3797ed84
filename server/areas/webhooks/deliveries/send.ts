import { createHmac } from 'node:crypto'
import {
  checkOutboundUrl,
  type PostPinned,
  type RequestCancellation,
  type UrlCheckOptions,
} from '../../../platform/outbound/index.ts'

export type DeliveryRequest = {
  url: string
  headers: Record<string, string>
  body: Buffer
  /** Cancelled when the caller no longer needs the response, and on timeout. */
  cancellation: RequestCancellation
}

export type DeliveryAnswer =
  | { status: number; answerStart: Buffer }
  | { failure: string; message: string; status: number | null }

/** `ended`: the caller cancelled. */
export type SendDelivery = (sending: DeliveryRequest) => Promise<DeliveryAnswer | 'ended'>

const TOTAL = 15_000

/** Checks the URL again for each attempt, and connects only to an address that passed the check. */
export function buildSendDelivery(checking: UrlCheckOptions, postPinned: PostPinned, total = TOTAL): SendDelivery {
  return async ({ url, headers, body, cancellation }) => {
    let isLate = false
    // DNS lookups count towards the time limit of an attempt.
    const timer = setTimeout(() => {
      isLate = true
      cancellation.cancel()
    }, total)
    const isEnded = () => cancellation.isCancelled && !isLate
    try {
      const checked = await checkOutboundUrl(url, checking, cancellation)
      if (isEnded()) return 'ended'
      if (!checked.ok) return { failure: checked.refused, message: checked.message, status: null }
      const posted = await postPinned({ url, addresses: checked.addresses, headers, body, cancellation })
      if (isEnded()) return 'ended'
      if (!('failure' in posted) || posted.failure !== 'aborted') return posted
      const message = `${new URL(url).host} did not finish its answer within ${total / 1000} seconds.`
      return { failure: 'timeout', message, status: posted.status }
    } finally {
      clearTimeout(timer)
    }
  }
}

/** The header `Service-Signature`: one `v1` for each secret, over the exact body. */
export function buildSignatureHeader(secrets: string[], body: Buffer, at: Date): string {
  const t = Math.floor(at.getTime() / 1000)
  return [`t=${t}`, ...secrets.map((secret) => `v1=${digest(secret, t, body)}`)].join(',')
}

/** The key is the whole secret as shown to the user, including its prefix. */
const digest = (secret: string, t: number, body: Buffer): string =>
  createHmac('sha256', secret).update(`${t}.`).update(body).digest('hex')
