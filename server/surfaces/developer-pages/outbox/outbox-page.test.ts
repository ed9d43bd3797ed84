import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import Koa from 'koa'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type MailTestSetup, setUpMailTests } from '../../../testing/mail/mail-test-setup.ts'
import { serveOutbox } from './outbox-page.ts'

let room: MailTestSetup
beforeAll(async () => {
  room = await setUpMailTests()
})
afterEach(() => room.clear())
afterAll(() => room.close())

type Visit = { path?: string; enabled?: boolean; from?: string; headers?: Record<string, string>; method?: string }

/** Requests the outbox from the address `from`; requests that it passes on get a 418. */
async function visit({ path = '/outbox', enabled = true, from, headers, method = 'GET' }: Visit = {}) {
  const app = new Koa()
  if (from !== undefined) {
    app.use((ctx, next) => {
      Object.defineProperty(ctx.req.socket, 'remoteAddress', { value: from })
      return next()
    })
  }
  app.use(serveOutbox({ outboxDir: room.outboxDir, enabled }))
  app.use((ctx) => {
    ctx.status = 418
  })
  const server = app.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  try {
    // fetch would set the Host header and normalize the path.
    return await new Promise<{ status: number; headers: Record<string, unknown>; text: string }>((resolve, reject) => {
      const options = { host: '127.0.0.1', port, path, method, agent: false, headers }
      get(options, async (response) => {
        let text = ''
        for await (const chunk of response) text += chunk
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text })
      }).on('error', reject)
    })
  } finally {
    server.close()
  }
}

async function fill(mails: Parameters<MailTestSetup['queue']>[0][]): Promise<string[]> {
  for (const mail of mails) {
    await room.queue(mail)
    room.clock.advance(1_000)
  }
  await room.deliver(room.transport())
  return (await readdir(room.outboxDir)).filter((name) => name.endsWith('.eml')).sort()
}

describe('the outbox page', () => {
  test('is there before the first mail', async () => {
    const { status, text } = await visit()
    expect(status).toBe(200)
    expect(text).toContain('There is no mail yet.')
  })

  test('lists the newest first', async () => {
    const [old, young] = await fill([
      { occurrence: 'a', subject: 'Older' },
      { occurrence: 'b', subject: 'Younger' },
    ])
    const { text } = await visit({ path: '/outbox/' })
    expect(text.indexOf('Younger')).toBeGreaterThan(0)
    expect(text.indexOf('Younger')).toBeLessThan(text.indexOf('Older'))
    expect(text).toContain(`<a href="/outbox/${old}">Older</a>`)
    expect(text).toContain(`<a href="/outbox/${young}">Younger</a>`)
  })

  test('shows a mail, and nothing in it can write into the page', async () => {
    const html = '<script>alert(1)</script><p style="color:red">Rich <img src="cid:code"></p>'
    const [file] = await fill([
      {
        to: { address: 'ada@visitors.example', name: '<b>Ada</b>' },
        subject: '<script>alert(2)</script>',
        text: 'Plain <script>alert(3)</script>',
        html,
        attachments: [{ filename: '<i>.png', contentType: 'image/png', content: Buffer.from('pixel'), cid: 'code' }],
      },
    ])
    for (const path of ['/outbox', `/outbox/${file}`]) {
      const { headers, text } = await visit({ path })
      expect(text).toContain('&lt;script&gt;alert(2)')
      expect(text).not.toMatch(/<script|<b>Ada|<i>/)
      expect(headers['content-security-policy']).toContain("default-src 'none'")
      expect(headers['content-security-policy']).not.toMatch(/script-src|unsafe/)
      expect(headers['cache-control']).toBe('no-store')
    }
    const shown = await visit({ path: `/outbox/${file}` })
    expect(shown.text).toContain('Plain &lt;script&gt;alert(3)')
    expect(shown.text).toContain(`<iframe sandbox src="/outbox/${file}/html"`)
    const part = await visit({ path: `/outbox/${file}/html` })
    expect(part.text).toContain(`<img src="data:image/png;base64,${Buffer.from('pixel').toString('base64')}">`)
    expect(part.headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/)
    expect(part.headers['content-security-policy']).not.toContain('script-src')
  })

  test('hands out the mail as it is', async () => {
    const [file = ''] = await fill([{}])
    const { headers, text } = await visit({ path: `/outbox/${file}/raw` })
    expect(headers).toMatchObject({
      'content-type': 'message/rfc822',
      'content-disposition': `attachment; filename="${file}"`,
      'x-content-type-options': 'nosniff',
    })
    expect(text).toBe(await readFile(join(room.outboxDir, file), 'utf8'))
    expect((await visit({ path: `/outbox/${file}/html` })).status).toBe(418)
  })
})

