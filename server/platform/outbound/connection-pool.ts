import { createSecureContext, connect as openTls, type SecureContext, type TLSSocket } from 'node:tls'
import { describeConnectTimeout, type PostFailure, type PostStage, toPostFailure } from './post-failure.ts'
import type { RequestCancellation } from './request-cancellation.ts'
import type { RequestTarget } from './request-target.ts'

export type ConnectionListener = {
  data(chunk: Buffer): void
  /** The peer closed its side. */
  end(): void
  lost(error: unknown): void
}

export type TlsConnection = {
  /** Made of address, port and host name. */
  name: string
  isNew: boolean
  listener: ConnectionListener | null
  send(head: string, body: Buffer): void
  destroy(): void
  /** By `performance.now()`. */
  idleSince: number
  isFlushed(): boolean
}

export type PostDestination = { target: RequestTarget; address: string }

export type ConnectionPool = ReturnType<typeof buildConnectionPool>

/** For deliveries of an organization that all go to one address; a new connection costs more than a request. */
const MAX_IDLE_OF_AN_ADDRESS = 256

/** Connections are reused per address, port and host name, so only a request whose address was checked gets one. */
export function buildConnectionPool(idle: number, authorities?: string[]) {
  const secureContext = createSecureContext(authorities ? { ca: authorities } : {})
  const kept = new Map<string, TlsConnection[]>()
  const all = new Set<TlsConnection>()
  let sweeping: NodeJS.Timeout | undefined

  const forget = (connection: TlsConnection) => {
    all.delete(connection)
    const others = (kept.get(connection.name) ?? []).filter((one) => one !== connection)
    if (others.length > 0) kept.set(connection.name, others)
    else kept.delete(connection.name)
  }

  const sweep = () => {
    sweeping = undefined
    const before = performance.now() - idle
    for (const connection of [...kept.values()].flat()) {
      if (connection.idleSince <= before) connection.destroy()
    }
    if (kept.size > 0) sweepLater()
  }
  const sweepLater = () => {
    sweeping ??= setTimeout(sweep, idle).unref()
  }

  return {
    /** An unused one; the last one released, because it has been idle for the shortest time. */
    take: (destination: PostDestination): TlsConnection | undefined => {
      const name = nameOf(destination)
      const idle = kept.get(name)
      const connection = idle?.pop()
      if (idle?.length === 0) kept.delete(name)
      return connection
    },
    open: async (destination: PostDestination, within: number, cancellation: RequestCancellation) => {
      const opened = await openSocket(destination, secureContext, within, cancellation)
      if ('failure' in opened) return opened
      const connection = watch(opened, nameOf(destination), forget)
      all.add(connection)
      return connection
    },
    keep: (connection: TlsConnection) => {
      const others = kept.get(connection.name) ?? []
      if (others.length >= MAX_IDLE_OF_AN_ADDRESS) {
        connection.destroy()
        return
      }
      connection.idleSince = performance.now()
      connection.isNew = false
      kept.set(connection.name, others)
      others.push(connection)
      sweepLater()
    },
    close: () => {
      clearTimeout(sweeping)
      for (const connection of all) connection.destroy()
    },
  }
}

const nameOf = ({ target: { host, isAddress, port }, address }: PostDestination): string =>
  `${address} ${port} ${isAddress ? '' : host}`

function openSocket(
  { target, address }: PostDestination,
  secureContext: SecureContext,
  within: number,
  cancellation: RequestCancellation,
): Promise<TLSSocket | PostFailure> {
  return new Promise((resolve) => {
    let stage: PostStage = 'connecting'
    const options = {
      host: address,
      port: target.port,
      secureContext,
      noDelay: true,
      // SNI has no form for addresses; the certificate must name the address.
      servername: target.isAddress ? '' : target.host,
      // Regardless of NODE_TLS_REJECT_UNAUTHORIZED.
      rejectUnauthorized: true,
      ALPNProtocols: ['http/1.1'],
    }
    const socket = openTls(options)
    const settle = (outcome: TLSSocket | PostFailure) => {
      clearTimeout(timer)
      socket.off('error', fail).off('close', fail)
      if ('failure' in outcome) socket.on('error', () => {}).destroy()
      resolve(outcome)
    }
    const fail = (error?: unknown) => settle({ ...toPostFailure(error, stage, target.host), status: null })
    const timer = setTimeout(() => settle({ ...describeConnectTimeout(target.host), status: null }), within)
    socket.once('connect', () => {
      stage = 'securing'
    })
    socket.once('secureConnect', () => settle(socket))
    socket.on('error', fail).on('close', fail)
    const cut = () => socket.destroy()
    cancellation.cut = cut
    if (cancellation.isCancelled) cut()
  })
}

/** A connection that receives data while unused is closed. */
function watch(socket: TLSSocket, name: string, forget: (connection: TlsConnection) => void): TlsConnection {
  const connection: TlsConnection = {
    name,
    isNew: true,
    listener: null,
    idleSince: 0,
    send: (head, body) => {
      socket.cork()
      socket.write(head, 'latin1')
      socket.write(body)
      socket.uncork()
    },
    destroy: () => {
      forget(connection)
      socket.destroy()
    },
    isFlushed: () => socket.writableLength === 0,
  }
  socket.on('data', (chunk: Buffer) => {
    if (connection.listener) connection.listener.data(chunk)
    else connection.destroy()
  })
  socket.on('end', () => {
    if (connection.listener) connection.listener.end()
    else connection.destroy()
  })
  socket.on('error', (error) => connection.listener?.lost(error))
  socket.on('close', () => {
    forget(connection)
    connection.listener?.lost(null)
  })
  return connection
}
