import { expect, test } from 'vitest'
import { parseMailSender } from './sender.ts'
import { parseSmtpUrl } from './smtp-url.ts'
import { buildMailTransport } from './transport.ts'

test.each([
  ['smtp://mail.example', { host: 'mail.example', port: 587, secure: false, auth: null }],
  ['smtps://mail.example/', { host: 'mail.example', port: 465, secure: true, auth: null }],
  ['smtp://[::1]:2525', { host: '::1', port: 2525, secure: false, auth: null }],
  ['smtp://a%40b.example:p%2Fw@h', { host: 'h', port: 587, secure: false, auth: { user: 'a@b.example', pass: 'p/w' } }],
])('the SMTP address %s', (text, server) => expect(parseSmtpUrl(text)).toEqual(server))

test.each([
  '',
  'mail.example',
  'http://mail.example',
  'smtp://',
  'smtp:mail.example',
  'smtp://mail.example/path',
  'smtp://mail.example?tls.rejectUnauthorized=false',
  'smtp://a:%zz@mail.example',
])('%j is no SMTP address', (text) => expect(parseSmtpUrl(text)).toBeNull())

test.each([
  ['post@postern.example', { address: 'post@postern.example', name: '' }],
  ['Harbour Hall <post@postern.example>', { address: 'post@postern.example', name: 'Harbour Hall' }],
  ['"Hall, Harbour" <post@postern.example>', { address: 'post@postern.example', name: 'Hall, Harbour' }],
])('the sender %s', (text, sender) => expect(parseMailSender(text)).toEqual(sender))

test.each(['', 'post', 'A <post>', 'a@b.example, c@d.example', 'A <a@b.example> B', 'a@b.example\nBcc: c@d.example'])(
  '%j is no sender',
  (text) => expect(parseMailSender(text)).toBeNull(),
)

test('a transport is not built from settings that cannot work, and the password is not told', () => {
  const right = { smtpUrl: null, from: 'post@postern.example', outboxDir: 'outbox' }
  expect(() => buildMailTransport({ ...right, from: 'nobody' })).toThrow('sender')
  expect(() => buildMailTransport({ ...right, smtpUrl: 'http://a:secret@mail.example' })).toThrow(/^(?!.*secret)/)
})
