import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { connectDatabase } from '../../platform/database/connect.ts'
import { buildLog } from '../../platform/log.ts'
import { drainQueue } from '../../platform/queue/drain.ts'
import { setUpTicketMailTests, type TicketMailTestSetup } from '../../testing/communications/ticket-mail-setup.ts'
import { buildTicketMailQueue } from './mail-order-queue.ts'

let office: TicketMailTestSetup
const logged: Record<string, unknown>[] = []
const log = buildLog('info', { write: (line: string) => logged.push(JSON.parse(line)) })

beforeAll(async () => {
  office = await setUpTicketMailTests()
})
afterEach(async () => {
  await office.clear()
  await office.database('mail_orders').delete()
  logged.length = 0
})
afterAll(() => office.close())

const MINUTE = 60_000

/** Returns how many mails were queued. */
async function write(signal?: AbortSignal): Promise<number> {
  const before = await mails()
  await drainQueue(buildTicketMailQueue({ ...office, log }), { ...office, log, signal })
  return (await mails()) - before
}
const mails = async () => Number((await office.database('mails').count('* as n').first())?.n)
const orders = () => office.database('mail_orders').pluck('id')

describe('a confirmation', () => {
  const confirm = async (registration: Parameters<TicketMailTestSetup['register']>[0]) => {
    const { id } = await office.register(registration)
    await office.order({ kind: 'confirmation', registration_id: id })
    await write()
    expect(await orders()).toEqual([])
    return office.queued()
  }

  test('goes to each address with the tickets of its people, and to whoever registered with all of them', async () => {
    const mails = await confirm({
      email: 'desk@c.example',
      people: [
        { name: 'Ada', email: 'ada@a.example' },
        { name: 'Bo' },
        { name: 'Cy', email: 'ADA@a.example' },
        { name: 'Di', email: 'di@d.example', status: 'cancelled' },
      ],
      tickets: [
        { holders: ['Ada'], code: 'A1' },
        { holders: ['Bo'], code: 'B1' },
        { holders: ['Cy'], code: 'C1' },
        { holders: ['Cy'], code: 'C0', status: 'voided' },
        { holders: ['Di'], code: 'D1' },
      ],
    })
    expect(mails).toEqual([
      { to: 'ada@a.example', codes: ['A1', 'C1'] },
      { to: 'desk@c.example', codes: ['A1', 'B1', 'C1'] },
    ])
  })

  test('goes to the first address where the registration has none', async () => {
    const people = [{ name: 'Ada' }, { name: 'Bo', email: 'bo@b.example' }]
    const tickets = [
      { holders: ['Ada'], code: 'A2' },
      { holders: ['Bo'], code: 'B2' },
    ]
    expect(await confirm({ people, tickets })).toEqual([{ to: 'bo@b.example', codes: ['A2', 'B2'] }])
  })

  test('goes to somebody who comes with their own tickets and those of people without an address', async () => {
    const mails = await confirm({
      email: 'ADA@a.example',
      people: [{ name: 'Ada', email: 'ada@a.example' }, { name: 'Bo' }, { name: 'Cy', email: 'cy@c.example' }],
      tickets: ['Ada', 'Bo', 'Cy'].map((name) => ({ holders: [name], code: `${name}6` })),
    })
    expect(mails).toEqual([
      { to: 'ada@a.example', codes: ['Ada6', 'Bo6'] },
      { to: 'cy@c.example', codes: ['Cy6'] },
    ])
    const bodies = await office.database('mails').pluck('text_body')
    for (const body of bodies) expect(body).toContain('keep it to yourself')
  })

  test('tells whoever registered others to pass the tickets on, and everybody else to keep theirs', async () => {
    await confirm({
      email: 'desk@c.example',
      people: [{ name: 'Ada', email: 'ada@a.example' }, { name: 'Bo' }],
      tickets: [{ holders: ['Ada'] }, { holders: ['Bo'] }],
    })
    const [ada, desk] = await office.database('mails').orderBy('recipient_address')
    expect(ada.text_body).toContain('Here is your ticket.')
    for (const part of [desk.text_body, desk.html_body]) {
      expect(part).toContain(
        'Here are the tickets of the people named below: please pass on to each of them their own.',
      )
      expect(part).not.toMatch(/\byour/i)
    }
  })

  test('is not sent where there is no address, no valid ticket, or no live registration', async () => {
    const ada = { name: 'Ada', email: 'ada@a.example' }
    expect(await confirm({ people: [{ name: 'Ada' }], tickets: [{ holders: ['Ada'] }] })).toEqual([])
    expect(await confirm({ people: [ada], tickets: [{ holders: ['Ada'], status: 'voided' }] })).toEqual([])
    expect(await confirm({ livemode: false, people: [ada], tickets: [{ holders: ['Ada'] }] })).toEqual([])
    expect(logged).toEqual([])
  })

  test('tells what is due to whoever registered, and nobody else', async () => {
    await confirm({
      email: 'Ada@a.example',
      people: [
        { name: 'Ada', email: 'ada@A.example' },
        { name: 'Bo', email: 'bo@b.example' },
      ],
      tickets: [{ holders: ['Ada', 'Bo'], code: 'SHARED' }],
      amounts: { total: 5000, paid: 2000, refunded: 500 },
    })
    const [ada, bo] = await office.database('mails').orderBy('recipient_address')
    expect(ada.text_body).toContain('Still to be paid: €35.00')
    expect(bo.text_body).not.toContain('paid')
    expect(bo.text_body).toContain('2 attendees:\n  Ada Example (Visitor)\n  Bo Example (Visitor)\n')
    expect(bo.text_body).toContain('Hello Bo Example,')
    expect(bo.occurrence).toMatch(/^confirmation:[0-9A-Z]{26}:bo@b\.example$/)
  })
})

