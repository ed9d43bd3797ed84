import { Agent } from 'node:https'
import { createSecureContext } from 'node:tls'
import { type Answer, type Exchanged, exchange, type Leash } from './exchange.ts'
import type { PostFailure } from './post-failure.ts'
import { readTarget, type Target } from './target.ts'

export type PinnedRequest = {
  url: string
  /** What `judgeUrl` found for this very request; others are not connected to. */
  addresses: string[]
  headers: Record<string, string>
  body: Buffer
  signal?: AbortSignal
}

export type Posted = Answer | PostFailure

export type PostPinned = (request: PinnedRequest) => Promise<Posted>

/** In milliseconds. */
export type PostTimeouts = {
  /** Until a TLS connection stands, over all addresses that are tried. */
  connect: number
  /** For a request altogether, its whole answer included. */
  total: number
  /** How long a connection that nothing is sent on is kept. */
  idle: number
}

export type PostSettings = {
  timeouts?: PostTimeouts
  /** Who is trusted to sign certificates, instead of those that are trusted everywhere. */
  authorities?: string[]
}

/** Many servers end a connection that nothing is sent on after five seconds. */
const TIMEOUTS: PostTimeouts = { connect: 5_000, total: 15_000, idle: 4_000 }
/** Of a host with many addresses: more would leave too little time for each. */
const MOST_TRIED = 4
/** As many as are used at once where all that an organization is sent goes to one address; a new one costs more than a request. */
const MOST_IDLE_OF_AN_ADDRESS = 128

/**
 * Posts to addresses that were judged. Redirects are not followed, the environment names no proxy, and certificates are verified whatever the
 * environment says.
 */
export function buildPostPinned({ timeouts = TIMEOUTS, authorities }: PostSettings = {}): {
  postPinned: PostPinned
  close(): void
} {
  const connections = openConnections(timeouts.idle, authorities)
  const postPinned: PostPinned = async ({ signal, ...request }) => {
    const target = readTarget(request.url, { allowLoopback: true })
    if (!target.ok) throw new Error(target.message)
    const leash: Leash = { reason: null, cut: () => {} }
    const end = (reason: 'timeout' | 'aborted') => {
      leash.reason ??= reason
      leash.cut()
    }
    const abort = () => end('aborted')
    const timer = setTimeout(end, timeouts.total, 'timeout')
    if (signal?.aborted) abort()
    signal?.addEventListener('abort', abort, { once: true })
    try {
      const posted = await tryAddresses({ ...request, target, connections, connect: timeouts.connect, leash })
      if ('failure' in posted && leash.reason) return ended(leash.reason, posted, target, timeouts)
      return posted
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
    }
  }
  return { postPinned, close: connections.close }
}

type Trying = {
  target: Target
  addresses: string[]
  headers: Record<string, string>
  body: Buffer
  connections: Connections
  connect: number
  leash: Leash
}

/** One address after the other until a connection stands, each with an equal part of the time that is left. */
async function tryAddresses({ target, addresses, connections, connect, ...rest }: Trying): Promise<Posted> {
  const deadline = performance.now() + connect
  const tried = addresses.slice(0, MOST_TRIED)
  let last: Posted = { failure: 'connect', message: `${target.host} has no address.`, status: null }
  for (const [index, address] of tried.entries()) {
    const connectWithin = Math.max(1, (deadline - performance.now()) / (tried.length - index))
    const once = (agent: Agent) => exchange({ ...rest, target, address, agent, connectWithin })
    let exchanged = await once(connections.kept)
    // Its end and our request had met on the way. Nobody is to blame, and whoever did get it knows it by its id.
    if (isStale(exchanged)) exchanged = await once(connections.single)
    if (!('failure' in exchanged)) return exchanged
    const { unsent, stale: _, ...failure } = exchanged
    if (!unsent || rest.leash.reason) return failure
    last = failure
  }
  return last
}

function isStale(exchanged: Exchanged): boolean {
  return 'failure' in exchanged && exchanged.stale
}

function ended(
  reason: 'timeout' | 'aborted',
  { status }: PostFailure,
  { host }: Target,
  { total }: PostTimeouts,
): PostFailure {
  if (reason === 'aborted') {
    return { failure: 'aborted', message: `The request to ${host} was ended before it was answered.`, status }
  }
  return { failure: 'timeout', message: `${host} did not finish its answer within ${total / 1000} seconds.`, status }
}

type Connections = { kept: Agent; single: Agent; close(): void }

/** A connection is kept for its address, port and host name, so that only a request for which that address was judged gets it. */
function openConnections(idle: number, authorities?: string[]): Connections {
  const options = {
    secureContext: createSecureContext(authorities ? { ca: authorities } : {}),
    rejectUnauthorized: true,
    // A resumed session skips the check of the host name.
    maxCachedSessions: 0,
    // Not those of the process.
    proxyEnv: {},
  }
  const kept = new Agent({ ...options, keepAlive: true, timeout: idle, maxFreeSockets: MOST_IDLE_OF_AN_ADDRESS })
  const single = new Agent({ ...options, keepAlive: false })
  return {
    kept,
    single,
    close: () => {
      kept.destroy()
      single.destroy()
    },
  }
}
