import type { IncomingMessage } from 'node:http'
import { type Agent, request } from 'node:https'
import { describeError, type PostFailure, type Stage } from './post-failure.ts'
import type { Target } from './target.ts'

export type Answer = { status: number; answerStart: Buffer }

export type Exchange = {
  agent: Agent
  target: Target
  /** Where the connection goes. It is an address, so nobody resolves anything. */
  address: string
  headers: Record<string, string>
  body: Buffer
  /** Milliseconds until the TLS connection must stand. */
  connectWithin: number
  signal: AbortSignal
}

export type Exchanged =
  | Answer
  /** `unsent`: somebody else may be asked, nothing has been sent. `stale`: a kept connection had ended meanwhile. */
  | (PostFailure & { unsent: boolean; stale: boolean })

/** Of an answer this much is kept, and this much read before the connection is ended. */
const KEPT = 1024
const MOST_READ = 65_536
const MOST_HEADERS = 16_384

/** One POST over one connection, kept or new. */
export function exchange({
  agent,
  target,
  address,
  headers,
  body,
  connectWithin,
  signal,
}: Exchange): Promise<Exchanged> {
  return new Promise((resolve, reject) => {
    let stage: Stage = 'connecting'
    let connectedInTime = true
    let answering = false
    const sent = request({
      agent,
      signal,
      host: address,
      port: target.port,
      // An address has no name to ask for; its certificate must name the address.
      servername: target.isAddress ? '' : target.host,
      method: 'POST',
      path: target.path,
      headers: { ...headers, Host: hostHeader(target), 'Content-Length': String(body.length) },
      maxHeaderSize: MOST_HEADERS,
      insecureHTTPParser: false,
    })
    const timer = setTimeout(() => {
      connectedInTime = false
      sent.destroy()
    }, connectWithin)
    const connected = () => {
      stage = 'sent'
      clearTimeout(timer)
    }
    const fail = (failure: Omit<PostFailure, 'status'>) => {
      clearTimeout(timer)
      const unsent = failure.failure === 'connect' || failure.failure === 'connect_timeout'
      const stale = sent.reusedSocket && failure.failure === 'connection_lost'
      resolve({ ...failure, status: null, unsent, stale })
    }
    sent.once('socket', (socket) => {
      if (sent.reusedSocket) return connected()
      socket.once('connect', () => {
        stage = 'securing'
      })
      socket.once('secureConnect', connected)
    })
    sent.once('response', (response) => {
      answering = true
      readAnswer(response, target.host).then(resolve, reject)
    })
    // More than one comes where a connection ends while something is written to it.
    sent.on('error', (error) => {
      if (answering) return
      if (connectedInTime) return fail(describeError(error, stage, target.host))
      fail({ failure: 'connect_timeout', message: `No connection to ${target.host} was made in time.` })
    })
    sent.once('close', () => {
      if (!answering) fail(describeError(null, stage, target.host))
    })
    sent.end(body)
  })
}

async function readAnswer(response: IncomingMessage, host: string): Promise<Exchanged> {
  const status = response.statusCode ?? 0
  const kept: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      if (size < KEPT) kept.push(chunk.subarray(0, KEPT - size))
      size += chunk.length
      // Leaving the loop ends the connection.
      if (size > MOST_READ) break
    }
  } catch (error) {
    return { ...describeError(error, 'sent', host), status, unsent: false, stale: false }
  }
  return { status, answerStart: Buffer.concat(kept) }
}

function hostHeader({ host, isAddress, port }: Target): string {
  const written = isAddress && host.includes(':') ? `[${host}]` : host
  return port === 443 ? written : `${written}:${port}`
}