describe('a ticket', () => {
  test('goes to the people on it who are not cancelled', async () => {
    const { id, tickets } = await office.register({
      email: 'desk@c.example',
      people: [
        { name: 'Ada', email: 'ada@a.example' },
        { name: 'Bo', email: 'bo@b.example', status: 'cancelled' },
        { name: 'Cy', email: 'cy@c.example' },
      ],
      tickets: [{ holders: ['Ada', 'Bo'], code: 'AB3' }, { holders: ['Cy'] }],
    })
    await office.order({ kind: 'ticket', registration_id: id, ticket_id: tickets[0] ?? null })
    expect(await write()).toBe(1)
    expect(await office.queued()).toEqual([{ to: 'ada@a.example', codes: ['AB3'] }])
    expect((await office.row()).text_body).not.toContain('Bo Example')
  })

  test('goes to the registration where they have no address', async () => {
    const { id, tickets } = await office.register({
      email: 'desk@c.example',
      people: [{ name: 'Ada' }],
      tickets: [{ holders: ['Ada'], code: 'A4' }],
    })
    await office.order({ kind: 'ticket', registration_id: id, ticket_id: tickets[0] ?? null })
    await write()
    expect(await office.queued()).toEqual([{ to: 'desk@c.example', codes: ['A4'] }])
  })

  test('goes to be passed on where its people have no address, even to somebody who comes as well', async () => {
    const { id, tickets } = await office.register({
      email: 'ada@a.example',
      people: [{ name: 'Ada', email: 'ada@a.example' }, { name: 'Bo' }],
      tickets: [{ holders: ['Ada'] }, { holders: ['Bo'], code: 'B7' }],
    })
    await office.order({ kind: 'ticket', registration_id: id, ticket_id: tickets[1] ?? null })
    await write()
    expect(await office.queued()).toEqual([{ to: 'ada@a.example', codes: ['B7'] }])
    const { subject, text_body } = await office.row()
    expect(subject).toBe('Ticket for Harbour Days')
    expect(text_body).toContain('Here is the ticket of the person named below: please pass it on.')
  })

  test('that was voided meanwhile is not sent', async () => {
    const people = [{ name: 'Ada', email: 'ada@a.example' }]
    const { id, tickets } = await office.register({ people, tickets: [{ holders: ['Ada'], status: 'voided' }] })
    await office.order({ kind: 'ticket', registration_id: id, ticket_id: tickets[0] ?? null })
    expect(await write()).toBe(0)
    expect(await orders()).toEqual([])
    expect(logged).toEqual([])
  })
})

describe('the tickets of one person', () => {
  const order = async (registration: Parameters<TicketMailTestSetup['register']>[0], name: string) => {
    const { id } = await office.register(registration)
    const [attendee_id] = await office
      .database('attendees')
      .where({ registration_id: id, first_name: name })
      .pluck('id')
    await office.order({ kind: 'ticket', registration_id: id, attendee_id })
    await write()
    expect(await orders()).toEqual([])
    return office.queued()
  }
  const [ada, bo] = [
    { name: 'Ada', email: 'ada@a.example' },
    { name: 'Bo', email: 'bo@b.example' },
  ]

  test('are the valid ones, in one mail to nobody else', async () => {
    const tickets = [
      { holders: ['Ada', 'Bo'], code: 'AB8' },
      { holders: ['Ada'], code: 'A8' },
      { holders: ['Bo'], code: 'B8' },
      { holders: ['Bo'], code: 'B0', status: 'voided' },
    ]
    expect(await order({ email: 'desk@c.example', people: [ada, bo], tickets }, 'Bo')).toEqual([
      { to: 'bo@b.example', codes: ['AB8', 'B8'] },
    ])
    expect((await office.row()).subject).toBe('Your tickets for Harbour Days')
  })

  test('are sent to nobody once they are cancelled or voided', async () => {
    const shared = [{ holders: ['Ada', 'Bo'] }]
    expect(await order({ people: [ada, { ...bo, status: 'cancelled' }], tickets: shared }, 'Bo')).toEqual([])
    const tickets = [{ holders: ['Bo'], status: 'voided' }]
    expect(await order({ people: [ada, bo], tickets }, 'Bo')).toEqual([])
  })
})

