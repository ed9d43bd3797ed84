import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { holdTimers, letTimePass, waitUntilSocketsRead } from '../../testing/held-timers.ts'
import {
  buildLocalRequest,
  setUpPostTests,
  TEST_WEBHOOK_HOST,
  testCertificate,
} from '../../testing/outbound/post-test-setup.ts'
import { startRawTlsServer, startTlsServer } from '../../testing/outbound/tls-server.ts'
import { RequestCancellation } from './request-cancellation.ts'

const room = setUpPostTests()
afterEach(room.close)

/** Sends this, and then nothing more. */
const saying = (text: string, then: (socket: Socket) => void = () => {}) =>
  startRawTlsServer(testCertificate, (socket) => {
    socket.write(text)
    then(socket)
  })

describe('an answer', () => {
  test('is kept up to its first kilobyte', async () => {
    const server = room.open(await startTlsServer(testCertificate, (_, response) => response.end('a'.repeat(1500))))
    const posted = await room.sender()(buildLocalRequest(server.port))
    expect(posted).toEqual({ status: 200, answerStart: Buffer.from('a'.repeat(1024)) })
  })

  test('that comes in pieces is put together', async () => {
    const server = room.open(
      await startTlsServer(testCertificate, (_, response) => {
        response.write('one ')
        setImmediate(() => response.end('two'))
      }),
    )
    expect(await room.sender()(buildLocalRequest(server.port))).toEqual({
      status: 200,
      answerStart: Buffer.from('one two'),
    })
  })

  test('without an end counts after 64 KB, and the connection is ended', async () => {
    let written = 0
    const server = room.open(
      await startTlsServer(testCertificate, (_, response) => {
        const more = () => {
          if (response.destroyed) return
          written += 16_384
          response.write('a'.repeat(16_384), more)
        }
        more()
      }),
    )
    const posted = await room.sender()(buildLocalRequest(server.port))
    expect(posted).toEqual({ status: 200, answerStart: Buffer.from('a'.repeat(1024)) })
    await expect.poll(server.open).toBe(0)
    expect(written).toBeGreaterThan(65_536)
  })

  test('that comes a byte at a time is given up when the time is over, and is no success', async () => {
    const answering = Promise.withResolvers<ServerResponse>()
    const server = room.open(await startTlsServer(testCertificate, (_, response) => answering.resolve(response)))
    const late = new RequestCancellation()
    const posting = room.sender()(buildLocalRequest(server.port, { cancellation: late }))
    const response = (await answering.promise).writeHead(200)
    for (let bytes = 0; bytes < 20; bytes += 1) {
      response.write('a')
      await waitUntilSocketsRead()
    }
    late.cancel()
    expect(await posting).toMatchObject({ failure: 'aborted', status: 200 })
    await expect.poll(server.open).toBe(0)
  })

  test('whose headers come a byte at a time is given up when the time is over', async () => {
    const answering = Promise.withResolvers<Socket>()
    const server = room.open(await saying('HTTP/1.1 200 OK\r\nA: ', answering.resolve))
    const late = new RequestCancellation()
    const posting = room.sender()(buildLocalRequest(server.port, { cancellation: late }))
    const socket = await answering.promise
    for (let bytes = 0; bytes < 20; bytes += 1) {
      socket.write('a')
      await waitUntilSocketsRead()
    }
    late.cancel()
    expect(await posting).toMatchObject({ failure: 'aborted', status: null })
  })

  test('that never begins is given up when the time is over', async () => {
    const server = room.open(await startTlsServer(testCertificate, () => {}))
    const late = new RequestCancellation()
    const posting = room.sender()(buildLocalRequest(server.port, { cancellation: late }))
    await expect.poll(() => server.received.length).toBe(1)
    late.cancel()
    expect(await posting).toMatchObject({ failure: 'aborted', status: null })
    await expect.poll(server.open).toBe(0)
  })

  test('may take longer than a connection is kept', async () => {
    const answering = Promise.withResolvers<ServerResponse>()
    const server = room.open(await startTlsServer(testCertificate, (_, response) => answering.resolve(response)))
    holdTimers()
    const posting = room.sender({ idle: 50 })(buildLocalRequest(server.port))
    const response = await answering.promise
    letTimePass(300)
    response.end()
    expect(await posting).toMatchObject({ status: 200 })
  })

  test('that breaks off is no success, and its status is told', async () => {
    const server = room.open(await saying('HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nabc', (socket) => socket.end()))
    expect(await room.sender()(buildLocalRequest(server.port))).toEqual({
      failure: 'connection_lost',
      message: `${TEST_WEBHOOK_HOST} closed the connection before its answer was complete.`,
      status: 200,
    })
  })

  test.each([
    ['that is none', 'SSH-2.0-OpenSSH_9.6\r\n', `${TEST_WEBHOOK_HOST} did not answer in HTTP/1.1.`],
    ['of another protocol', 'HTTP/2.0 nonsense\0\r\n\r\n', `${TEST_WEBHOOK_HOST} did not answer in HTTP/1.1.`],
    [
      'with two lengths',
      'HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
      `${TEST_WEBHOOK_HOST} did not answer in HTTP/1.1.`,
    ],
    [
      'with endless headers',
      `HTTP/1.1 200 OK\r\n${'A: '.padEnd(1000, 'a').concat('\r\n').repeat(17)}\r\n`,
      `${TEST_WEBHOOK_HOST} answered with more headers than are read.`,
    ],
  ])('%s is a failure', async (_, text, message) => {
    const server = room.open(await saying(text))
    expect(await room.sender()(buildLocalRequest(server.port))).toEqual({
      failure: 'bad_answer',
      message,
      status: null,
    })
  })

  test('that changes the protocol is a failure', async () => {
    const server = room.open(
      await saying('HTTP/1.1 101 Switching\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n'),
    )
    expect(await room.sender()(buildLocalRequest(server.port))).toMatchObject({ failure: 'connection_lost' })
  })

  test('after others that only announce it is the one that counts', async () => {
    const server = room.open(
      await saying('HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\n\r\nHTTP/1.1 204 No Content\r\n\r\n'),
    )
    expect(await room.sender()(buildLocalRequest(server.port))).toEqual({ status: 204, answerStart: Buffer.alloc(0) })
  })

  test('to a request that is not read is given up when the time is over', async () => {
    const server = room.open(await startRawTlsServer(testCertificate, (socket) => socket.pause()))
    const body = Buffer.alloc(20_000_000)
    const late = new RequestCancellation()
    const posting = room.sender()(buildLocalRequest(server.port, { body, cancellation: late }))
    await expect.poll(server.connections).toBe(1)
    late.cancel()
    expect(await posting).toMatchObject({ failure: 'aborted' })
  })
})

