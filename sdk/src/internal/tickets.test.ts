import { describe, expect, expectTypeOf, test } from 'vitest'
import { holdTimers } from '../../../server/testing/held-timers.ts'
import {
  applyFaultThenPassTime,
  type ResponseFault,
  respondWithHtml,
  respondWithRefusal,
  respondWithText,
  startFaultServer,
} from '../../../server/testing/sdk/fault-server.ts'
import { createTestClient } from '../../testing/test-client.ts'
import { NotFoundError, PosternError, TimeoutError } from '../core/errors.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><title>é</title></svg>'
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0xff, 0xfe])

const picture = (type: string, bytes: Buffer): ResponseFault => {
  return (response) => {
    response.writeHead(200, { 'Content-Type': type, 'Content-Length': bytes.length, 'X-Request-Id': 'r1' }).end(bytes)
  }
}

/** Declares a longer body than it sends before the connection ends. */
const half: ResponseFault = (response) => {
  response.writeHead(200, { 'Content-Type': 'image/png', 'Content-Length': png.length })
  response.write(png.subarray(0, 4), () => response.destroy())
}

const stalled: ResponseFault = (response) => {
  response.writeHead(200, { 'Content-Type': 'image/svg+xml' }).write('<svg')
}

describe('a QR code', () => {
  test('is the text of an SVG unless told otherwise', async () => {
    await using server = await startFaultServer(respondWithText(200, 'image/svg+xml; charset=utf-8', svg))
    const { tickets } = createTestClient(server.url).events
    const drawn = await tickets.qr('fest', 't1')
    expectTypeOf(drawn).toEqualTypeOf<string>()
    expect(drawn).toBe(svg)
    expect(await tickets.qr('fest', 't1', { format: 'svg' })).toBe(svg)
    expect(server.received.map(({ url }) => url)).toEqual(Array(2).fill('/v1/events/fest/tickets/t1/qr?format=svg'))
  })

  test('is the bytes of a PNG if asked for', async () => {
    await using server = await startFaultServer(picture('image/png', png))
    const { tickets } = createTestClient(server.url).events
    const { data, requestId } = await tickets.qr('fest', 't1', { format: 'png' }).withResponse()
    expectTypeOf(data).toEqualTypeOf<Uint8Array<ArrayBuffer>>()
    expect(data).toBeInstanceOf(Uint8Array)
    expect([...data]).toEqual([...png])
    expect(requestId).toBe('r1')
    expect(server.received[0]?.url).toBe('/v1/events/fest/tickets/t1/qr?format=png')
  })

  test.each([
    ['svg', 'image/svg+xml', respondWithText(200, 'image/svg+xml', svg)],
    ['png', 'image/png', picture('image/png', png)],
  ] as const)('of the format %s is asked for as %s, and an error as JSON', async (format, type, answer) => {
    await using server = await startFaultServer(answer)
    const { tickets } = createTestClient(server.url).events
    await tickets.qr('fest', 't1', { format }, { headers: { 'X-One': '1' } })
    expect(server.received[0]?.headers).toMatchObject({ accept: `${type}, application/json;q=0.9`, 'x-one': '1' })
  })

  test('that breaks off or stalls is asked for again', async () => {
    holdTimers()
    await using server = await startFaultServer(
      half,
      half,
      picture('image/png', png),
      applyFaultThenPassTime(100, stalled),
      respondWithText(200, 'image/svg+xml', svg),
    )
    const { tickets } = createTestClient(server.url, { timeoutMs: 100 }).events
    expect([...(await tickets.qr('fest', 't1', { format: 'png' }))]).toEqual([...png])
    expect(server.received).toHaveLength(3)
    expect(await tickets.qr('fest', 't1')).toBe(svg)
    expect(server.received).toHaveLength(5)
  })

  test('that never comes whole is a TimeoutError', async () => {
    holdTimers()
    await using server = await startFaultServer(applyFaultThenPassTime(20, stalled))
    const { tickets } = createTestClient(server.url, { timeoutMs: 20, maxRetries: 1 }).events
    await expect(tickets.qr('fest', 't1')).rejects.toThrow(TimeoutError)
    expect(server.received).toHaveLength(2)
  })

  test('that is refused is an error like any other', async () => {
    await using server = await startFaultServer(respondWithRefusal(404, 'not_found'))
    const { tickets } = createTestClient(server.url).events
    await expect(tickets.qr('fest', 't1')).rejects.toThrow(NotFoundError)
    await expect(tickets.qr('fest', 't1', { format: 'png' })).rejects.toMatchObject({ code: 'not_found' })
  })

  test.each([
    ['a page of a proxy', respondWithHtml(200)],
    ['a picture of the other kind', picture('image/gif', png)],
    ['nothing', picture('image/svg+xml', Buffer.alloc(0))],
  ])('is not %s', async (_, fault) => {
    await using server = await startFaultServer(fault)
    const { tickets } = createTestClient(server.url).events
    for (const format of ['svg', 'png'] as const) {
      const error = await tickets.qr('fest', 't1', { format }).catch((thrown) => thrown)
      expect(error).toBeInstanceOf(PosternError)
      expect(error).toMatchObject({ status: 200, code: 'unreadable_answer' })
    }
  })
})
