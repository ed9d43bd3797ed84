import { connect } from 'node:net'
import { buildAnswerReader, isSuccessStatus, type RawAnswer } from './answer-reader.ts'

export type LoadConnection = { send(request: Buffer): void; close(): void }

export type LoadConnectionEvents = {
  /** Called for a success; anything else is a failure. */
  onAnswer(answer: RawAnswer): void
  onFailure(error: Error): void
  keepBodies?: boolean
}

const READ_BYTES = 64 * 1024

/** One keep-alive connection with one request in flight at a time. */
export function openLoadConnection(port: number, events: LoadConnectionEvents): Promise<LoadConnection> {
  return new Promise((resolve, reject) => {
    let closed = false
    const fail = (error: Error) => {
      if (closed) return
      closed = true
      socket.destroy()
      reject(error)
      events.onFailure(error)
    }
    const read = buildAnswerReader((answer) => {
      if (isSuccessStatus(answer.status)) events.onAnswer(answer)
      else fail(new Error(`answered ${answer.status}: ${answer.body || '(no body)'}`))
    }, events.keepBodies)
    const socket = connect({
      host: '127.0.0.1',
      port,
      noDelay: true,
      onread: {
        buffer: Buffer.alloc(READ_BYTES),
        callback: (size, buffer) => {
          try {
            read((buffer as Buffer).subarray(0, size))
          } catch (error) {
            fail(error as Error)
          }
          return true
        },
      },
    })
    socket.on('error', (error) => fail(new Error(`the connection failed: ${error.message}`)))
    socket.on('close', () => fail(new Error('the connection was closed')))
    socket.on('connect', () =>
      resolve({
        send: (request) => socket.write(request),
        close: () => {
          closed = true
          socket.destroy()
        },
      }),
    )
  })
}

export async function sendProbeRequest(port: number, request: Buffer): Promise<RawAnswer> {
  const outcome = Promise.withResolvers<RawAnswer>()
  outcome.promise.catch(() => {})
  const connection = await openLoadConnection(port, {
    onAnswer: outcome.resolve,
    onFailure: outcome.reject,
    keepBodies: true,
  })
  connection.send(request)
  try {
    return await outcome.promise
  } finally {
    connection.close()
  }
}

/** Time for the last responses after nothing more is sent. */
export const FINAL_RESPONSE_WAIT_SECONDS = 10

/** Connections that succeed or fail together. */
export async function openLoadConnections(port: number, size: number, onAnswer: (member: number) => void) {
  const outcome = Promise.withResolvers<void>()
  // Nobody awaits it before settle(): prevents an unhandled rejection.
  outcome.promise.catch(() => {})
  const opening = Array.from({ length: size }, (_, member) =>
    openLoadConnection(port, { onAnswer: () => onAnswer(member), onFailure: outcome.reject }),
  )
  const members = await Promise.all(opening)
  return {
    members,
    failed: outcome.promise,
    finish: outcome.resolve,
    /** Waits for finish(), at most `seconds`, and closes all connections. Throws the first failure of any. */
    settle: async (seconds: number) => {
      const late = () => outcome.reject(new Error(`did not answer everything within ${Math.round(seconds)} seconds`))
      const limit = setTimeout(late, seconds * 1000)
      try {
        await outcome.promise
      } finally {
        clearTimeout(limit)
        for (const member of members) member.close()
      }
    },
  }
}
