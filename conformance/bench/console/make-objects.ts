import { randomUUID } from 'node:crypto'
import { SMALL_EVENT } from './fill.ts'

/** What pages show that the database is not filled with, made as callers make it; by the parameter that names it. */
export async function makeObjects(port: number, key: string): Promise<Record<string, string>> {
  const make = async (path: string, body: object): Promise<string> => {
    const response = await fetch(`http://127.0.0.1:${port}/v1${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify(body),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}: ${text}`)
    return JSON.parse(text).id
  }
  const event = `/events/${SMALL_EVENT}`
  const price = { amount: 4500, currency: 'EUR' }
  await make(`${event}/attendee-types`, { code: 'patron', name: 'Patron', price })
  const registration = await make(`${event}/registrations`, {
    email: 'ane@harbour.example',
    attendees: [{ first_name: 'Ane', last_name: 'Sol', attendee_type: 'patron', days: ['fri'] }],
  })
  return {
    registration,
    group: await make('/groups', { code: 'north', name: 'North' }),
    job: await make(`${event}/imports`, { csv: 'First name,Last name,Type\nAne,Sol,Visitor\n', preview: true }),
    communication: await make(`${event}/communications`, {
      name: 'Doors',
      subject: 'Doors open',
      body: 'At six.',
    }),
    payment: await make(`${event}/registrations/${registration}/payments`, { amount: price, method: 'cash' }),
  }
}
