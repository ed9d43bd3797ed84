import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { isBodyEmpty } from './read-body.ts'

let server: Server

beforeEach(async () => {
  server = createServer(async (request, response) => {
    response.setHeader('Connection', 'close')
    response.end((await isBodyEmpty(request)) ? 'nothing' : 'something')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
})

afterEach(() => {
  server.closeAllConnections()
  return new Promise((closed) => server.close(closed))
})

async function answerTo(...parts: string[]): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const received = (async () => {
    let text = ''
    for await (const chunk of socket) text += chunk
    return text.split('\r\n\r\n')[1] ?? ''
  })()
  for (const part of parts) {
    socket.write(part)
    await new Promise(setImmediate)
  }
  return received
}

const CHUNKED = 'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n'
const sized = (length: number) => `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\n\r\n`

it.each([
  ['no body', ['POST / HTTP/1.1\r\nHost: a\r\n\r\n'], 'nothing'],
  ['no bytes', [sized(0)], 'nothing'],
  ['one byte', [sized(1), 'x'], 'something'],
  ['no chunk', [`${CHUNKED}0\r\n\r\n`], 'nothing'],
  ['no chunk, and late', [CHUNKED, '0\r\n', '\r\n'], 'nothing'],
  ['a chunk', [`${CHUNKED}1\r\nx\r\n0\r\n\r\n`], 'something'],
  ['a chunk that is not the last', [CHUNKED, '1\r\nx\r\n'], 'something'],
])('a request with %s', async (_, parts, answer) => {
  expect(await answerTo(...parts)).toBe(answer)
})
