import { createServer, type Socket } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { holdTimers, letTimePass } from '../../testing/held-timers.ts'
import {
  buildLocalRequest,
  setUpPostTests,
  TEST_WEBHOOK_HOST,
  testCertificate,
} from '../../testing/outbound/post-test-setup.ts'
import { startRawTlsServer, startTlsServer } from '../../testing/outbound/tls-server.ts'
import { checkOutboundUrl } from './check-url.ts'

const room = setUpPostTests()
afterEach(room.close)

describe('a request', () => {
  test('arrives as it was given, path and query letter by letter', async () => {
    const server = room.open(
      await startTlsServer(testCertificate, (_, response) => response.writeHead(202).end('thank you')),
    )
    const body = Buffer.from('{"name":"Zoë","nothing":{}}')
    const posted = await room.sender()(
      buildLocalRequest(server.port, {
        url: `https://Hooks.Example.com:${server.port}/a/../b%2fc?list[]=1&d=%20`,
        headers: { 'Content-Type': 'application/json', 'Service-Signature': 't=1,v1=ab', host: 'somebody.else' },
        body,
      }),
    )
    expect(posted).toEqual({ status: 202, answerStart: Buffer.from('thank you') })
    expect(server.received).toEqual([
      {
        method: 'POST',
        path: '/a/../b%2fc?list[]=1&d=%20',
        body,
        connection: 1,
        headers: {
          host: `${TEST_WEBHOOK_HOST}:${server.port}`,
          connection: 'keep-alive',
          'content-type': 'application/json',
          'content-length': String(body.length),
          'service-signature': 't=1,v1=ab',
        },
      },
    ])
  })

  test('is not sent with a header that would be two', async () => {
    const server = room.open(await startTlsServer(testCertificate))
    for (const value of ['a\r\nHost: somebody.else', 'a\nb', 'a\rb', 'a\0b', 'ä']) {
      const headers = { 'Service-Event-Type': value }
      await expect(room.sender()(buildLocalRequest(server.port, { headers }))).rejects.toThrow(
        'a character that it must not have',
      )
    }
    expect(server.received).toEqual([])
  })

  test('has one host and one length, whatever headers are given', async () => {
    const heard = Promise.withResolvers<string>()
    const server = room.open(
      await startRawTlsServer(
        testCertificate,
        (socket) => socket.end('HTTP/1.1 204 No Content\r\n\r\n'),
        heard.resolve,
      ),
    )
    const headers = { host: 'somebody.else', 'content-Length': '3', 'Transfer-Encoding': 'chunked' }
    await room.sender()(buildLocalRequest(server.port, { headers }))
    const names = (await heard.promise).split('\r\n').map((line) => line.split(':')[0]?.toLowerCase())
    expect(names.slice(0, 5)).toEqual(['post /hook http/1.1', 'host', 'content-length', 'connection', ''])
  })

  test('goes to an address as well as to a name', async () => {
    const server = room.open(await startTlsServer(testCertificate))
    const url = `https://127.0.0.1:${server.port}/`
    expect(await room.sender()(buildLocalRequest(server.port, { url }))).toMatchObject({ status: 200 })
    expect(server.received[0]?.headers.host).toBe(`127.0.0.1:${server.port}`)
  })

  test('goes to the address that was judged, though the name leads elsewhere by then', async () => {
    const [checkedServer, port] = await startTlsServer(testCertificate).then(
      (server) => [room.open(server), server.port] as const,
    )
    const inside = room.open(await startTlsServer(testCertificate, undefined, { address: '127.0.0.2', port }))
    const answers = [['127.0.0.1'], ['127.0.0.2']]
    let asked = 0
    const resolve = async () => {
      asked += 1
      return answers.shift() ?? []
    }
    const url = `https://${TEST_WEBHOOK_HOST}:${port}/`
    const checked = await checkOutboundUrl(url, { resolve, allowLoopback: true })
    const addresses = checked.ok ? checked.addresses : []
    expect(await room.sender()(buildLocalRequest(port, { url, addresses }))).toMatchObject({ status: 200 })
    expect([asked, checkedServer.received.length, inside.connections()]).toEqual([1, 1, 0])
  })

  test('is not redirected', async () => {
    const inside = room.open(await startTlsServer(testCertificate))
    for (const status of [301, 302, 303, 307, 308]) {
      const location = `https://127.0.0.1:${inside.port}/`
      const server = room.open(
        await startTlsServer(testCertificate, (_, response) => response.writeHead(status, { location }).end()),
      )
      expect(await room.sender()(buildLocalRequest(server.port))).toEqual({ status, answerStart: Buffer.alloc(0) })
      expect(server.received).toHaveLength(1)
    }
    expect(inside.connections()).toBe(0)
  })

  test('is not sent where nothing was judged', async () => {
    const server = room.open(await startTlsServer(testCertificate))
    const post = room.sender()
    expect(await post(buildLocalRequest(server.port, { addresses: [] }))).toMatchObject({ failure: 'connect' })
    await expect(
      post(buildLocalRequest(server.port, { url: `http://${TEST_WEBHOOK_HOST}:${server.port}/` })),
    ).rejects.toThrow('https://')
    expect(server.connections()).toBe(0)
  })
})

