import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildReader } from '../../platform/database/prepared.ts'
import { readSandboxRows, type SandboxRows } from '../../testing/sandbox/read-sandbox.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import {
  countPlaceNeeds,
  type EventSetup,
  holdsPlaces,
  isActiveAttendee,
  readEventSetup,
  refuseBelowMinimumAge,
  refuseEmailDomain,
  refuseFull,
} from '../booking/index.ts'
import { refuseInvalidAnswers } from '../booking/rules/rules.ts'
import { SANDBOX_ORGANIZATION_ID } from './ensure-sandbox.ts'
import { rebuildSandboxIfStale } from './rebuild-sandbox.ts'

let server: TestServer
let rows: SandboxRows
let setup: EventSetup[]

beforeAll(async () => {
  server = await startTestServer()
  await rebuildSandboxIfStale(server.database, server.clock.now())
  rows = await readSandboxRows(server.database)
  const reader = buildReader(server.database)
  setup = await Promise.all(
    rows.events.map(({ id }) => readEventSetup(reader, SANDBOX_ORGANIZATION_ID, String(id), false)),
  )
})

afterAll(() => server.close())

const partiesOf = (eventId: string) =>
  rows.registrations
    .filter(({ event_id }) => event_id === eventId)
    .map((registration) => ({
      registration,
      people: rows.attendees.filter(({ registration_id }) => registration_id === registration.id),
    }))

describe('what the sandbox holds', () => {
  test('takes exactly the places that are counted as taken', () => {
    for (const { id } of rows.events) {
      const holding = rows.attendees.filter((person) => person.event_id === id && holdsPlaces(person))
      const waiting = rows.registrations.filter(({ event_id, status }) => event_id === id && status === 'waitlisted')
      const [live, test] = [true, false].map((mode) =>
        rows.event_places.find(({ event_id, livemode }) => event_id === id && livemode === mode),
      )
      const { taken, by_type, by_day } = countPlaceNeeds(holding)
      expect(test).toMatchObject({ taken, waiting: waiting.length, by_type, by_day })
      expect(live).toMatchObject({ taken: 0, waiting: 0, by_type: {}, by_day: {} })
      const sum = (counts: Record<string, number>) => Object.values(counts).reduce((all, one) => all + one, 0)
      expect(sum(test?.by_type ?? {})).toBe(taken)
    }
  })

  test('fills no capacity beyond its end, and nobody waits for whom there is room', () => {
    for (const one of setup) {
      const places = rows.event_places.find(({ event_id, livemode }) => event_id === one.event.id && !livemode)
      if (!places) throw new Error('Every event has places.')
      for (const type of one.types) expect(places.by_type[type.id] ?? 0).toBeLessThanOrEqual(type.capacity ?? Infinity)
      for (const day of one.days) expect(places.by_day[day.id] ?? 0).toBeLessThanOrEqual(day.capacity ?? Infinity)
      for (const { registration, people } of partiesOf(one.event.id)) {
        if (registration.status !== 'waitlisted') continue
        expect(refuseFull(one, { ...places, revision: 1 }, countPlaceNeeds(people))?.code).toBe('type_full')
        expect(people.flatMap(({ ticket_ids }) => ticket_ids)).toEqual([])
      }
    }
  })

  test('keeps to the forms and rules of its own events', () => {
    for (const one of setup) {
      const people = rows.attendees.filter(({ event_id }) => event_id === one.event.id)
      expect(refuseInvalidAnswers(one, people, String)).toBeUndefined()
      expect(refuseBelowMinimumAge(one, people, String)).toBeUndefined()
      const reached = people.filter(({ email }) => email !== null)
      expect(refuseEmailDomain(one, reached, String)).toBeUndefined()
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
      expect(person.ticket_ids).toEqual(isActiveAttendee(person) ? own.map(({ id }) => id) : [])
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
      const people = rows.attendees.filter(
        (person) => person.registration_id === registration.id && isActiveAttendee(person),
      )
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
})
