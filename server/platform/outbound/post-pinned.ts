import { buildConnectionPool, type Cancellation, type ConnectionPool } from './connection-pool.ts'
import { type HttpResponseStart, runExchange } from './post-exchange.ts'
import type { PostFailure } from './post-failure.ts'
import { parseTarget, type RequestTarget } from './request-target.ts'

export type PinnedRequest = {
  url: string
  /** The result of `checkUrl` for this request; no other address is connected to. */
  addresses: string[]
  headers: Record<string, string>
  body: Buffer
  signal?: AbortSignal
}

export type PostResult = HttpResponseStart | PostFailure

export type PostPinned = (request: PinnedRequest) => Promise<PostResult>

/** In milliseconds. */
export type PostTimeouts = {
  /** For a TLS connection, over all addresses tried. */
  connect: number
  total: number
  idle: number
}

export type PostSettings = {
  timeouts?: PostTimeouts
  /** Certificate authorities that replace the default ones. */
  authorities?: string[]
}

/** Many servers close idle connections after five seconds. */
const TIMEOUTS: PostTimeouts = { connect: 5_000, total: 15_000, idle: 4_000 }
/** Addresses of one host: with more, each would have too little time. */
const MAX_TRIED = 4

/** No redirects, no proxy, and certificates are always verified, whatever the environment says. */
export function buildPostPinned({ timeouts = TIMEOUTS, authorities }: PostSettings = {}): {
  postPinned: PostPinned
  close(): void
} {
  const connections = buildConnectionPool(timeouts.idle, authorities)
  const postPinned: PostPinned = async ({ signal, ...request }) => {
    const target = parseTarget(request.url, { allowLoopback: true })
    if (!target.ok) throw new Error(target.message)
    const cancellation: Cancellation = { reason: null, cut: () => {} }
    const end = (reason: 'timeout' | 'aborted') => {
      cancellation.reason ??= reason
      cancellation.cut()
    }
    const abort = () => end('aborted')
    const timer = setTimeout(end, timeouts.total, 'timeout')
    if (signal?.aborted) abort()
    signal?.addEventListener('abort', abort, { once: true })
    try {
      const posted = await tryAddresses({ ...request, target, connections, connect: timeouts.connect, cancellation })
      if ('failure' in posted && cancellation.reason) return ended(cancellation.reason, posted, target, timeouts)
      return posted
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
    }
  }
  return { postPinned, close: connections.close }
}

type Trying = Pick<PinnedRequest, 'addresses' | 'headers' | 'body'> & {
  target: RequestTarget
  connections: ConnectionPool
  connect: number
  cancellation: Cancellation
}

/** Tries addresses one after the other until one connects, each with an equal share of the remaining time. */
async function tryAddresses({ target, addresses, connections, connect, ...rest }: Trying): Promise<PostResult> {
  const deadline = performance.now() + connect
  const tried = addresses.slice(0, MAX_TRIED)
  let last: PostResult = { failure: 'connect', message: `${target.host} has no address.`, status: null }
  for (const [index, address] of tried.entries()) {
    const connectWithin = Math.max(1, (deadline - performance.now()) / (tried.length - index))
    const once = (isAgain: boolean) => runExchange({ ...rest, target, address, connections, connectWithin, isAgain })
    let exchanged = await once(false)
    // The server closed the reused connection while the request was sent. If it did get it, it knows the id.
    if ('failure' in exchanged && exchanged.stale) exchanged = await once(true)
    if (!('failure' in exchanged)) return exchanged
    const { unsent, stale: _, ...failure } = exchanged
    if (!unsent || rest.cancellation.reason) return failure
    last = failure
  }
  return last
}

function ended(
  reason: 'timeout' | 'aborted',
  { status }: PostFailure,
  { host }: RequestTarget,
  { total }: PostTimeouts,
): PostFailure {
  if (reason === 'aborted') {
    return { failure: 'aborted', message: `The request to ${host} was ended before it was answered.`, status }
  }
  return { failure: 'timeout', message: `${host} did not finish its answer within ${total / 1000} seconds.`, status }
}
