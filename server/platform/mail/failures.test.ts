import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type MailTestSetup, setUpMailTests } from '../../testing/mail/mail-test-setup.ts'
import { parseMailHeaders } from '../../testing/mail/read-message.ts'
import { smtpBusyAnswer, smtpUnknownUserAnswer, startMailServer } from '../../testing/mail/serve-mail.ts'
import { startRawTcpServer } from '../../testing/mail/smtp-server.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

let room: MailTestSetup
beforeAll(async () => {
  room = await setUpMailTests()
})
afterEach(() => room.clear())
afterAll(() => room.close())

describe('a mail that cannot go now', () => {
  test('is tried again after 1 m, 5 m, 30 m, 2 h and 12 h, and then no more', async () => {
    const { smtp, transport } = await startMailServer(room, { atRecipient: () => smtpBusyAnswer })
    await room.queue()
    expect(await room.deliver(transport)).toEqual({ done: 0, retried: 1, failed: 0 })
    for (const [index, delay] of [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 12 * HOUR].entries()) {
      room.clock.advance(delay - SECOND)
      await room.deliver(transport)
      expect(smtp.offers()).toBe(index + 1)
      room.clock.advance(SECOND)
      await room.deliver(transport)
      expect(smtp.offers()).toBe(index + 2)
    }
    expect(await room.row()).toMatchObject({ attempts: 6, sent_at: null, failed_at: room.clock.now() })
    room.clock.advance(100 * HOUR)
    await room.deliver(transport)
    expect(smtp.offers()).toBe(6)
  })

  test('goes out under the same message id once the server takes it', async () => {
    const { smtp, transport } = await startMailServer(room, { atEnd: (n) => (n === 1 ? smtpBusyAnswer : 'accept') })
    await room.queue()
    expect(await room.deliver(transport)).toMatchObject({ retried: 1 })
    const before = await room.row()
    expect(before).toMatchObject({ sent_at: null, last_error: expect.stringContaining('EMESSAGE: ') })
    room.clock.advance(MINUTE)
    const renamed = room.transport({ smtpUrl: smtp.url, from: 'post@renamed.example' })
    expect(await room.deliver(renamed)).toMatchObject({ done: 1 })
    expect(parseMailHeaders(smtp.received[0]?.raw ?? '')['message-id']).toBe(before.message_id)
    expect(await room.row()).toMatchObject({ attempts: 2, last_error: null })
  })

  test('is not brought again by itself when the connection breaks after it was handed over', async () => {
    const { smtp, transport } = await startMailServer(room, { atEnd: (n) => (n === 2 ? 'drop' : 'accept') })
    await room.queue({ occurrence: 'first' })
    await room.deliver(transport)
    await room.queue({ occurrence: 'second' })
    expect(await room.deliver(transport)).toMatchObject({ retried: 1 })
    // A mail that the transport still had to send would arrive before this one.
    await room.queue({ occurrence: 'third' })
    expect(await room.deliver(transport)).toMatchObject({ done: 1 })
    expect(smtp.received).toHaveLength(3)
    expect(await room.row('second')).toMatchObject({ attempts: 1, sent_at: null })
  })

  test('is tried again whatever bytes the server answers with', async () => {
    const odd = await startRawTcpServer((socket) =>
      socket.end(Buffer.from('421 busy \0\xed\xa0\x80\xff\r\n', 'latin1')),
    )
    await room.queue()
    expect(await room.deliver(room.transport({ smtpUrl: odd.url }))).toMatchObject({ retried: 1 })
    const { attempts, last_error } = await room.row()
    expect(attempts).toBe(1)
    expect(last_error).toContain('421 busy')
    expect(String(last_error).isWellFormed()).toBe(true)
    await odd.close()
  })

  test('is tried again when the server hangs up or is not there', async () => {
    const rude = await startRawTcpServer((socket) => socket.destroy())
    await room.queue()
    expect(await room.deliver(room.transport({ smtpUrl: rude.url }))).toMatchObject({ retried: 1 })
    await rude.close()
    room.clock.advance(MINUTE)
    expect(await room.deliver(room.transport({ smtpUrl: rude.url }))).toMatchObject({ retried: 1 })
    expect(await room.row()).toMatchObject({ attempts: 2, failed_at: null })
  })

  test('does not outlast a server that trickles', async () => {
    const slow = await startRawTcpServer((socket) => {
      const drip = setInterval(() => socket.write('220-wait\r\n'), 20)
      socket.on('close', () => clearInterval(drip))
    })
    await room.queue()
    const timeouts = { connect: 60_000, silence: 60_000, whole: 300 }
    expect(await room.deliver(room.transport({ smtpUrl: slow.url, timeouts }))).toMatchObject({ retried: 1 })
    expect(await room.row()).toMatchObject({ last_error: expect.stringContaining('ETIMEDOUT') })
    await expect.poll(() => slow.connections()).toBe(0)
    await slow.close()
  })

  test('leaves the others their attempts when there is no server', async () => {
    const rude = await startRawTcpServer((socket) => socket.destroy())
    for (let n = 0; n < 6; n += 1) await room.queue({ occurrence: `ticket:${n}` })
    await room.deliver(room.transport({ smtpUrl: rude.url }), { concurrency: 2 })
    expect(await room.database('mails').where({ attempts: 0 })).toHaveLength(4)
    await rude.close()
  })
})

describe('a mail that will never go', () => {
  test.each([
    ['its recipient is refused', { atRecipient: () => smtpUnknownUserAnswer }],
    ['its content is refused', { atEnd: () => smtpUnknownUserAnswer }],
  ])('fails at once when %s', async (_, options) => {
    const { smtp, transport } = await startMailServer(room, options)
    await room.queue()
    expect(await room.deliver(transport)).toEqual({ done: 0, retried: 0, failed: 1 })
    expect(await room.row()).toMatchObject({ attempts: 1, failed_at: room.clock.now() })
    expect((await room.row()).last_error).toContain('550')
    room.clock.advance(100 * HOUR)
    await room.deliver(transport)
    expect(smtp.offers()).toBe(1)
  })

  test('does not stop the others', async () => {
    const { transport } = await startMailServer(room, {
      atRecipient: (n) => (n === 1 ? smtpUnknownUserAnswer : 'accept'),
    })
    for (let n = 0; n < 4; n += 1) await room.queue({ occurrence: `ticket:${n}` })
    expect(await room.deliver(transport, { concurrency: 1 })).toEqual({ done: 3, retried: 0, failed: 1 })
  })
})
