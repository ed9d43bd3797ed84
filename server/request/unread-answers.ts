import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** A client has this long to take that much of an answer that waits for it. */
export type MinReadRate = { milliseconds: number; bytes: number }

type Waiting = { since: number; position: number }

/** Ends connections whose clients do not take their answers: each would be held in memory for as long as they like. */
export function endUnreadAnswers(server: Server, { milliseconds, bytes }: MinReadRate): void {
  const waiting = new Map<Socket, Waiting | null>()
  server.on('connection', (socket: Socket) => {
    waiting.set(socket, null)
    socket.once('close', () => waiting.delete(socket))
  })
  const look = setInterval(() => {
    const now = performance.now()
    for (const [socket, before] of waiting) {
      const position = positionOf(socket)
      if (socket.writableLength === 0) waiting.set(socket, null)
      else if (!before || Math.abs(position - before.position) >= bytes) waiting.set(socket, { since: now, position })
      else if (now - before.since >= milliseconds) socket.destroy()
    }
  }, milliseconds / 10)
  look.unref()
  server.once('close', () => clearInterval(look))
}

/**
 * Moves on with each byte that the client takes, and jumps when another piece begins to be sent. Node counts a piece as
 * written when all of it is; how much of it still waits is known to the handle alone, which Node's own timeouts ask too.
 */
function positionOf(socket: Socket & { _handle?: { writeQueueSize?: number } | null }): number {
  return socket.bytesWritten - socket.writableLength - (socket._handle?.writeQueueSize ?? 0)
}
