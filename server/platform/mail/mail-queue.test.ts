import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { insertTestOrganization } from '../../testing/create-organization.ts'
import { type MailTestSetup, setUpMailTests } from '../../testing/mail/mail-test-setup.ts'
import { parseMailHeaders } from '../../testing/mail/read-message.ts'
import { smtpBusyAnswer, smtpUnknownUserAnswer, startMailServer } from '../../testing/mail/serve-mail.ts'
import { connectDatabase } from '../database/connect.ts'
import { buildReader } from '../database/prepared.ts'
import { drainQueue } from '../queue/drain.ts'
import { getQueueStatements } from '../queue/statements.ts'
import { buildMailQueue } from './index.ts'
import { recordMailSent } from './mail-queue.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND

let room: MailTestSetup
beforeAll(async () => {
  room = await setUpMailTests()
})
afterEach(() => room.clear())
afterAll(() => room.close())

describe('a due mail', () => {
  test('is sent once and recorded', async () => {
    const { smtp, transport } = await startMailServer(room)
    await room.queue()
    expect(await room.deliver(transport)).toEqual({ done: 1, retried: 0, failed: 0 })
    expect(await room.deliver(transport)).toEqual({ done: 0, retried: 0, failed: 0 })
    expect(smtp.received).toHaveLength(1)
    const row = await room.row()
    expect(row).toMatchObject({ attempts: 1, sent_at: room.clock.now(), failed_at: null, last_error: null })
    expect(row.message_id).toBe(`<${row.id}@postern.example>`)
    expect(parseMailHeaders(smtp.received[0]?.raw ?? '')['message-id']).toBe(row.message_id)
  })

  test('of the same occurrence as one that was sent never goes out', async () => {
    const { smtp, transport } = await startMailServer(room)
    await room.queue()
    await room.deliver(transport)
    await room.queue()
    await room.deliver(transport)
    expect(smtp.received).toHaveLength(1)
  })

  test('that is not due yet waits', async () => {
    const { smtp, transport } = await startMailServer(room)
    await room.queue()
    await room.database('mails').update({ next_attempt_at: new Date(room.clock.now().getTime() + SECOND) })
    await room.deliver(transport)
    expect(smtp.offers()).toBe(0)
  })
})

test('two workers send fifty mails once each', async () => {
  // One worker has three of an organization in progress, so the fourth belongs to the other.
  const bothAtWork = Promise.withResolvers<'accept'>()
  const holdUntilBothWork = (n: number) => {
    if (n === 4) bothAtWork.resolve('accept')
    return bothAtWork.promise
  }
  const { smtp, transport } = await startMailServer(room, { atEnd: holdUntilBothWork })
  const second = { slug: 'pier', name: 'Pier', timezone: 'Europe/Madrid', plan: 'scale' as const }
  const secondId = await insertTestOrganization(room.database, second, room.clock.now())
  for (let n = 0; n < 50; n += 1) {
    await room.queue({ occurrence: `ticket:${n}`, ...(n % 2 ? { organizationId: secondId } : {}) })
  }
  const other = connectDatabase({ url: room.databaseUrl, poolSize: 4, applicationName: 'other worker' })
  const [one, two] = await Promise.all([
    room.deliver(transport, { places: 1 }),
    room.deliver(room.transport({ smtpUrl: smtp.url }), { database: other, places: 1 }),
  ])
  await other.destroy()
  expect(one.done).toBeGreaterThan(0)
  expect(two.done).toBeGreaterThan(0)
  expect(one.done + two.done).toBe(50)
  const ids = smtp.received.map(({ raw }) => parseMailHeaders(raw)['message-id'])
  expect(ids).toHaveLength(50)
  expect(new Set(ids).size).toBe(50)
})

test('attempts that begin at the same moment never share a mail', async () => {
  for (let n = 0; n < 20; n += 1) await room.queue({ occurrence: `ticket:${n}` })
  const begun = (await Promise.all([room.begin(10), room.begin(10)])).flat()
  // What one of them passed over because the other had it locked is still due.
  const left = await room.begin(20)
  const ids = [...begun, ...left].map(({ id }) => id)
  expect(ids).toHaveLength(20)
  expect(new Set(ids).size).toBe(20)
})

