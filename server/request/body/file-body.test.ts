import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { holdTimers, letTimePass } from '../../testing/held-timers.ts'
import { BodyError, streamFileBody } from './file-body.ts'

let close = () => {}

afterEach(() => close())

/** A body of a hundred bytes, read as it is sent. */
async function receive() {
  const outcome = Promise.withResolvers<BodyError | 'whole'>()
  const reading = { size: 0, isOver: false }
  const server = createServer(async (request) => {
    try {
      for await (const chunk of streamFileBody(request, { maxBytes: 1000, patience: 100, slowest: 1000 })) {
        reading.size += chunk.length
      }
      outcome.resolve('whole')
    } catch (error) {
      outcome.resolve(error as BodyError)
    }
    reading.isOver = true
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {})
  socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n')
  close = () => {
    socket.destroy()
    server.close()
  }
  let sent = 0
  return {
    outcome: outcome.promise,
    isOver: () => reading.isOver,
    /** Sends this, and waits until it is read. */
    send: async (text: string) => {
      sent += text.length
      socket.write(text)
      await expect.poll(() => reading.size === sent || reading.isOver, { interval: 1 }).toBe(true)
    },
  }
}

test('a file that stops arriving is given up', async () => {
  holdTimers()
  const file = await receive()
  await file.send('half of it')
  letTimePass(100)
  const refused = await file.outcome
  expect(refused).toBeInstanceOf(BodyError)
  expect(refused).toMatchObject({ code: 'request_timeout', message: 'Nothing of the file arrived for 0.1 seconds.' })
})

test('a file that arrives is read to its end', async () => {
  holdTimers()
  const file = await receive()
  for (const part of ['x'.repeat(60), 'x'.repeat(40)]) {
    letTimePass(50)
    await file.send(part)
  }
  expect(await file.outcome).toBe('whole')
})

test('a file that arrives a byte at a time is given up, though each byte comes in time', async () => {
  holdTimers()
  const file = await receive()
  for (let bytes = 0; bytes < 100 && !file.isOver(); bytes += 1) {
    letTimePass(20)
    await file.send('x')
  }
  expect(await file.outcome).toMatchObject({
    code: 'request_timeout',
    message: 'The file arrived more slowly than 1,000 bytes a second.',
  })
})
