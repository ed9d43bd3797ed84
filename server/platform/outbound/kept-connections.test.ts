import { afterEach, describe, expect, test } from 'vitest'
import {
  buildLocalRequest,
  setUpPostTests,
  TEST_WEBHOOK_HOST,
  testAuthority,
  testCertificate,
} from '../../testing/outbound/post-test-setup.ts'
import { startTlsServer } from '../../testing/outbound/tls-server.ts'

const room = setUpPostTests()
afterEach(room.close)

describe('a connection', () => {
  test('is kept for the next request to the same address', async () => {
    const server = room.open(await startTlsServer(testCertificate))
    const post = room.sender()
    for (let n = 0; n < 5; n += 1) expect(await post(buildLocalRequest(server.port))).toMatchObject({ status: 200 })
    expect([server.received.length, server.connections()]).toEqual([5, 1])
  })

  test('is not used for a request for which another address was judged', async () => {
    const first = room.open(await startTlsServer(testCertificate))
    const second = room.open(
      await startTlsServer(testCertificate, undefined, { address: '127.0.0.2', port: first.port }),
    )
    const post = room.sender()
    await post(buildLocalRequest(first.port))
    await post(buildLocalRequest(first.port, { addresses: ['127.0.0.2'] }))
    expect([first.received.length, second.received.length]).toEqual([1, 1])
  })

  test('is not used for another host at the same address, whose certificate nobody has seen', async () => {
    const server = room.open(await startTlsServer(testAuthority.issue({ names: [TEST_WEBHOOK_HOST] })))
    const post = room.sender()
    expect(await post(buildLocalRequest(server.port))).toMatchObject({ status: 200 })
    const url = `https://other.example.com:${server.port}/`
    expect(await post(buildLocalRequest(server.port, { url }))).toMatchObject({ failure: 'tls' })
    const address = `https://127.0.0.1:${server.port}/`
    expect(await post(buildLocalRequest(server.port, { url: address }))).toMatchObject({ failure: 'tls' })
    expect(server.received).toHaveLength(1)
  })

  test('is not waited for: a slow answer delays nobody', async () => {
    const waiting: (() => void)[] = []
    const server = room.open(
      await startTlsServer(testCertificate, ({ path }, response) => {
        if (path === '/slow') waiting.push(() => response.end())
        else response.end()
      }),
    )
    const post = room.sender()
    const slow = post(buildLocalRequest(server.port, { url: `https://${TEST_WEBHOOK_HOST}:${server.port}/slow` }))
    await expect.poll(() => waiting.length).toBe(1)
    expect(await post(buildLocalRequest(server.port))).toMatchObject({ status: 200 })
    waiting[0]?.()
    expect(await slow).toMatchObject({ status: 200 })
  })

  test('on which nothing is sent any more ends', async () => {
    const server = room.open(await startTlsServer(testCertificate))
    await room.sender({ idle: 50 })(buildLocalRequest(server.port))
    await expect.poll(server.open).toBe(0)
  })

  test('that had ended on the way is replaced by a new one, and nobody is to blame', async () => {
    const server = room.open(
      await startTlsServer(testCertificate, ({ connection }, response) => {
        const isSecondOnIt = server.received.filter((one) => one.connection === connection).length > 1
        if (isSecondOnIt) response.socket?.destroy()
        else response.end('taken')
      }),
    )
    const post = room.sender()
    expect(await post(buildLocalRequest(server.port))).toMatchObject({ status: 200 })
    expect(await post(buildLocalRequest(server.port))).toMatchObject({ status: 200 })
    expect([server.connections(), server.received.length]).toEqual([2, 3])
  })

  test('is replaced once: who hangs up on a new one has failed', async () => {
    let requests = 0
    const server = room.open(
      await startTlsServer(testCertificate, (_, response) => {
        requests += 1
        if (requests === 1) response.end()
        else response.socket?.destroy()
      }),
    )
    const post = room.sender()
    expect(await post(buildLocalRequest(server.port))).toMatchObject({ status: 200 })
    expect(await post(buildLocalRequest(server.port))).toMatchObject({ failure: 'connection_lost' })
    expect(requests).toBe(3)
  })
})
