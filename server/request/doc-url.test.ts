import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { sendRawRequest } from '../testing/visitor-api/send-raw-request.ts'

let server: TestServer
let withDomain: TestServer
let configured: TestServer
beforeAll(async () => {
  server = await startTestServer()
  const { databaseUrl } = server
  withDomain = await startTestServer({ databaseUrl, config: { tenantDomain: 'tickets.example' } })
  configured = await startTestServer({ databaseUrl, config: { publicUrl: 'https://api.tickets.example/' } })
})
afterAll(() => Promise.all([server, withDomain, configured].map((each) => each.close())))

describe('error.doc_url', () => {
  test.each([
    ['a call without a key', '/v1/me', 'api_key_required'],
    ['a path that is not there', '/v1/mee', 'not_found'],
    ['an organization that is not there', '/o/nobody/events.json', 'not_found'],
  ])('of %s leads to the page of its code', async (_, path, code) => {
    const { error } = await (await server.get(path)).json()
    expect(error.doc_url).toBe(`${server.url}/errors/${code}`)
    const page = await fetch(error.doc_url)
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(`<h1 class="mono">${code}</h1>`)])
  })

  test('is on the host that was asked, unless that is nothing to show', async () => {
    const at = async (host: string) =>
      (await sendRawRequest(server.url, '/v1/me', { headers: { Host: host } })).body.error.doc_url
    expect(await at('tickets.example:8443')).toBe('http://tickets.example:8443/errors/api_key_required')
    expect(await at("evil'onload='x")).toBe(`http://localhost:${server.port}/errors/api_key_required`)
  })

  test.each([
    'nobody.tickets.example:8443',
    'Nobody.Tickets.Example:8443',
    'nobody.tickets.example.:8443',
    '-nobody.tickets.example:8443',
    'no!body.tickets.example:8443',
    'a.b.tickets.example:8443',
  ])('of an organization is on the domain above its host, which has the pages, with its port: %s', async (Host) => {
    const { body } = await sendRawRequest(withDomain.url, '/events.json', { headers: { Host } })
    expect(body.error.doc_url).toBe('http://tickets.example:8443/errors/not_found')
  })

  test('of an organization is on the domain above the host of a whole address', async () => {
    const headers = { Host: 'elsewhere.example' }
    const { body } = await sendRawRequest(withDomain.url, 'http://nobody.tickets.example:8443/events.json', { headers })
    expect(body.error.doc_url).toBe('http://tickets.example:8443/errors/not_found')
  })

  test.each(['nobody.tickets.example', 'nobody.tickets.example:', 'nobody.tickets.example:999999'])(
    'of an organization has no port where none was asked for: %s',
    async (Host) => {
      const { body } = await sendRawRequest(withDomain.url, '/events.json', { headers: { Host } })
      expect(body.error.doc_url).toBe('http://tickets.example/errors/not_found')
    },
  )

  test('is on the configured address, if there is one', async () => {
    const { body } = await sendRawRequest(configured.url, '/v1/me', { headers: { Host: 'evil.example' } })
    expect(body.error.doc_url).toBe('https://api.tickets.example/errors/api_key_required')
  })

  test.each([
    ['what is no HTTP', 'hello\r\n\r\n'],
    ['an expectation', 'GET / HTTP/1.1\r\nHost: evil.example\r\nExpect: gold\r\nConnection: close\r\n\r\n'],
  ])('of %s is at the address that was connected to', async (_, sent) => {
    const answer = await sendRaw(server, sent)
    expect(answer).toContain(`"doc_url":"${server.url}/errors/malformed_request"`)
  })
})

function sendRaw({ url }: TestServer, text: string): Promise<string> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect(Number(port), hostname, () => socket.write(text))
    socket.on('data', (chunk: Buffer) => chunks.push(chunk))
    socket.on('end', () => resolve(Buffer.concat(chunks).toString()))
    socket.on('error', reject)
  })
}