describe('the addresses of a host', () => {
  test('are tried in their order until one takes the connection', async () => {
    const server = room.open(await startTlsServer(testCertificate))
    const addresses = ['127.0.0.2', '127.0.0.3', '127.0.0.1']
    expect(await room.sender()(buildLocalRequest(server.port, { addresses }))).toMatchObject({ status: 200 })
  })

  test('each have a part of the time, so that a silent one leaves some to the next', async () => {
    const server = room.open(await startTlsServer(testCertificate))
    const silent = room.open(await startSilent('127.0.0.2', server.port))
    holdTimers()
    const posting = room.sender({ connect: 1_000 })(
      buildLocalRequest(server.port, { addresses: ['127.0.0.2', '127.0.0.1'] }),
    )
    await expect.poll(silent.connections).toBe(1)
    letTimePass(500)
    expect(await posting).toMatchObject({ status: 200 })
    expect([silent.connections(), server.connections()]).toEqual([1, 1])
  })

  test('where none takes the connection, it is told why', async () => {
    const silent = room.open(await startSilent('127.0.0.1'))
    holdTimers()
    const posting = room.sender({ connect: 100 })(buildLocalRequest(silent.port))
    await expect.poll(silent.connections).toBe(1)
    letTimePass(100)
    expect(await posting).toEqual({
      failure: 'connect_timeout',
      message: `No connection to ${TEST_WEBHOOK_HOST} was made in time.`,
      status: null,
    })
    const refusing = await room.sender()(buildLocalRequest(silent.port, { addresses: ['127.0.0.2', '127.0.0.3'] }))
    expect(refusing).toEqual({
      failure: 'connect',
      message: `${TEST_WEBHOOK_HOST} refused the connection.`,
      status: null,
    })
  })

  test('an answer that says no is an answer, and nobody else is asked', async () => {
    const server = room.open(await startTlsServer(testCertificate, (_, response) => response.writeHead(500).end()))
    const other = room.open(
      await startTlsServer(testCertificate, undefined, { address: '127.0.0.2', port: server.port }),
    )
    const addresses = ['127.0.0.1', '127.0.0.2']
    expect(await room.sender()(buildLocalRequest(server.port, { addresses }))).toMatchObject({ status: 500 })
    expect(other.connections()).toBe(0)
  })

  test('a request that was sent and not answered is not sent to another', async () => {
    const server = room.open(await startRawTlsServer(testCertificate, (socket) => socket.destroy()))
    const other = room.open(
      await startTlsServer(testCertificate, undefined, { address: '127.0.0.2', port: server.port }),
    )
    const addresses = ['127.0.0.1', '127.0.0.2']
    const posted = await room.sender()(buildLocalRequest(server.port, { addresses }))
    expect(posted).toMatchObject({ failure: 'connection_lost', status: null })
    expect([server.connections(), other.connections()]).toEqual([1, 0])
  })
})

/** Accepts connections and sends nothing, not even a TLS handshake. */
async function startSilent(address: string, port = 0) {
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    sockets.push(socket)
    socket.on('error', () => {})
  })
  await new Promise<void>((resolve) => server.listen(port, address, resolve))
  const { port: own } = server.address() as { port: number }
  return {
    port: own,
    connections: () => sockets.length,
    close: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
