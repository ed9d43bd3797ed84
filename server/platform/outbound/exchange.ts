import type { IncomingMessage } from 'node:http'
import { type Agent, request } from 'node:https'
import { describeError, noConnectionInTime, type PostFailure, type Stage } from './post-failure.ts'
import type { Target } from './target.ts'

export type Answer = { status: number; answerStart: Buffer }

/** By which the sender ends what runs, and says why. */
export type Leash = { reason: 'timeout' | 'aborted' | null; cut(): void }

export type Exchange = {
  agent: Agent
  target: Target
  /** Where the connection goes. It is an address, so nobody resolves anything. */
  address: string
  headers: Record<string, string>
  body: Buffer
  /** Milliseconds until the TLS connection must stand. */
  connectWithin: number
  leash: Leash
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
  leash,
}: Exchange): Promise<Exchanged> {
  return new Promise((resolve) => {
    let stage: Stage = 'connecting'
    let timer: NodeJS.Timeout | undefined
    let isLate = false
    let answering = false
    const sent = request({
      agent,
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
    leash.cut = () => sent.destroy()
    if (leash.reason) leash.cut()
    const fail = (error: unknown) => {
      clearTimeout(timer)
      const failure = isLate ? noConnectionInTime(target.host) : describeError(error, stage, target.host)
      const unsent = failure.failure === 'connect' || failure.failure === 'connect_timeout'
      const stale = sent.reusedSocket && failure.failure === 'connection_lost'
      resolve({ ...failure, status: null, unsent, stale })
    }
    sent.once('socket', (socket) => {
      if (sent.reusedSocket) {
        stage = 'sent'
        return
      }
      timer = setTimeout(() => {
        isLate = true
        sent.destroy()
      }, connectWithin)
      socket.once('connect', () => {
        stage = 'securing'
      })
      socket.once('secureConnect', () => {
        stage = 'sent'
        clearTimeout(timer)
      })
    })
    sent.once('response', (response) => {
      answering = true
      readAnswer(response, target.host, resolve)
    })
    // Only the first that settles counts: a connection that ends tells so in several ways, and after the answer too.
    sent.on('error', (error) => {
      if (!answering) fail(error)
    })
    sent.once('close', () => {
      if (!answering) fail(null)
    })
    sent.end(body)
  })
}

function readAnswer(response: IncomingMessage, host: string, settle: (exchanged: Exchanged) => void): void {
  const status = response.statusCode ?? 0
  const kept: Buffer[] = []
  let size = 0
  const fail = (error: unknown) =>
    settle({ ...describeError(error, 'sent', host), status, unsent: false, stale: false })
  const done = () => settle({ status, answerStart: Buffer.concat(kept) })
  response.on('data', (chunk: Buffer) => {
    if (size < KEPT) kept.push(chunk.subarray(0, KEPT - size))
    size += chunk.length
    if (size <= MOST_READ) return
    done()
    response.destroy()
  })
  response.once('end', done)
  response.once('error', fail)
  response.once('close', () => fail(null))
}

function hostHeader({ host, isAddress, port }: Target): string {
  const written = isAddress && host.includes(':') ? `[${host}]` : host
  return port === 443 ? written : `${written}:${port}`
}
