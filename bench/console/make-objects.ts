import { createClient } from '#sdk'
import { SMALL_EVENT_CODE } from './fill.ts'

/** What pages show that the database is not filled with, made as callers make it; by the parameter that names it. */
export async function makeConsoleObjects(port: number, apiKey: string): Promise<Record<string, string>> {
  const { events, groups } = createClient({ baseUrl: `http://127.0.0.1:${port}`, apiKey })
  const price = { amount: 4500, currency: 'EUR' }
  await events.attendeeTypes.create(SMALL_EVENT_CODE, { code: 'patron', name: 'Patron', price })
  const registration = await events.registrations.create(SMALL_EVENT_CODE, {
    email: 'ane@harbour.example',
    attendees: [{ first_name: 'Ane', last_name: 'Sol', attendee_type: 'patron', days: ['fri'] }],
  })
  const csv = 'First name,Last name,Type\nAne,Sol,Visitor\n'
  const letter = { name: 'Doors', subject: 'Doors open', body: 'At six.' }
  const payment = { amount: price, method: 'cash' as const }
  const made = {
    registration,
    group: await groups.create({ code: 'north', name: 'North' }),
    job: await events.imports.create(SMALL_EVENT_CODE, { csv, preview: true }),
    communication: await events.communications.create(SMALL_EVENT_CODE, letter),
    payment: await events.registrations.payments.record(SMALL_EVENT_CODE, registration.id, payment),
  }
  return Object.fromEntries(Object.entries(made).map(([parameter, { id }]) => [parameter, id]))
}
