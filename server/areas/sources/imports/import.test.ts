import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  buildEventbriteAttendee,
  buildEventbriteOrder,
  buildOrderOfTicketClass,
} from '../../../testing/sources/eventbrite-shapes.ts'
import {
  ADULT_TICKET_CLASS,
  CHILD_TICKET_CLASS,
  type SourceTestSetup,
  setUpSourceTests,
  TICKET_CLASS_MAPPING,
} from '../../../testing/sources/source-test-setup.ts'

let room: SourceTestSetup
let connection: string

beforeAll(async () => {
  room = await setUpSourceTests()
  connection = await room.connect()
})

afterAll(() => room.close())

const nothing = { orders: 0, added: 0, unchanged: 0, skipped: 0, rejected: 0 }

const mails = async () => Number((await room.server.database('mail_orders').count('* as n').first())?.n)

const rejectsOf = async ({ rejects_url }: { rejects_url: string }) => {
  const response = await fetch(room.server.url + new URL(rejects_url).pathname + new URL(rejects_url).search)
  return response.text()
}

describe('an import from a source platform', () => {
  test('makes a registration of each order and a person with a ticket of each attendee', async () => {
    const target = await room.festival([
      buildOrderOfTicketClass('a1', ADULT_TICKET_CLASS, ['a11', 'a12']),
      buildOrderOfTicketClass('a2', ADULT_TICKET_CLASS, ['a21']),
    ])
    const before = await mails()
    const job = await room.bring(target, connection)
    expect(job).toMatchObject({
      type: 'source_import',
      status: 'succeeded',
      progress: { done: 2, total: 2 },
      counts: { ...nothing, orders: 2, added: 3 },
      rejects_url: null,
    })
    const { body } = await room.live('GET', `${target.path}/registrations`)
    expect(body.data).toMatchObject([
      {
        status: 'confirmed',
        external_id: 'a1',
        email: 'buyer-a1@example.com',
        send_ticket_emails: false,
        amount_due: { amount: 0 },
        attendees: [
          {
            first_name: 'Nerea',
            last_name: 'Ibáñez a11',
            email: 'guest-a11@example.com',
            phone: '+34 600 000 000',
            attendee_type: 'visitor',
            days: ['fri', 'sat'],
            status: 'confirmed',
            ticket_ids: [expect.any(String)],
            contact_id: expect.any(String),
          },
          { last_name: 'Ibáñez a12' },
        ],
      },
      { external_id: 'a2' },
    ])
    expect(await mails()).toBe(before)
    expect(room.eventbrite.requests.every(({ method }) => method === 'GET')).toBe(true)
  })

  test('confirms whatever approval, payment, waitlist and rules say', async () => {
    const target = await room.festival([buildOrderOfTicketClass('b1', ADULT_TICKET_CLASS, ['b11'])], {
      event: { approval: true, waitlist: true },
      types: [{ code: 'visitor', name: 'Visitor', price: { amount: 4500, currency: 'EUR' }, approval: true }],
      form: {
        questions: [{ code: 'diet', label: 'Diet', type: 'text', required: true }],
        rules: { registration_closes_at: '2020-01-01T00:00:00Z', email_domains: ['example.org'] },
      },
    })
    expect(await room.bring(target, connection)).toMatchObject({ counts: { added: 1, rejected: 0 } })
    const { body } = await room.live('GET', `${target.path}/registrations`)
    expect(body.data).toMatchObject([{ status: 'confirmed', amount_total: { amount: 0 } }])
  })

  test('skips who is cancelled or refunded, and ticket classes that are not wanted', async () => {
    const one = (id: string, more: object) =>
      buildEventbriteAttendee({ id, order: 'c1', ticketClass: ADULT_TICKET_CLASS, more })
    const target = await room.festival([
      buildEventbriteOrder('c1', [one('c11', {}), one('c12', { cancelled: true }), one('c13', { refunded: true })]),
      buildOrderOfTicketClass('c2', ADULT_TICKET_CLASS, ['c21'], { status: 'refunded' }),
      buildOrderOfTicketClass('c3', CHILD_TICKET_CLASS, ['c31']),
    ])
    expect(await room.bring(target, connection)).toMatchObject({ counts: { orders: 3, added: 1, skipped: 4 } })
    expect((await room.live('GET', `${target.path}/registrations`)).body.data).toHaveLength(1)
  })

  test('adds nobody twice, also through another connection, and adds who is new on the platform', async () => {
    const target = await room.festival([
      buildOrderOfTicketClass('d1', ADULT_TICKET_CLASS, ['d11']),
      buildOrderOfTicketClass('d2', ADULT_TICKET_CLASS, ['d21']),
    ])
    await room.bring(target, connection)
    const again = await room.bring(target, await room.connect())
    expect(again.counts).toEqual({ ...nothing, orders: 2, unchanged: 2 })
    const orders = room.eventbrite.account.orders[target.id] ?? []
    orders[0]?.attendees.push(buildEventbriteAttendee({ id: 'd12', order: 'd1', ticketClass: ADULT_TICKET_CLASS }))
    orders.unshift(buildOrderOfTicketClass('d3', ADULT_TICKET_CLASS, ['d31', 'd32']))
    const later = await room.bring(target, connection)
    expect(later.counts).toEqual({ ...nothing, orders: 3, added: 3, unchanged: 2 })
    const { body } = await room.live('GET', `${target.path}/registrations`)
    expect(body.data.map(({ attendees }: { attendees: object[] }) => attendees.length)).toEqual([2, 1, 2])
    expect(body.data[0].attendees[1]).toMatchObject({ status: 'confirmed', ticket_ids: [expect.any(String)] })
  })

  test('leaves who was cancelled here cancelled, and adds nobody to their registration', async () => {
    const target = await room.festival([buildOrderOfTicketClass('e1', ADULT_TICKET_CLASS, ['e11'])])
    await room.bring(target, connection)
    const [registration] = (await room.live('GET', `${target.path}/registrations`)).body.data
    await room.live('POST', `${target.path}/registrations/${registration.id}/cancel`, {})
    room.eventbrite.account.orders[target.id]?.[0]?.attendees.push(
      buildEventbriteAttendee({ id: 'e12', order: 'e1', ticketClass: ADULT_TICKET_CLASS }),
    )
    const job = await room.bring(target, connection)
    expect(job.counts).toEqual({ ...nothing, orders: 1, unchanged: 1, rejected: 1 })
    expect(await rejectsOf(job)).toContain('which is cancelled, so nobody is added to it.')
  })

  test('rejects the people of an order that was booked by another way, and says by which registration', async () => {
    const target = await room.festival([
      buildOrderOfTicketClass('x1', ADULT_TICKET_CLASS, ['x11', 'x12']),
      buildOrderOfTicketClass('x2', ADULT_TICKET_CLASS, ['x21']),
    ])
    const { body: booked } = await room.live('POST', `${target.path}/registrations`, {
      external_id: 'x1',
      attendees: [{ attendee_type: 'visitor', first_name: 'Nerea', last_name: 'Ibáñez' }],
    })
    const preview = await room.bring(target, connection, { preview: true })
    expect(preview.counts).toEqual({ ...nothing, orders: 2, added: 1, rejected: 2 })
    const job = await room.bring(target, connection)
    expect(job).toMatchObject({ status: 'succeeded', counts: { ...nothing, orders: 2, added: 1, rejected: 2 } })
    expect(await rejectsOf(job)).toContain(
      `x1,x11,Nerea Ibáñez x11,The external_id x1 belongs to the registration ${booked.id} of this event.`,
    )
    await room.live('POST', `${target.path}/registrations/${booked.id}/cancel`, {})
    expect((await room.bring(target, connection)).counts).toEqual({ ...nothing, orders: 2, added: 2, unchanged: 1 })
  })

  test('rejects who cannot be placed, each with a true reason', async () => {
    const one = (id: string, more: object) =>
      buildEventbriteAttendee({ id, order: 'f1', ticketClass: ADULT_TICKET_CLASS, ...more })
    const target = await room.festival(
      [
        buildEventbriteOrder('f1', [
          one('f11', {}),
          one('f12', { first: '', last: '', profile: { name: '' } }),
          one('f13', { profile: { email: 'nowhere' } }),
          one('f14', { ticketClass: '99' }),
          one('f15', { more: { quantity: 3 } }),
          one('f16', {}),
          one('f17', { first: '=HYPERLINK("x")', last: 'Doe' }),
        ]),
      ],
      { event: { capacity: 2 } },
    )
    const job = await room.bring(target, connection)
    expect(job.counts).toEqual({ ...nothing, orders: 1, added: 2, rejected: 5 })
    expect(await rejectsOf(job)).toBe(
      [
        'order_id,attendee_id,name,reason',
        'f1,f12,,The attendee has no name.',
        'f1,f13,Nerea Ibáñez f13,The email nowhere is not an email address.',
        'f1,f14,Nerea Ibáñez f14,The ticket class 99 is not mapped.',
        'f1,f15,Nerea Ibáñez f15,"The attendee stands for 3 people, and a ticket is for one."',
        `f1,f17,"'=HYPERLINK(""x"") Doe","The event ${target.path.split('/').at(-1)} has room for 2 people, and 2 places are taken."`,
        '',
      ].join('\r\n'),
    )
    await room.live('PATCH', target.path, { capacity: 10 })
    expect((await room.bring(target, connection)).counts).toMatchObject({ added: 1, unchanged: 2, rejected: 4 })
    expect((await room.live('GET', `${target.path}/registrations`)).body.data).toHaveLength(1)
  })

  test('fills days and the plan exactly', async () => {
    const target = await room.festival(
      [
        buildOrderOfTicketClass('g1', ADULT_TICKET_CLASS, ['g11', 'g12']),
        buildOrderOfTicketClass('g2', ADULT_TICKET_CLASS, ['g21']),
      ],
      {
        days: [
          { code: 'fri', date: '2026-06-05', capacity: 2 },
          { code: 'sat', date: '2026-06-06', capacity: 1 },
        ],
      },
    )
    const mapping = [
      { ticket_class: ADULT_TICKET_CLASS, attendee_type: 'visitor', days: ['fri'] },
      { ticket_class: CHILD_TICKET_CLASS, attendee_type: null },
    ]
    expect((await room.bring(target, connection, { mapping })).counts).toMatchObject({ added: 2, rejected: 1 })
    const { body } = await room.live('GET', `${target.path}/registrations`)
    expect(body.data[0].attendees[0].days).toEqual(['fri'])
  })

  test('sends mail where that is wanted, to those who are added', async () => {
    const target = await room.festival([buildOrderOfTicketClass('h1', ADULT_TICKET_CLASS, ['h11'])])
    const before = await mails()
    await room.bring(target, connection, { send_emails: true })
    expect(await mails()).toBe(before + 1)
    room.eventbrite.account.orders[target.id]?.[0]?.attendees.push(
      buildEventbriteAttendee({ id: 'h12', order: 'h1', ticketClass: ADULT_TICKET_CLASS }),
    )
    await room.bring(target, connection)
    expect(await mails()).toBe(before + 1)
  })

  test('brings test people over with a test key, who see the live ones no more than others', async () => {
    const { test: call } = room.fixtures
    const target = await room.festival([buildOrderOfTicketClass('i1', ADULT_TICKET_CLASS, ['i11'])])
    expect((await room.start(call, target, connection)).status).toBe(404)
    const own = await room.connect(call)
    expect(await room.bring(target, own, {}, call)).toMatchObject({ livemode: false, counts: { added: 1 } })
    expect(await room.people(target.path)).toEqual([])
    expect(await room.bring(target, connection)).toMatchObject({ counts: { added: 1 } })
  })
})

