import { describe, expect, test } from 'vitest'
import { buildResponseReader, type ResponseReadState } from './response-reader.ts'

/** Reads in pieces of this many bytes, until the result is known. */
function read(text: string, piece = text.length): ResponseReadState {
  const reader = buildResponseReader()
  const bytes = Buffer.from(text, 'latin1')
  for (let from = 0; from < bytes.length; from += piece) {
    const reading = reader.push(bytes.subarray(from, from + piece))
    if (reading !== 'more') return reading
  }
  return reader.end()
}

const whole = (status: number, text: string, reusable: boolean) => ({
  status,
  answerStart: Buffer.from(text, 'latin1'),
  reusable,
})

const OK = 'HTTP/1.1 200 OK\r\n'

const WHOLE: [what: string, text: string, reading: ResponseReadState][] = [
  ['with a length', `${OK}Content-Length: 5\r\n\r\ntaken`, whole(200, 'taken', true)],
  ['with a length of nothing', `${OK}content-length:0\r\n\r\n`, whole(200, '', true)],
  ['without a reason', 'HTTP/1.1 200\r\nContent-Length: 0\r\n\r\n', whole(200, '', true)],
  ['that has no body by its status', 'HTTP/1.1 204 No Content\r\n\r\n', whole(204, '', true)],
  ['that has a length and no body by its status', 'HTTP/1.1 304 x\r\nContent-Length: 9\r\n\r\n', whole(304, '', true)],
  ['up to the end of the connection', `${OK}\r\ntaken`, whole(200, 'taken', false)],
  [
    'in chunks',
    `${OK}Transfer-Encoding: Chunked\r\n\r\n5\r\ntaken\r\nA;x="y"\r\n0123456789\r\n0\r\nSum: 1\r\n\r\n`,
    whole(200, 'taken0123456789', true),
  ],
  ['of another coding', `${OK}Transfer-Encoding: gzip\r\n\r\nx`, whole(200, 'x', false)],
  ['of two codings', `${OK}Transfer-Encoding: gzip, chunked\r\n\r\n1\r\nx\r\n0\r\n\r\n`, whole(200, 'x', true)],
  ['after which it closes', `${OK}Content-Length: 1\r\nConnection: x, Close\r\n\r\na`, whole(200, 'a', false)],
  ['of HTTP/1.0', 'HTTP/1.0 200 OK\r\nContent-Length: 1\r\n\r\na', whole(200, 'a', false)],
  [
    'of HTTP/1.0 that stays',
    'HTTP/1.0 200 OK\r\nConnection: keep-alive\r\nContent-Length: 1\r\n\r\na',
    whole(200, 'a', true),
  ],
  [
    'after others that announce it',
    'HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\nLink: x\r\n\r\nHTTP/1.1 202 Accepted\r\nContent-Length: 1\r\n\r\na',
    whole(202, 'a', true),
  ],
]

const NONE: [what: string, text: string, reading: ResponseReadState][] = [
  ['of another protocol', 'SSH-2.0-OpenSSH_9.6\r\n', 'no-http'],
  ['of HTTP/2', 'HTTP/2.0 200 OK\r\n\r\n', 'no-http'],
  ['without a status', 'HTTP/1.1 OK\r\n\r\n', 'no-http'],
  ['of a status of two digits', 'HTTP/1.1 20 OK\r\n\r\n', 'no-http'],
  ['with two lengths', `${OK}Content-Length: 1\r\nContent-Length: 1\r\n\r\na`, 'no-http'],
  ['with a list of lengths', `${OK}Content-Length: 1, 1\r\n\r\na`, 'no-http'],
  ['with a length that has a sign', `${OK}Content-Length: +1\r\n\r\na`, 'no-http'],
  [
    'with a length and chunks',
    `${OK}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n0\r\n\r\n`,
    'no-http',
  ],
  ['with a space before a colon', `${OK}Content-Length : 1\r\n\r\na`, 'no-http'],
  ['with a folded header', `${OK}A: b\r\n c\r\n\r\n`, 'no-http'],
  ['with a bare line feed', `${OK}A: b\nContent-Length: 1\r\n\r\na`, 'no-http'],
  ['with a zero byte', `${OK}A: b\0\r\n\r\n`, 'no-http'],
  ['with a chunk of no size', `${OK}Transfer-Encoding: chunked\r\n\r\nx\r\n`, 'no-http'],
  ['with a chunk of a negative size', `${OK}Transfer-Encoding: chunked\r\n\r\n-1\r\n`, 'no-http'],
  ['with a chunk longer than it says', `${OK}Transfer-Encoding: chunked\r\n\r\n1\r\nab\r\n0\r\n\r\n`, 'no-http'],
  ['with an endless line of a chunk', `${OK}Transfer-Encoding: chunked\r\n\r\n1;${'x'.repeat(2_000)}`, 'no-http'],
  ['with endless trailers', `${OK}Transfer-Encoding: chunked\r\n\r\n0\r\n${'A: aaaaaa\r\n'.repeat(2_000)}`, 'no-http'],
  ['with endless headers', `${OK}${'A: aaaaaa\r\n'.repeat(2_000)}`, 'too-many-headers'],
  ['with endless announcements', 'HTTP/1.1 103 x\r\nA: aaaaaa\r\n\r\n'.repeat(2_000), 'too-many-headers'],
  ['that changes the protocol', 'HTTP/1.1 101 Switching\r\nUpgrade: websocket\r\n\r\n', 'lost'],
  ['that ends in its headers', `${OK}A: `, 'lost'],
  ['that ends before its length', `${OK}Content-Length: 2\r\n\r\na`, 'lost'],
  ['that ends in a chunk', `${OK}Transfer-Encoding: chunked\r\n\r\n2\r\na`, 'lost'],
  ['that ends before its last chunk', `${OK}Transfer-Encoding: chunked\r\n\r\n1\r\na\r\n`, 'lost'],
  ['that never comes', '', 'lost'],
]

describe('an answer', () => {
  test.each(WHOLE)('%s is read, whatever the pieces in which it comes', (_, text, reading) => {
    for (const piece of [text.length, 1, 2, 3, 7, 19]) expect(read(text, piece), `by ${piece}`).toEqual(reading)
  })

  test.each(NONE)('%s is none, whatever the pieces in which it comes', (_, text, reading) => {
    for (const piece of [Math.max(1, text.length), 1, 2, 3, 7, 19])
      expect(read(text, piece), `by ${piece}`).toBe(reading)
  })

  test('after which there is something else leaves a connection that nobody uses again', () => {
    expect(read(`${OK}Content-Length: 1\r\n\r\naHTTP/1.1 200 OK\r\n`)).toEqual(whole(200, 'a', false))
    const chunks = `${OK}Transfer-Encoding: chunked\r\n\r\n1\r\na\r\n0\r\n\r\nX`
    expect(read(chunks)).toEqual(whole(200, 'a', false))
  })

  test.each(['Content-Length: 100000', 'Transfer-Encoding: chunked'])(
    'that is long counts after 64 KB (%s)',
    (framing) => {
      const body = framing.startsWith('C') ? '' : '186a0\r\n'
      const reading = read(`${OK}${framing}\r\n\r\n${body}${'a'.repeat(70_000)}`, 10_000)
      expect(reading).toEqual(whole(200, 'a'.repeat(1024), false))
    },
  )
})