describe('an order', () => {
  const ada = { people: [{ name: 'Ada', email: 'ada@a.example' }], tickets: [{ holders: ['Ada'] }] }
  const NOBODY = '01JZ0000000000000000000000'

  test('makes the mail of its language and words', async () => {
    const terminology = { ticket: { singular: 'pase', plural: 'pases' } }
    await office.database('organizations').update({ terminology: JSON.stringify(terminology) })
    await office.database('events').update({ language: 'es' })
    const { id } = await office.register(ada)
    await office.order({ kind: 'confirmation', registration_id: id })
    await write()
    const { subject, text_body } = await office.row()
    await office.database('organizations').update({ terminology: '{}' })
    await office.database('events').update({ language: 'en' })
    expect(subject).toBe('Inscripción confirmada: Harbour Days')
    expect(text_body).toContain('Aquí tienes tu pase.')
    expect(text_body).toContain('- Night: sábado, 6 de junio de 2026, 20:00–02:00 (del día siguiente)')
  })

  test('about something that does not exist is dropped, and the others are done', async () => {
    const { id } = await office.register(ada)
    await office.order({ kind: 'confirmation', registration_id: NOBODY, id: '00000000000000000000000000' })
    await office.order({ kind: 'ticket', registration_id: id, ticket_id: NOBODY })
    await office.order({ kind: 'ticket', registration_id: id, ticket_id: null })
    await office.order({ kind: 'confirmation', registration_id: id })
    expect(await write()).toBe(1)
    expect(await orders()).toEqual([])
    expect(logged.map(({ msg }) => msg)).toEqual(Array(3).fill('mail order dropped: what it is about does not exist'))
    expect(JSON.stringify(logged)).not.toContain('@')
  })

  test('with an address that is none does without that mail alone', async () => {
    const people = [
      { name: 'Ada', email: 'nonsense' },
      { name: 'Bo', email: 'bo@b.example' },
    ]
    const { id } = await office.register({ people, tickets: [{ holders: ['Ada'] }, { holders: ['Bo'], code: 'B5' }] })
    await office.order({ kind: 'confirmation', registration_id: id })
    expect(await write()).toBe(1)
    expect(await office.queued()).toEqual([{ to: 'bo@b.example', codes: ['B5'] }])
    expect(logged).toMatchObject([{ level: 'error', msg: 'mail not queued' }])
  })

  test('that fails for a reason nobody knows is tried for an hour, and holds up nobody', async () => {
    const [broken, whole] = [await office.register(ada), await office.register(ada)]
    await office.order({ kind: 'confirmation', registration_id: broken.id, id: '00000000000000000000000000' })
    await office.order({ kind: 'confirmation', registration_id: whole.id })
    await office.database('events').update({ currency: 'nonsense' })
    await office.database('registrations').where({ id: broken.id }).update({ amount_total: 100 })
    expect(await write()).toBe(1)
    expect(await orders()).toEqual(['00000000000000000000000000'])
    for (const minutes of [1, 2, 5, 7, 15, 30]) {
      office.clock.advance(minutes * MINUTE - 1)
      expect(await write()).toBe(0)
      expect(await orders()).toHaveLength(1)
      office.clock.advance(1)
      expect(await write()).toBe(0)
    }
    await office.database('events').update({ currency: 'EUR' })
    expect(await orders()).toEqual([])
    expect(logged.map(({ msg }) => msg)).toEqual([...Array(6).fill('queued work put back'), 'queued work given up'])
  })

  test('is done once, however many workers there are', async () => {
    for (let n = 0; n < 30; n += 1) {
      const { id } = await office.register(ada)
      await office.order({ kind: 'confirmation', registration_id: id })
    }
    const other = connectDatabase({ url: office.databaseUrl, poolSize: 2, applicationName: 'other worker' })
    const [one, two] = await Promise.all(
      [office.database, other].map((database) =>
        drainQueue(buildTicketMailQueue({ ...office, database, log }), { ...office, database, log }),
      ),
    )
    await other.destroy()
    expect((one?.done ?? 0) + (two?.done ?? 0)).toBe(30)
    expect(await office.queued()).toHaveLength(30)
    expect(await orders()).toEqual([])
  })

  test('that another worker has is left to it', async () => {
    const { id } = await office.register(ada)
    await office.order({ kind: 'confirmation', registration_id: id })
    const unfinished = await office.database.transaction()
    await unfinished('mail_orders').forUpdate()
    expect(await write()).toBe(0)
    await unfinished.rollback()
    expect(await write()).toBe(1)
  })

  test('waits when the worker stops', async () => {
    const { id } = await office.register(ada)
    await office.order({ kind: 'confirmation', registration_id: id })
    expect(await write(AbortSignal.abort())).toBe(0)
    expect(await orders()).toHaveLength(1)
  })
})
