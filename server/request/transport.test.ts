import { connect, type Socket } from 'node:net'
import Koa from 'koa'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { holdTimers, letTimePass, releaseTimers, waitUntilSocketsRead } from '../testing/held-timers.ts'
import { type HttpServer, type ListenOptions, startHttpServer } from './listen.ts'

let server: HttpServer
let release: () => void
let arrived: number
let left: string[]

const LARGE = Buffer.alloc(64 * 1024 * 1024, 'x')

beforeEach(() => serve())

async function serve(options: Partial<ListenOptions> = {}): Promise<void> {
  const app = new Koa()
  arrived = 0
  const gone: string[] = []
  left = gone
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  app.use(async (ctx) => {
    arrived += 1
    if (ctx.path === '/held') await held
    ctx.res.once('close', () => gone.push(ctx.path))
    ctx.body = ctx.path === '/large' ? LARGE : 'done'
  })
  server = await startHttpServer(app, { host: '127.0.0.1', port: 0, ...options })
}

async function serveAgain(options: Partial<ListenOptions>): Promise<void> {
  await server.close(0)
  await serve(options)
}

afterEach(async () => {
  releaseTimers()
  release()
  await server.close(0)
})

/** Sends raw bytes and reads until the server closes the connection. */
function exchange(text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(server.port, '127.0.0.1', () => socket.write(text))
    let received = ''
    socket.on('data', (chunk) => {
      received += chunk
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(received))
  })
}

function refusal(answer: string) {
  const [head = '', body = '{}'] = answer.split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), ...JSON.parse(body).error }
}

describe('what is not a proper request is answered in the envelope', () => {
  test('no HTTP at all', async () => {
    const answer = refusal(await exchange('good morning\r\n\r\n'))
    expect(answer).toMatchObject({ status: 400, code: 'malformed_request', request_id: expect.any(String) })
  })

  test('headers beyond 16 KiB', async () => {
    const answer = refusal(await exchange(`GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`))
    expect(answer).toMatchObject({ status: 431, code: 'headers_too_large' })
  })

  test('a length and chunks at once, as smugglers send', async () => {
    const head = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n'
    expect(refusal(await exchange(`${head}0\r\n\r\n`))).toMatchObject({ status: 400, code: 'malformed_request' })
  })

  test('an expectation that HTTP does not know', async () => {
    const answer = await exchange('GET / HTTP/1.1\r\nHost: a\r\nExpect: tea\r\nConnection: close\r\n\r\n')
    expect(answer).toContain('"code":"malformed_request"')
  })

  test('headers that never end', async () => {
    await serveAgain({ timeouts: { headers: 300, request: 600 } })
    expect(refusal(await exchange('GET / HTTP/1.1\r\nHost: a\r\n'))).toMatchObject({
      status: 408,
      code: 'request_timeout',
    })
  })
})

describe('a graceful stop', () => {
  test('lets a running request finish and takes no new connection', async () => {
    const url = `http://127.0.0.1:${server.port}`
    const running = fetch(`${url}/held`)
    await expect.poll(() => arrived).toBe(1)
    let closed = false
    const closing = server.close(600).then(() => {
      closed = true
    })
    await expect(fetch(url)).rejects.toThrow()
    expect(closed).toBe(false)
    release()
    expect(await (await running).text()).toBe('done')
    await closing
  })

  test('cuts what does not finish within the grace', async () => {
    const running = fetch(`http://127.0.0.1:${server.port}/held`).catch((error: Error) => error)
    await expect.poll(() => arrived).toBe(1)
    await server.close(0.2)
    expect(await running).toBeInstanceOf(Error)
  })
})

describe('an answer that is larger than what the network holds', () => {
  beforeEach(async () => {
    holdTimers()
    await serveAgain({ leastPace: { milliseconds: 300, bytes: 64 * 1024 } })
  })

  function ask(): Socket {
    const socket = connect(server.port, '127.0.0.1', () => socket.write('GET /large HTTP/1.1\r\nHost: a\r\n\r\n'))
    socket.on('error', () => {})
    return socket
  }

  test('is thrown away when nobody reads it', async () => {
    const socket = ask().pause()
    await expect.poll(() => arrived).toBe(1)
    await waitUntilSocketsRead()
    letTimePass(330)
    await expect.poll(() => left).toEqual(['/large'])
    socket.destroy()
  })

  test('is thrown away when it is read by the drop', async () => {
    const socket = ask().pause()
    await expect.poll(() => arrived).toBe(1)
    await waitUntilSocketsRead()
    for (let drops = 0; drops < 17; drops += 1) {
      socket.read(10)
      await waitUntilSocketsRead()
      letTimePass(20)
    }
    await expect.poll(() => left).toEqual(['/large'])
    socket.destroy()
  })

  test('reaches a slow reader whole, however long it takes', async () => {
    const socket = ask()
    let received = 0
    let rests = 0
    for await (const chunk of socket) {
      received += chunk.length
      if (received > (rests + 1) * 8 * 1024 * 1024) {
        rests += 1
        letTimePass(150)
      }
      if (received > LARGE.length) break
    }
    expect(rests).toBe(8)
    expect(received).toBeGreaterThan(LARGE.length)
  })
})

test('a server that is going to close says so with each answer, and goes on answering', async () => {
  const url = `http://127.0.0.1:${server.port}`
  expect((await fetch(url)).headers.get('connection')).toBe('keep-alive')
  server.announceClose()
  for (let n = 0; n < 3; n += 1) expect((await fetch(url)).headers.get('connection')).toBe('close')
})