test('what is brought over is told as what the call did that started it', async () => {
  const target = await room.festival([
    buildOrderOfTicketClass('o1', ADULT_TICKET_CLASS, ['o11']),
    buildOrderOfTicketClass('o2', ADULT_TICKET_CLASS, ['o21']),
  ])
  const { organizationId } = room.fixtures
  const key = await room.server.key(organizationId, { scopes: ['read', 'write', 'admin'] })
  const start = (await room.server.database('webhook_events').count('* as n').first())?.n
  const response = await room.server.send('POST', `${target.path}/source-imports`, {
    key: key.value,
    body: { connection, source_event: target.id, mapping: TICKET_CLASS_MAPPING },
    headers: { 'X-Service-Client': 'automation-app/3', 'X-Request-Id': 'call-9' },
  })
  expect(response.status).toBe(202)
  await room.drain()
  const audited = await room.server
    .database('audit_log')
    .where({ organization_id: organizationId, actor_id: key.id })
    .distinct('action', 'source', 'client', 'request_id')
    .orderBy('action')
  const origin = { source: 'api', client: 'automation-app/3', request_id: 'call-9' }
  expect(audited).toEqual([
    { action: 'contact.created', ...origin },
    { action: 'job.created', ...origin },
    { action: 'registration.created', ...origin },
  ])
  const raised = await room.server.database('webhook_events').orderBy('id').offset(Number(start)).pluck('envelope')
  const told = raised.map((envelope) => JSON.parse(envelope))
  expect(new Set(told.map(({ request_id, actor }) => `${request_id} ${actor.type} ${actor.id}`))).toEqual(
    new Set([`call-9 key ${key.id}`]),
  )
})

