import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { holdsPlaces, isActive, needsOf, readTerms, refuseFull, type Terms } from '../booking/index.ts'
import { readerOn } from '../database/prepared.ts'
import { refuseAge, refuseAnswers, refuseEmailDomain } from '../registrations/index.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { SANDBOX_ORGANIZATION } from './ensure-sandbox.ts'
import { fillSandbox } from './rebuild-sandbox.ts'
import { readSandbox, type SandboxRows } from './testing/read-sandbox.ts'
import { wellKnownTickets } from './well-known.ts'

let server: TestServer
let rows: SandboxRows
let terms: Terms[]

beforeAll(async () => {
  server = await startTestServer()
  await fillSandbox(server.database, server.clock.now())
  rows = await readSandbox(server.database)
  const reader = readerOn(server.database)
  terms = await Promise.all(rows.events.map(({ id }) => readTerms(reader, SANDBOX_ORGANIZATION, String(id), false)))
})

afterAll(() => server.close())

const partiesOf = (eventId: string) =>
  rows.registrations
    .filter(({ event_id }) => event_id === eventId)
    .map((registration) => ({
      registration,
      people: rows.attendees.filter(({ registration_id }) => registration_id === registration.id),
    }))

describe('the sandbox', () => {
  test('holds three events, a tree of groups and three hundred people in test mode', () => {
    expect(rows.events.map(({ status, livemode }) => [status, livemode])).toEqual(Array(3).fill(['published', true]))
    expect(rows.groups).toHaveLength(8)
    expect(rows.contacts).toHaveLength(300)
    expect(rows.attendees).toHaveLength(320)
    const people = [rows.contacts, rows.registrations, rows.attendees, rows.tickets, rows.payments]
    expect(people.flat().filter(({ livemode }) => livemode)).toEqual([])
  })

  test('has people and registrations in every status, and payments and tickets in every one', () => {
    const statuses = ['awaiting_payment', 'cancelled', 'confirmed', 'declined', 'pending', 'waitlisted']
    expect(statusesOf(rows.registrations)).toEqual(statuses)
    expect(statusesOf(rows.attendees)).toEqual(statuses)
    expect(statusesOf(rows.payments)).toEqual(['failed', 'partially_refunded', 'received', 'refunded'])
    expect(statusesOf(rows.tickets)).toEqual(['valid', 'voided'])
    expect(rows.tickets.filter(({ replaces }) => replaces).length).toBeGreaterThan(2)
    expect(rows.tickets.filter(({ kind }) => kind === 'shared').length).toBeGreaterThan(20)
  })

  test('has names in many scripts, and reaches nobody', () => {
    const names = rows.contacts.map(({ first_name, last_name }) => `${first_name} ${last_name}`)
    for (const script of ['Arabic', 'Hebrew', 'Han', 'Hangul', 'Devanagari', 'Thai', 'Greek', 'Cyrillic', 'Ethiopic']) {
      expect(
        names.some((name) => new RegExp(`\\p{Script=${script}}`, 'u').test(name)),
        script,
      ).toBe(true)
    }
    expect(names.some((name) => name.includes('’'))).toBe(true)
    expect(names.some((name) => name.length > 55)).toBe(true)
    const addresses = [...rows.contacts, ...rows.registrations].flatMap(({ email }) => email ?? [])
    expect(addresses.filter((address) => !/^[a-z.]+@example\.(com|org)$/.test(String(address)))).toEqual([])
    const fiction = /^\+(44 7700 900\d{3}|1 202 555 01\d\d|33 6 39 98 \d\d \d\d|49 30 23125 \d{3})$/
    const phones = rows.contacts.flatMap(({ phone }) => phone ?? [])
    expect(phones.filter((phone) => !fiction.test(String(phone)))).toEqual([])
    expect(phones.length).toBeGreaterThan(50)
  })

  test('counts the places that are taken exactly', () => {
    for (const { id } of rows.events) {
      const holding = rows.attendees.filter((person) => person.event_id === id && holdsPlaces(person))
      const waiting = rows.registrations.filter(({ event_id, status }) => event_id === id && status === 'waitlisted')
      const [live, test] = [true, false].map((mode) =>
        rows.event_places.find(({ event_id, livemode }) => event_id === id && livemode === mode),
      )
      const { taken, by_type, by_day } = needsOf(holding)
      expect(test).toMatchObject({ taken, waiting: waiting.length, by_type, by_day })
      expect(live).toMatchObject({ taken: 0, waiting: 0, by_type: {}, by_day: {} })
      const sum = (counts: Record<string, number>) => Object.values(counts).reduce((all, one) => all + one, 0)
      expect(sum(test?.by_type ?? {})).toBe(taken)
    }
  })

  test('fills no capacity beyond its end, and nobody waits for whom there is room', () => {
    for (const one of terms) {
      const places = rows.event_places.find(({ event_id, livemode }) => event_id === one.event.id && !livemode)
      if (!places) throw new Error('Every event has places.')
      for (const type of one.types) expect(places.by_type[type.id] ?? 0).toBeLessThanOrEqual(type.capacity ?? Infinity)
      for (const day of one.days) expect(places.by_day[day.id] ?? 0).toBeLessThanOrEqual(day.capacity ?? Infinity)
      for (const { registration, people } of partiesOf(one.event.id)) {
        if (registration.status !== 'waitlisted') continue
        expect(refuseFull(one, { ...places, revision: 1 }, needsOf(people))?.code).toBe('type_full')
        expect(people.flatMap(({ ticket_ids }) => ticket_ids)).toEqual([])
      }
    }
  })

  test('keeps to the forms and rules of its own events', () => {
    for (const one of terms) {
      const people = rows.attendees.filter(({ event_id }) => event_id === one.event.id)
      expect(refuseAnswers(one, people, (n) => String(n))).toBeUndefined()
      expect(refuseAge(one, people)).toBeUndefined()
      const reached = people.filter(({ email }) => email !== null)
      expect(refuseEmailDomain(one, reached)).toBeUndefined()
      const { registration_opens_at: opens, max_per_registration: most, one_per_email } = one.rules
      for (const { registration, people } of partiesOf(one.event.id)) {
        expect(registration.created_at.getTime()).toBeGreaterThan(Date.parse(opens ?? ''))
        expect(people.length).toBeLessThanOrEqual(most ?? 0)
      }
      const usedBy = Map.groupBy(reached, ({ email }) => email)
      const shared = [...usedBy.values()].filter((all) => new Set(all.map((one) => one.registration_id)).size > 1)
      expect(one_per_email ? shared : []).toEqual([])
    }
  })

  test('has tickets and people that agree, and contacts for everyone', () => {
    const contacts = new Set(rows.contacts.map(({ id }) => id))
    for (const person of rows.attendees) {
      const own = rows.tickets.filter(
        ({ status, attendee_ids }) => status === 'valid' && attendee_ids.includes(person.id),
      )
      expect(person.ticket_ids).toEqual(isActive(person) ? own.map(({ id }) => id) : [])
      expect(contacts.has(person.contact_id)).toBe(true)
    }
    for (const ticket of rows.tickets) {
      const people = rows.attendees.filter(({ id }) => ticket.attendee_ids.includes(id))
      expect(people.map(({ registration_id }) => registration_id)).toEqual(
        ticket.attendee_ids.map(() => ticket.registration_id),
      )
      expect(ticket.code).toMatch(/^[0-9A-HJKMNP-TV-Z]{20}$/)
      expect(ticket.replaced_by === null || rows.tickets.some(({ replaces }) => replaces === ticket.id)).toBe(true)
    }
  })

  test('has money that adds up, and deadlines that lie ahead until the next night and the one after', () => {
    for (const registration of rows.registrations) {
      const people = rows.attendees.filter((person) => person.registration_id === registration.id && isActive(person))
      const payments = rows.payments.filter((payment) => payment.registration_id === registration.id)
      const received = payments.filter(({ status }) => status !== 'failed')
      expect(registration).toMatchObject({
        amount_total: people.reduce((sum, { price }) => sum + price, 0),
        amount_paid: received.reduce((sum, { amount }) => sum + amount, 0),
        amount_refunded: received.reduce((sum, { amount_refunded }) => sum + amount_refunded, 0),
      })
      const { status, payment_due_at } = registration
      expect(payment_due_at !== null).toBe(status === 'awaiting_payment')
      if (payment_due_at)
        expect(payment_due_at.getTime() - server.clock.now().getTime()).toBeGreaterThan(2 * 86_400_000)
    }
  })

  test('has nothing that happens in the future but its conference and its deadlines', () => {
    const now = server.clock.now()
    const people = [rows.registrations, rows.attendees, rows.tickets, rows.payments, rows.contacts].flat()
    const later = people.filter((row) => Number(row.created_at) > Number(now) || Number(row.updated_at) > Number(now))
    expect(later).toEqual([])
  })

  test('has well-known tickets that are what their names say', () => {
    const known = Object.entries(wellKnownTickets).map(([name, code]) => {
      const ticket = rows.tickets.find((one) => one.code === code)
      const people = rows.attendees.filter(({ id }) => ticket?.attendee_ids.includes(id))
      return [name, ticket?.status, people.length, people[0]?.status, people[0]?.days.length]
    })
    expect(known).toEqual([
      ['valid', 'valid', 1, 'confirmed', 4],
      ['voided', 'voided', 1, 'confirmed', 4],
      ['cancelled', 'voided', 1, 'cancelled', 4],
      ['family', 'valid', 4, 'confirmed', 4],
      ['replaced', 'voided', 1, 'confirmed', 4],
      ['replacement', 'valid', 1, 'confirmed', 4],
      ['lastDay', 'valid', 1, 'confirmed', 1],
      ['pastFamily', 'valid', 4, 'confirmed', 1],
    ])
  })

  test('tells nobody that it was made', () => {
    expect([rows.outbox_events, rows.mail_orders, rows.checkins]).toEqual([[], [], []])
  })
})

const statusesOf = (rows: { status: string }[]) => [...new Set(rows.map(({ status }) => status))].sort()
