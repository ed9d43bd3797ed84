import { buildConnectionPool, type ConnectionPool } from './connection-pool.ts'
import { type HttpResponseStart, runPostExchange } from './post-exchange.ts'
import type { PostFailure } from './post-failure.ts'
import type { RequestCancellation } from './request-cancellation.ts'
import { parseTarget, type RequestTarget } from './request-target.ts'

export type PinnedPostRequest = {
  url: string
  /** The result of `checkOutboundUrl` for this request; no other address is connected to. */
  addresses: string[]
  headers: Record<string, string>
  body: Buffer
  /** When its time is over or nobody wants it any more. */
  cancellation: RequestCancellation
}

export type PostResult = HttpResponseStart | PostFailure

export type PostPinned = (request: PinnedPostRequest) => Promise<PostResult>

/** In milliseconds. */
export type PostTimeouts = {
  /** For a TLS connection, over all addresses tried. */
  connect: number
  idle: number
}

export type PostSettings = {
  timeouts?: PostTimeouts
  /** Certificate authorities that replace the default ones. */
  authorities?: string[]
}

/** Many servers close idle connections after five seconds. */
const TIMEOUTS: PostTimeouts = { connect: 5_000, idle: 4_000 }
/** Addresses of one host: with more, each would have too little time. */
const MAX_TRIED = 4

/** No redirects, no proxy, and certificates are always verified, whatever the environment says. */
export function buildPostPinned({ timeouts = TIMEOUTS, authorities }: PostSettings = {}): {
  postPinned: PostPinned
  close(): void
} {
  const connections = buildConnectionPool(timeouts.idle, authorities)
  const postPinned: PostPinned = async (request) => {
    const target = parseTarget(request.url, { allowLoopback: true })
    if (!target.ok) throw new Error(target.message)
    const posted = await tryAddresses(request, target, connections, timeouts.connect)
    if (!('failure' in posted && request.cancellation.isCancelled)) return posted
    const message = `The request to ${target.host} was ended before it was answered.`
    return { failure: 'aborted', message, status: posted.status }
  }
  return { postPinned, close: connections.close }
}

/** Tries addresses one after the other until one connects, each with an equal share of the remaining time. */
async function tryAddresses(
  { addresses, headers, body, cancellation }: PinnedPostRequest,
  target: RequestTarget,
  connections: ConnectionPool,
  connect: number,
): Promise<PostResult> {
  const deadline = performance.now() + connect
  const tries = Math.min(addresses.length, MAX_TRIED)
  let last: PostResult = { failure: 'connect', message: `${target.host} has no address.`, status: null }
  for (let index = 0; index < tries; index += 1) {
    const connectWithin = Math.max(1, (deadline - performance.now()) / (tries - index))
    const address = addresses[index] as string
    const options = { connections, target, address, headers, body, connectWithin, cancellation }
    let exchanged = await runPostExchange(options, false)
    // The server closed the reused connection while the request was sent. If it did get it, it knows the id.
    if ('failure' in exchanged && exchanged.stale) exchanged = await runPostExchange(options, true)
    if (!('failure' in exchanged)) return exchanged
    const { unsent, stale: _, ...failure } = exchanged
    if (!unsent || cancellation.isCancelled) return failure
    last = failure
  }
  return last
}