test('a registration that several people join is told of once for each commit, as that leaves it', async () => {
  room.eventbrite.account.pageSize = 1
  const target = await room.festival([
    buildOrderOfTicketClass('p1', ADULT_TICKET_CLASS, ['p11']),
    buildOrderOfTicketClass('p2', ADULT_TICKET_CLASS, ['p21']),
  ])
  await room.bring(target, connection)
  const { database } = room.server
  const start = (await database('webhook_events').count('* as n').first())?.n
  for (const { id, attendees } of room.eventbrite.account.orders[target.id] ?? []) {
    for (const n of [8, 9])
      attendees.push(buildEventbriteAttendee({ id: `${id}${n}`, order: id, ticketClass: ADULT_TICKET_CLASS }))
  }
  await room.bring(target, connection)
  room.eventbrite.account.pageSize = 50
  const raised = await database('webhook_events').orderBy('id').offset(Number(start)).select('type', 'envelope')
  const updated = raised.filter(({ type }) => type === 'registration.updated')
  const { body } = await room.live('GET', `${target.path}/registrations`)
  expect(updated.map(({ envelope }) => JSON.parse(envelope).data)).toEqual(body.data)
  expect(body.data.map(({ attendees }: { attendees: object[] }) => attendees.length)).toEqual([3, 3])
})