describe('the outbox is only for whoever sits at the machine', () => {
  test.each(['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1'])('%s may look', async (from) => {
    expect((await visit({ from })).status).toBe(200)
  })

  test.each(['10.0.0.7', '192.168.1.5', '203.0.113.9', '::ffff:10.0.0.7', 'fe80::1', '2001:db8::1', '', '128.0.0.1'])(
    '%j finds nothing',
    async (from) => {
      const [file] = await fill([{}])
      for (const path of ['/outbox', `/outbox/${file}`, `/outbox/${file}/html`, `/outbox/${file}/raw`]) {
        expect((await visit({ path, from })).status).toBe(418)
      }
    },
  )

  test.each([
    { 'X-Forwarded-For': '127.0.0.1' },
    { 'X-Forwarded-For': '' },
    { Forwarded: 'for=127.0.0.1' },
    { 'X-Forwarded-Proto': 'https' },
    { 'X-Real-IP': '127.0.0.1' },
    { Via: '1.1 proxy' },
    { Host: 'evil.example' },
    { Host: 'localhost.evil.example' },
    { Host: '127.0.0.1.evil.example:80' },
  ])('whoever comes with %j finds nothing', async (headers) => {
    expect((await visit({ headers: headers as unknown as Record<string, string> })).status).toBe(418)
  })

  test.each(['localhost', 'localhost:8080', '[::1]:8080'])('the host %s is this machine', async (Host) => {
    expect((await visit({ headers: { Host } })).status).toBe(200)
  })

  test('nobody finds anything when mails are really sent', async () => {
    const [file] = await fill([{}])
    for (const path of ['/outbox', `/outbox/${file}`]) expect((await visit({ path, enabled: false })).status).toBe(418)
  })

  test('POST is left to others', async () => {
    expect((await visit({ method: 'POST' })).status).toBe(418)
  })
})

test('no path leads out of the outbox', async () => {
  const [file = ''] = await fill([{}])
  const secret = '20260605T100000000Z-01ARZ3NDEKTSV4RRFFQ69G5FAV.eml'
  await writeFile(join(dirname(room.outboxDir), secret), 'secret')
  await writeFile(join(dirname(room.outboxDir), secret.replace('.eml', '.json')), '{"html":"secret"}')
  await mkdir(join(room.outboxDir, 'inner'), { recursive: true })
  const paths = [
    `/outbox/../${secret}`,
    `/outbox/..%2f${secret}`,
    `/outbox/%2e%2e%2f${secret}/raw`,
    `/outbox/inner/../../${secret}/raw`,
    `/outbox/..\\${secret}/raw`,
    `/outbox/${file.replace('.eml', '.json')}`,
    `/outbox/${file.replace('.eml', '.json')}/raw`,
    `/outbox/${file}%00/raw`,
    `/outbox/${file}/../raw`,
    '/outbox/..',
    '/outbox/inner',
    '/outboxes',
  ]
  for (const path of paths) expect(await visit({ path }), path).toMatchObject({ status: 418 })
})
