import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type MailTestSetup, setUpMailTests } from '../../testing/mail/mail-test-setup.ts'
import { parseMailHeaders } from '../../testing/mail/read-message.ts'

let room: MailTestSetup
beforeAll(async () => {
  room = await setUpMailTests()
})
afterEach(() => room.clear())
afterAll(() => room.close())

describe('without an SMTP server', () => {
  test('a mail becomes a file that only its owner can read', async () => {
    await room.queue({ subject: 'Entrée' })
    await room.deliver(room.transport())
    const [file = ''] = (await readdir(room.outboxDir)).filter((name) => name.endsWith('.eml'))
    const row = await room.row()
    expect(file).toMatch(new RegExp(`^\\d{8}T\\d{9}Z-${row.id}\\.eml$`))
    expect(row).toMatchObject({ attempts: 1, sent_at: room.clock.now() })
    const message = await readFile(join(room.outboxDir, file), 'utf8')
    expect(parseMailHeaders(message)).toMatchObject({ subject: 'Entrée', 'message-id': row.message_id })
    expect(message).not.toMatch(/[^\r]\n/)
    expect((await stat(join(room.outboxDir, file))).mode & 0o077).toBe(0)
    expect((await readdir(room.outboxDir)).sort()).toEqual([file, file.replace('.eml', '.json')].sort())
  })

  test('a mail that is sent again is still one file', async () => {
    await room.queue()
    await room.deliver(room.transport())
    await room.database('mails').update({ sent_at: null })
    room.clock.advance(300_000)
    expect(await room.deliver(room.transport())).toMatchObject({ done: 1 })
    expect((await readdir(room.outboxDir)).filter((name) => name.endsWith('.eml'))).toHaveLength(1)
  })

  test('a folder that cannot be written to is tried again', async () => {
    await writeFile(room.outboxDir, 'in the way')
    await room.queue()
    expect(await room.deliver(room.transport())).toEqual({ done: 0, retried: 1, failed: 0 })
  })
})
