import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** A client must read this many bytes of a waiting response in this time. */
export type MinReadRate = { milliseconds: number; bytes: number }

/** Closes connections whose clients do not read their responses, which would stay in memory. */
export function disconnectSlowReadingClients(server: Server, { milliseconds, bytes }: MinReadRate): void {
  const waiting = new Map<Socket, { since: number; position: number } | null>()
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
 * Grows with each byte that the client reads, and jumps when a new chunk begins. Node counts a chunk as written when
 * all of it is; only the handle knows how much still waits, and Node's timeouts read it too.
 */
function positionOf(socket: Socket & { _handle?: { writeQueueSize?: number } | null }): number {
  return socket.bytesWritten - socket.writableLength - (socket._handle?.writeQueueSize ?? 0)
}
