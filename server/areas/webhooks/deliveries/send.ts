import { type Judging, judgeUrl, type PostFailure, type PostPinned } from '../../../platform/outbound/index.ts'

export type Sending = { url: string; headers: Record<string, string>; body: Buffer; signal: AbortSignal }

export type Answered = { status: number; answerStart: Buffer } | { failure: string; message: string; status: number | null }

/** `ended`: nobody wants to know any more. */
export type Send = (sending: Sending) => Promise<Answered | 'ended'>

/** Judges the url again for each attempt, and connects to an address that was judged. */
export function buildSend(judging: Omit<Judging, 'signal'>, postPinned: PostPinned): Send {
  return async ({ url, headers, body, signal }) => {
    const judged = await judgeUrl(url, { ...judging, signal })
    if (signal.aborted) return 'ended'
    if (!judged.ok) return { failure: judged.refused, message: judged.message, status: null }
    const posted = await postPinned({ url, addresses: judged.addresses, headers, body, signal })
    return wasEnded(posted) ? 'ended' : posted
  }
}

function wasEnded(posted: Answered | PostFailure): boolean {
  return 'failure' in posted && posted.failure === 'aborted'
}
