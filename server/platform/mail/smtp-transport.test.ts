import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { makeSelfSignedCertificate } from '../../testing/certificates.ts'
import { type MailTestSetup, setUpMailTests } from '../../testing/mail/mail-test-setup.ts'
import { parseMailHeaders } from '../../testing/mail/read-message.ts'
import { startSmtpServer, type TestSmtpOptions, type TestSmtpServer } from '../../testing/mail/smtp-server.ts'

let room: MailTestSetup
let smtp: TestSmtpServer
beforeAll(async () => {
  room = await setUpMailTests()
})
afterEach(async () => {
  await room.clear()
  await smtp.close()
})
afterAll(() => room.close())

async function sendThrough(options: TestSmtpOptions, url = (server: TestSmtpServer) => server.url) {
  smtp = await startSmtpServer(options)
  return room.deliver(room.transport({ smtpUrl: url(smtp) }))
}

describe('the way to the server', () => {
  const account = { user: 'post@postern.example', pass: 'p@ss:/word ü' }

  test('logs in with what the address says', async () => {
    await room.queue()
    expect(await sendThrough({ account })).toMatchObject({ done: 1 })
    expect(smtp.received[0]).toMatchObject({ user: account.user, from: 'post@postern.example' })
  })

  test('a wrong password is no fault of the mail', async () => {
    await room.queue()
    const wrong = await sendThrough({ account }, ({ port }) => `smtp://someone:wrong@127.0.0.1:${port}`)
    expect(wrong).toEqual({ done: 0, retried: 1, failed: 0 })
    expect(room.logged()).toContain('"smtp_status":535')
    expect(room.logged()).not.toContain('wrong')
  })

  test('neither is a missing one', async () => {
    await room.queue()
    const missing = await sendThrough({ account }, ({ port }) => `smtp://127.0.0.1:${port}`)
    expect(missing).toEqual({ done: 0, retried: 1, failed: 0 })
  })

  describe('is encrypted', () => {
    const certificate = makeSelfSignedCertificate()
    const trusted = getCACertificates('default')
    afterEach(() => setDefaultCACertificates(trusted))

    test.each([
      ['after STARTTLS, when the server offers it', false],
      ['from the beginning with smtps', true],
    ])('%s', async (_, secure) => {
      setDefaultCACertificates([...trusted, certificate.cert])
      await room.queue()
      expect(await sendThrough({ tls: certificate, secure, account })).toMatchObject({ done: 1 })
      expect(smtp.received[0]).toMatchObject({ secure: true, user: account.user })
    })

    test.each([false, true])('only towards a server that is who it should be (smtps: %s)', async (secure) => {
      await room.queue()
      expect(await sendThrough({ tls: certificate, secure })).toEqual({ done: 0, retried: 1, failed: 0 })
      expect(smtp.offers()).toBe(0)
    })

    test('not at all when the server does not offer it', async () => {
      await room.queue()
      expect(await sendThrough({})).toMatchObject({ done: 1 })
      expect(smtp.received[0]).toMatchObject({ secure: false })
    })
  })
})

describe('the message', () => {
  const raw = () => smtp.received[0]?.raw ?? ''

  test('has names and subjects in any script, a date and a mark for robots', async () => {
    await room.queue({
      to: { address: 'ada@bücher.example', name: 'Жанна "Д’Арк", 株式会社' },
      subject: 'Entrée – 🎟 チケット',
    })
    expect(await sendThrough({})).toMatchObject({ done: 1 })
    const headers = parseMailHeaders(raw())
    expect(headers.subject).toBe('Entrée – 🎟 チケット')
    expect(headers.to).toContain('株式会社')
    expect(headers.to).toContain('Жанна')
    expect(headers.from).toBe('Postern <post@postern.example>')
    expect(headers['auto-submitted']).toBe('auto-generated')
    expect(new Date(headers.date ?? '')).toEqual(room.clock.now())
    expect(headers.to).toContain('<ada@xn--bcher-kva.example>')
  })

  test('has no header and no recipient that somebody smuggled in, not even from the database', async () => {
    const evil = '\r\nBcc: eve@evil.example\r\n\r\nHello'
    const attachment = { filename: `a${evil}.txt`, contentType: 'text/plain', content: Buffer.from('x') }
    await room.queue({ to: { address: 'ada@visitors.example', name: `Ada${evil}` }, subject: `Hi${evil}` })
    await room.queue({ occurrence: 'file', attachments: [attachment] })
    await room
      .database('mails')
      .where({ occurrence: 'ticket:1' })
      .update({ subject: `Hi${evil}`, recipient_name: evil })
    expect(await sendThrough({})).toMatchObject({ done: 2 })
    for (const mail of smtp.received) {
      expect(mail.to).toEqual(['ada@visitors.example'])
      expect(mail.raw).not.toMatch(/^bcc:/im)
    }
  })

  test('has the text, the html beside it, and the images inside', async () => {
    const pixel = Buffer.from('iVBORw0KGgo=', 'base64')
    await room.queue({
      text: 'Plain words',
      html: '<p>Rich words <img src="cid:code"></p>',
      attachments: [
        { filename: 'code.png', contentType: 'image/png', content: pixel, cid: 'code' },
        { filename: 'terms.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF') },
      ],
    })
    expect(await sendThrough({})).toMatchObject({ done: 1 })
    const message = raw()
    const order = ['multipart/mixed', 'multipart/alternative', 'Plain words', 'multipart/related', 'Rich words']
    const places = [...order, 'Content-ID: <code>', 'filename=terms.pdf'].map((part) => message.indexOf(part))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(message).toContain('Content-Disposition: inline; filename=code.png')
    expect(message).toContain(pixel.toString('base64'))
  })

  test('of plain text alone is just that', async () => {
    await room.queue()
    await sendThrough({})
    expect(parseMailHeaders(raw())['content-type']).toMatch(/^text\/plain/)
  })
})