describe('a request that is no longer wanted', () => {
  test('is not sent', async () => {
    const server = room.open(await startTlsServer(testCertificate))
    const unwanted = new RequestCancellation()
    unwanted.cancel()
    const posted = await room.sender()(buildLocalRequest(server.port, { cancellation: unwanted }))
    expect(posted).toEqual({
      failure: 'aborted',
      message: `The request to ${TEST_WEBHOOK_HOST} was ended before it was answered.`,
      status: null,
    })
    expect(server.received).toEqual([])
  })

  test('ends while it waits for an answer', async () => {
    const stop = new RequestCancellation()
    const server = room.open(await startTlsServer(testCertificate, () => stop.cancel()))
    const posted = await room.sender()(buildLocalRequest(server.port, { cancellation: stop }))
    expect(posted).toMatchObject({ failure: 'aborted', status: null })
    await expect.poll(server.open).toBe(0)
  })

  test('ends in the middle of an answer', async () => {
    const stop = new RequestCancellation()
    const server = room.open(
      await startTlsServer(testCertificate, (_, response) => {
        response.writeHead(200).write('half', () => void waitUntilSocketsRead().then(() => stop.cancel()))
      }),
    )
    const posted = await room.sender()(buildLocalRequest(server.port, { cancellation: stop }))
    expect(posted).toMatchObject({ failure: 'aborted', status: 200 })
  })

  test('ends while it connects, and asks nobody else', async () => {
    const stop = new RequestCancellation()
    const server = room.open(await startTlsServer(testCertificate))
    const posting = room.sender()(
      buildLocalRequest(server.port, { addresses: ['127.0.0.2', '127.0.0.1'], cancellation: stop }),
    )
    stop.cancel()
    expect(await posting).toMatchObject({ failure: 'aborted' })
    expect(server.received).toEqual([])
  })

  test('ends nothing of the next one, once it has its answer', async () => {
    const stop = new RequestCancellation()
    const send = room.sender()
    const server = room.open(await startTlsServer(testCertificate))
    await send(buildLocalRequest(server.port, { cancellation: stop }))
    stop.cancel()
    expect(await send(buildLocalRequest(server.port))).toMatchObject({ status: 200 })
    expect(server.connections()).toBe(1)
  })
})
