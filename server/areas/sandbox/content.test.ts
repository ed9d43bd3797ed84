import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSandboxRows, type SandboxRows } from '../../testing/sandbox/read-sandbox.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { rebuildSandboxIfStale } from './rebuild-sandbox.ts'
import { wellKnownTicketCodes } from './well-known.ts'

let server: TestServer
let rows: SandboxRows

beforeAll(async () => {
  server = await startTestServer()
  await rebuildSandboxIfStale(server.database, server.clock.now())
  rows = await readSandboxRows(server.database)
})

afterAll(() => server.close())

describe('the sandbox', () => {
  test('holds three events, a tree of groups and three hundred people in test mode', () => {
    const live = rows.events.filter(({ livemode }) => livemode)
    expect(live.map(({ status }) => status)).toEqual(Array(3).fill('published'))
    expect(rows.groups).toHaveLength(8)
    // Includes the one that an example deletes.
    expect(rows.contacts).toHaveLength(301)
    expect(rows.attendees).toHaveLength(322)
    const people = [rows.contacts, rows.registrations, rows.attendees, rows.tickets, rows.payments]
    expect(people.flat().filter(({ livemode }) => livemode)).toEqual([])
  })

  test('holds test events for those who try the reference, one for each act that an event does not come back from', () => {
    const exercises = rows.events.filter(({ livemode }) => !livemode)
    expect(exercises.map(({ code, status }) => `${code} ${status}`).sort()).toEqual([
      'locked-day published',
      'rehearsal published',
      'to-archive published',
      'to-cancel published',
      'to-delete draft',
      'to-publish draft',
      'to-unpublish published',
    ])
  })

  test('has a conference in a month, a festival that runs today, and a day at school that is over', () => {
    const datesOf = (code: string) => {
      const event = rows.events.find((one) => one.code === code)
      const days = rows.event_days.filter(({ event_id }) => event_id === event?.id)
      return days.map(({ date }) => date).sort()
    }
    expect(datesOf('tides-conference')).toEqual(['2026-07-05', '2026-07-06', '2026-07-07'])
    expect(datesOf('harbour-lights')).toEqual(['2026-06-04', '2026-06-05', '2026-06-06', '2026-06-07'])
    expect(datesOf('school-open-day')).toEqual(['2026-05-06'])
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

  test('has the address at the festival by which a gate is shown to find somebody', () => {
    const ticket = rows.tickets.find(({ code }) => code === wellKnownTicketCodes.valid)
    const person = rows.attendees.find(({ id }) => ticket?.attendee_ids.includes(id))
    expect(person?.email).toBe('gulsen.caglayan@example.com')
  })

  test('has well-known tickets that are what their names say', () => {
    const known = Object.entries(wellKnownTicketCodes).map(([name, code]) => {
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
      ['admitted', 'valid', 1, 'confirmed', 4],
      ['rehearsal', 'valid', 1, 'confirmed', 4],
      ['locked', 'valid', 1, 'confirmed', 2],
    ])
  })

  test('tells nobody that it was made', () => {
    expect([rows.webhook_events, rows.mail_orders]).toEqual([[], []])
    const [admitted] = rows.tickets.filter(({ code }) => code === wellKnownTicketCodes.admitted)
    const scanned = rows.checkins.map(({ ticket_id, result }) => [ticket_id, result])
    expect(scanned).toEqual(Array(2).fill([admitted?.id, 'accepted']))
  })
})

const statusesOf = (rows: { status: string }[]) => [...new Set(rows.map(({ status }) => status))].sort()