describe('a worker that dies while it sends', () => {
  test('leaves a visible attempt, which is repeated after five minutes', async () => {
    const { smtp, transport } = await startMailServer(room)
    await room.queue()
    await room.begin()
    expect(await room.row()).toMatchObject({ attempts: 1, sent_at: null })
    room.clock.advance(5 * MINUTE - SECOND)
    expect(await room.deliver(transport)).toMatchObject({ done: 0 })
    room.clock.advance(SECOND)
    expect(await room.deliver(transport)).toMatchObject({ done: 1 })
    expect(smtp.received).toHaveLength(1)
    expect(await room.row()).toMatchObject({ attempts: 2, sent_at: room.clock.now() })
  })

  test('over and over makes the mail fail', async () => {
    const { smtp, transport } = await startMailServer(room)
    await room.queue()
    for (let n = 0; n < 6; n += 1) {
      expect(await room.begin()).toHaveLength(1)
      room.clock.advance(5 * MINUTE)
    }
    expect(await room.deliver(transport)).toEqual({ done: 0, retried: 0, failed: 1 })
    expect(await room.row()).toMatchObject({ failed_at: room.clock.now() })
    expect(smtp.offers()).toBe(0)
  })
})

describe('a worker that takes longer than an attempt may', () => {
  const begin = async () => {
    const [begun] = await room.begin()
    return begun ?? expect.fail('There was no mail to send.')
  }

  test('still tells that the mail was sent, even when it was given up', async () => {
    await room.queue()
    const begun = await begin()
    await room.database('mails').update({ failed_at: room.clock.now(), last_error: 'lost' })
    await recordMailSent(room.database, room.clock, begun)
    expect(await room.row()).toMatchObject({ sent_at: room.clock.now(), failed_at: null, last_error: null })
  })

  test('does not put off the attempt of the next one', async () => {
    await room.queue()
    const late = await begin()
    room.clock.advance(5 * MINUTE)
    await begin()
    const before = await room.row()
    const { putBack, giveUp } = getQueueStatements(buildMailQueue({ ...room, transport: room.transport() }))
    const reader = buildReader(room.database)
    const mine = [room.clock.now(), late.organization_id, late.id, late.attempts, 'late']
    await reader.run(putBack, [...mine, 60, late.organization_id])
    if (giveUp) await reader.run(giveUp, [...mine, late.organization_id])
    expect(await room.row()).toEqual(before)
  })
})

test('a short outage of the database does not lose that a mail was sent', async () => {
  const { smtp, transport } = await startMailServer(room)
  await room.queue()
  let outages = 1
  const database = new Proxy(room.database, {
    get: (target, name) => {
      if (name !== 'raw') return Reflect.get(target, name)
      return (sql: string, values: never) => {
        if (sql.includes('set sent_at') && outages-- > 0) return Promise.reject(new Error('gone'))
        return target.raw(sql, values)
      }
    },
  })
  const { begin } = buildMailQueue({ ...room, transport })
  expect(await drainQueue({ ...buildMailQueue({ ...room, database, transport }), begin }, room)).toMatchObject({
    done: 1,
  })
  expect(await room.row()).toMatchObject({ sent_at: room.clock.now() })
  expect(smtp.received).toHaveLength(1)
})

test('a stopping worker finishes what it began and takes no more', async () => {
  const stopping = new AbortController()
  const { smtp, transport } = await startMailServer(room, {
    atEnd: () => {
      stopping.abort()
      return 'accept'
    },
  })
  for (let n = 0; n < 5; n += 1) await room.queue({ occurrence: `ticket:${n}` })
  expect(await room.deliver(transport, { concurrency: 2, signal: stopping.signal })).toMatchObject({ done: 2 })
  expect(smtp.received).toHaveLength(2)
  expect(await room.database('mails').where({ attempts: 0 })).toHaveLength(3)
})

test('the log names the mail and the code, and nothing that people wrote or are', async () => {
  const { transport } = await startMailServer(room, {
    atRecipient: (n) => [smtpBusyAnswer, smtpUnknownUserAnswer][n - 1] ?? 'accept',
  })
  for (let n = 0; n < 3; n += 1) await room.queue({ occurrence: `ticket:${n}` })
  await room.deliver(transport, { concurrency: 1 })
  const logged = room.logged()
  expect(logged).toContain('"smtp_status":451')
  expect(logged).toContain('"smtp_status":550')
  expect(logged).toContain('mail sent')
  for (const { id } of await room.database('mails').select('id')) expect(logged).toContain(id)
  expect(logged).not.toMatch(/ada|visitors|ticket|Bring|No such user/i)
})
