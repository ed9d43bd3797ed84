import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { insertTestOrganization } from '../../testing/create-organization.ts'
import { exampleMail, type MailTestSetup, setUpMailTests } from '../../testing/mail/mail-test-setup.ts'
import { inTransaction } from '../database/transaction.ts'
import { MailError } from './mail.ts'
import { purgeOldMails, queueMail } from './queue-mail.ts'

let room: MailTestSetup
beforeAll(async () => {
  room = await setUpMailTests()
})
afterEach(() => room.clear())
afterAll(() => room.close())

const count = async () => Number((await room.database('mails').count('* as n').first())?.n)

describe('one occurrence makes one mail', () => {
  test('the second of the same occurrence is not added', async () => {
    expect(await room.queue()).toBe(true)
    expect(await room.queue({ subject: 'Again' })).toBe(false)
    expect(await count()).toBe(1)
    expect(await room.row()).toMatchObject({ subject: 'Your ticket', attempts: 0, sent_at: null })
  })

  test('twenty at the same time add one', async () => {
    const added = await Promise.all(Array.from({ length: 20 }, () => room.queue()))
    expect(added.filter(Boolean)).toHaveLength(1)
    expect(await count()).toBe(1)
  })

  test('another organization has occurrences of its own', async () => {
    const other = { slug: 'other', name: 'Other', timezone: 'UTC', plan: 'scale' as const }
    const organizationId = await insertTestOrganization(room.database, other, room.clock.now())
    expect(await room.queue()).toBe(true)
    expect(await room.queue({ organizationId })).toBe(true)
  })

  test('a mail belongs to the transaction of its occurrence', async () => {
    const undone = inTransaction(room.database, [], async (transaction) => {
      await queueMail(transaction, { organizationId: room.organizationId, ...exampleMail }, room.clock.now())
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await count()).toBe(0)
  })
})

describe('what is queued', () => {
  test('lines that would begin another header become one line', async () => {
    const to = { address: 'ada@visitors.example', name: 'Ada\r\nBcc: eve@evil.example' }
    await room.queue({ to, subject: 'Hello\nBcc: eve@evil.example\u2028\0' })
    expect(await room.row()).toMatchObject({
      recipient_name: 'Ada Bcc: eve@evil.example',
      subject: 'Hello Bcc: eve@evil.example',
    })
  })

  test('bodies lose only what the database cannot hold', async () => {
    await room.queue({ text: 'one\0\r\ntwo 🎟\ud800', html: '<p>\0ä</p>' })
    expect(await room.row()).toMatchObject({ text_body: 'one\r\ntwo 🎟\ufffd', html_body: '<p>ä</p>' })
  })

  test.each([
    '',
    'nobody',
    'a@b',
    'a@b.example\r\nBcc: c@d.example',
    'a@b.example, c@d.example',
    'Ada <a@b.example>',
    'a b@c.example',
  ])('the address %j is refused', async (address) => {
    await expect(room.queue({ to: { address } })).rejects.toThrow(MailError)
    expect(await count()).toBe(0)
  })

  test.each([
    { contentType: 'image/png\r\nX-Evil: 1', cid: undefined },
    { contentType: 'png', cid: undefined },
    { contentType: 'image/png', cid: 'a>\r\nX-Evil: 1' },
    { contentType: 'image/png', cid: '' },
  ])('the attachment %j is refused', async (wrong) => {
    const attachment = { filename: 'a.png', content: Buffer.from('x'), ...wrong }
    await expect(room.queue({ attachments: [attachment] })).rejects.toThrow(MailError)
  })

  test.each(['', 'a\nb', 'x'.repeat(301)])('the occurrence %j is refused', async (occurrence) => {
    await expect(room.queue({ occurrence })).rejects.toThrow(MailError)
  })
})

test('what was sent or given up is forgotten after 60 days, what waits is not', async () => {
  const day = 86_400_000
  for (const occurrence of ['sent', 'failed', 'waiting', 'recent']) await room.queue({ occurrence })
  const long = new Date(room.clock.now().getTime() - 60 * day - 1)
  const mails = () => room.database('mails')
  await mails().update({ created_at: long })
  await mails().where({ occurrence: 'sent' }).update({ sent_at: long })
  await mails().where({ occurrence: 'failed' }).update({ failed_at: long })
  const recent = new Date(long.getTime() + 2)
  await mails().where({ occurrence: 'recent' }).update({ created_at: recent, sent_at: recent })
  expect(await purgeOldMails(room.database, room.clock.now())).toBe(2)
  expect(await mails().pluck('occurrence').orderBy('occurrence')).toEqual(['recent', 'waiting'])
})