describe('a preview', () => {
  test('changes nothing and counts as the import does, over several pages', async () => {
    room.eventbrite.account.pageSize = 2
    const orders = Array.from({ length: 7 }, (_, n) =>
      buildOrderOfTicketClass(`k${n}`, n === 3 ? CHILD_TICKET_CLASS : ADULT_TICKET_CLASS, [`k${n}1`, `k${n}2`]),
    )
    const target = await room.festival(orders, { event: { capacity: 9 } })
    const contacts = async () => Number((await room.server.database('contacts').count('* as n').first())?.n)
    const before = await contacts()
    const preview = await room.bring(target, connection, { preview: true })
    expect(preview).toMatchObject({ status: 'succeeded', preview: true })
    expect([await room.people(target.path), await contacts()]).toEqual([[], before])
    const job = await room.bring(target, connection)
    room.eventbrite.account.pageSize = 50
    expect(job.counts).toEqual({ ...nothing, orders: 7, added: 9, skipped: 2, rejected: 3 })
    expect(preview.counts).toEqual(job.counts)
    expect(await rejectsOf(preview)).toBe(await rejectsOf(job))
    expect(await contacts()).toBe(before + 9)
  })
})

describe('what is mapped', () => {
  test('is every ticket class, once, and nothing else', async () => {
    const target = await room.festival([])
    const mapping = [
      { ticket_class: ADULT_TICKET_CLASS, attendee_type: 'visitor' },
      { ticket_class: ADULT_TICKET_CLASS, attendee_type: null },
      { ticket_class: '77', attendee_type: null },
    ]
    const { status, body } = await room.start(room.live, target, connection, { mapping })
    expect([status, body.error.code]).toEqual([400, 'validation_failed'])
    expect(body.error.details).toMatchObject([
      { path: 'body/mapping/1/ticket_class', message: `The ticket class ${ADULT_TICKET_CLASS} is mapped twice.` },
      { path: 'body/mapping/2/ticket_class', message: 'The event on the platform has no ticket class 77.' },
      {
        path: 'body/mapping',
        message: `The ticket class ${CHILD_TICKET_CLASS} (Child) is not mapped; map it to an attendee type, or to null for nobody.`,
      },
    ])
  })

  test.each([
    ['an attendee type', { attendee_type: 'nobody' }, 'body/mapping/0/attendee_type'],
    ['a day', { attendee_type: 'visitor', days: ['sun'] }, 'body/mapping/0/days'],
  ])('names %s that is there', async (_, target, path) => {
    const { body } = await room.start(room.live, await room.festival([]), connection, {
      mapping: [{ ticket_class: ADULT_TICKET_CLASS, ...target }],
    })
    expect(body.error).toMatchObject({ code: 'not_found', details: { path } })
  })
})

