import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { holdTimers, letTimePass } from '../../server/testing/held-timers.ts'
import { buildAnswerReader, type RawAnswer } from './answer-reader.ts'
import { runClosedLoop } from './closed-loop.ts'
import { runOpenLoop } from './open-loop.ts'

const request = Buffer.from('GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n')
let server: Server | undefined

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

async function serve(listener: RequestListener): Promise<number> {
  server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

describe('reading answers', () => {
  const stream = Buffer.from(
    'HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\nhello' +
      'HTTP/1.1 204 No Content\r\n\r\n' +
      'HTTP/1.1 201 Created\r\nX: y\r\nContent-Length:0\r\n\r\n' +
      'HTTP/1.1 404 Not Found\r\nContent-Length: 4\r\n\r\nnone',
  )
  const expected = [
    { status: 200, body: 'hello' },
    { status: 204, body: '' },
    { status: 201, body: '' },
    { status: 404, body: 'none' },
  ]

  test.each([1, 2, 3, 7, 50, 1_000])('in pieces of %i bytes', (size) => {
    const answers: RawAnswer[] = []
    const read = buildAnswerReader((answer) => answers.push(answer), true)
    for (let at = 0; at < stream.length; at += size) read(stream.subarray(at, at + size))
    expect(answers).toEqual(expected)
  })

  test('only the beginning of a refusal is kept, and nothing of a success', () => {
    const answers: RawAnswer[] = []
    const read = buildAnswerReader((answer) => answers.push(answer))
    read(Buffer.from(`HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok`))
    read(Buffer.from(`HTTP/1.1 500 Oops\r\nContent-Length: 1000\r\n\r\n${'x'.repeat(1000)}`))
    expect(answers).toEqual([
      { status: 200, body: '' },
      { status: 500, body: 'x'.repeat(300) },
    ])
  })

  test.each(['HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n', 'HTTP/2 200\r\n\r\n', 'what?\r\n\r\n'])(
    '%j is refused',
    (text) => {
      expect(() => buildAnswerReader(() => {})(Buffer.from(text))).toThrow()
    },
  )
})

describe('making load', () => {
  const round = { connections: 4, seconds: 0.3 }

  test('every answer is counted, and those after the first part of a round for its rate', async () => {
    let served = 0
    const port = await serve((_request, response) => {
      served += 1
      letTimePass(10)
      response.end('ok')
    })
    holdTimers()
    const { answers, perSecond } = await runClosedLoop({ port, ...round }, () => request)
    expect(answers).toBe(served)
    expect(answers).toBeGreaterThanOrEqual(33)
    expect(perSecond).toBeGreaterThan(80)
    expect(perSecond).toBeLessThanOrEqual(100 + round.connections / round.seconds)
  })

  test.each([
    ['closed', runClosedLoop],
    ['open', runOpenLoop],
  ])('one refusal fails a round of the %s loop', async (_name, run) => {
    let served = 0
    const port = await serve((_request, response) => {
      served += 1
      letTimePass(10)
      response.statusCode = served < 5 ? 200 : 503
      response.end('{"error":"busy"}')
    })
    holdTimers()
    await expect(run({ port, ...round, perSecond: 100 }, () => request)).rejects.toThrow(
      'answered 503: {"error":"busy"}',
    )
  })

  test('a server that hangs up fails the round', async () => {
    const port = await serve((incoming) => incoming.socket.destroy())
    await expect(runClosedLoop({ port, ...round }, () => request)).rejects.toThrow('connection')
  })

  test('a stall is charged to every request that was meant to leave during it', async () => {
    const stallMs = 400
    const connections = 2
    const settling = 16
    let served = 0
    let stalled: Promise<unknown> | undefined
    const port = await serve(async (_request, response) => {
      served += 1
      if (served > connections + settling) stalled ??= new Promise((resolve) => setTimeout(resolve, stallMs))
      await stalled
      response.end('ok')
    })
    const { p50, answers } = await runOpenLoop({ port, connections, seconds: 0.4, perSecond: 100 }, () => request)
    expect(answers).toBe(connections + settling + 40)
    expect(p50).toBeGreaterThan(stallMs / 4)
  })
})
