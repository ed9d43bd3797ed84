import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { BodyRefused, bodyAsFile } from './file-body.ts'

let close = () => {}

afterEach(() => close())

/** What comes of a body of which this much arrives, and then no more. */
async function readingOf(sent: string, drip = 0): Promise<BodyRefused | number> {
  return new Promise((resolve) => {
    const server = createServer(async (request) => {
      let size = 0
      try {
        for await (const chunk of bodyAsFile(request, { maxBytes: 1000, patience: 100, slowest: 1000 })) {
          size += chunk.length
        }
        resolve(size)
      } catch (error) {
        resolve(error as BodyRefused)
      }
    })
    server.listen(0, '127.0.0.1', () => {
      const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () => {
        socket.write(`POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n${sent}`)
      })
      socket.on('error', () => {})
      const dripping = drip > 0 ? setInterval(() => socket.write('x'), drip) : undefined
      close = () => {
        clearInterval(dripping)
        socket.destroy()
        server.close()
      }
    })
  })
}

test('a file that stops arriving is given up', async () => {
  const refused = await readingOf('half of it')
  expect(refused).toBeInstanceOf(BodyRefused)
  expect(refused).toMatchObject({ code: 'request_timeout', message: 'Nothing of the file arrived for 0.1 seconds.' })
})

test('a file that arrives is read to its end', async () => {
  expect(await readingOf('x'.repeat(100))).toBe(100)
})

test('a file that arrives a byte at a time is given up, though each byte comes in time', async () => {
  expect(await readingOf('', 20)).toMatchObject({
    code: 'request_timeout',
    message: 'The file arrived more slowly than 1,000 bytes a second.',
  })
})