describe('an import is refused', () => {
  test('of an event on the platform that is not there', async () => {
    const target = await room.festival([])
    const { body } = await room.start(room.live, { ...target, id: '404' }, connection)
    expect(body.error).toMatchObject({ code: 'not_found', details: { path: 'body/source_event' } })
  })

  test('into an event that is cancelled', async () => {
    const target = await room.festival([])
    await room.live('POST', `${target.path}/cancel`, {})
    expect((await room.start(room.live, target, connection)).body.error).toMatchObject({
      code: 'invalid_state',
      details: { state: 'cancelled' },
    })
  })

  test('where the plan has no background jobs', async () => {
    const poor = await setUpSourceTests({ background_jobs: false })
    const target = await poor.festival([])
    const { status, body } = await poor.start(poor.live, target, await poor.connect())
    expect([status, body.error.code, body.error.key]).toEqual([403, 'entitlement_required', 'background_jobs'])
    await poor.close()
  })

  test('for a group that the key does not see', async () => {
    const { body: north } = await room.live('POST', '/v1/groups', { code: 'north', name: 'North' })
    await room.live('POST', '/v1/groups', { code: 'south', name: 'South' })
    const limited = await room.fixtures.as({ groupId: north.id })
    const target = await room.festival([buildOrderOfTicketClass('l1', ADULT_TICKET_CLASS, ['l11'])])
    expect((await room.start(limited, target, connection)).body.error.code).toBe('not_found')
    const own = await room.connect(limited)
    expect((await room.start(limited, target, own, { group: 'south' })).body.error.code).toBe('not_found')
    expect((await room.start(limited, target, own, { group: null })).body.error.code).toBe('api_key_group')
    expect(await room.bring(target, own, {}, limited)).toMatchObject({ counts: { added: 1 } })
    expect((await limited('GET', `${target.path}/registrations`)).body.data).toMatchObject([{ group: 'north' }])
    room.eventbrite.account.orders[target.id]?.push(buildOrderOfTicketClass('l2', ADULT_TICKET_CLASS, ['l21']))
    await room.bring(target, connection)
    for (const one of room.eventbrite.account.orders[target.id] ?? []) {
      one.attendees.push(buildEventbriteAttendee({ id: `${one.id}9`, order: one.id, ticketClass: ADULT_TICKET_CLASS }))
    }
    const job = await room.bring(target, own, {}, limited)
    expect(job.counts).toMatchObject({ added: 1, unchanged: 2, rejected: 1 })
  })
})
