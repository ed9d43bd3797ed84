import { randomUUID } from 'node:crypto'

/** A person to register, by codes. */
export type GuestToRegister = { type: string; days: string[] }

/** Everything that a client can do to take or free places. */
export type BookingAction =
  | { do: 'register'; attendees: GuestToRegister[] }
  | { do: 'add'; registration: string; attendee: GuestToRegister }
  | { do: 'cancel'; registration: string }
  | { do: 'cancel person'; attendee: string }
  | { do: 'change'; attendee: string; to: Partial<GuestToRegister> }
  | { do: 'resize'; capacity: number }

/** `sent` and `answered` are positions in one sequence of all sends and responses, which orders acts. */
export type BookingAttempt = {
  act: BookingAction
  sent: number
  answered: number
  status: number
  requestId: string
  // biome-ignore lint/suspicious/noExplicitAny: the answers of six operations.
  body: any
}

export type BookingAttempts = { perform(act: BookingAction): Promise<BookingAttempt>; all: BookingAttempt[] }

const headersOf = (key: string) => ({
  Authorization: `Bearer ${key}`,
  'Content-Type': 'application/json',
  'Idempotency-Key': randomUUID(),
})

let attendees = 0

function attendeeOf({ type, days }: GuestToRegister) {
  attendees += 1
  const named = { first_name: 'Uxue', last_name: `Lasa ${attendees}`, email: `uxue-${attendees}@example.com` }
  return { attendee_type: type, days, ...named }
}

function requestOf(act: BookingAction, event: string): [method: string, path: string, body: object] {
  switch (act.do) {
    case 'register':
      return ['POST', `${event}/registrations`, { attendees: act.attendees.map(attendeeOf) }]
    case 'add':
      return ['POST', `${event}/registrations/${act.registration}/attendees`, attendeeOf(act.attendee)]
    case 'cancel':
      return ['POST', `${event}/registrations/${act.registration}/cancel`, {}]
    case 'cancel person':
      return ['POST', `${event}/attendees/${act.attendee}/cancel`, {}]
    case 'change':
      // A change without effect would leave no audit row, here and below.
      return [
        'PATCH',
        `${event}/attendees/${act.attendee}`,
        { attendee_type: act.to.type, days: act.to.days, first_name: randomUUID() },
      ]
    case 'resize':
      return ['PATCH', event, { capacity: act.capacity, description: randomUUID() }]
  }
}

/** Sends to the servers in rotation, and records all outcomes. */
export function startBookingAttempts(urls: string[], key: string, event: string): BookingAttempts {
  const all: BookingAttempt[] = []
  let moment = 0
  let turn = 0
  return {
    all,
    perform: async (act) => {
      const url = urls[turn++ % urls.length]
      const [method, path, body] = requestOf(act, event)
      const sent = moment++
      const response = await fetch(url + path, { method, headers: headersOf(key), body: JSON.stringify(body) })
      const answer = await response.json()
      const requestId = response.headers.get('x-request-id') ?? ''
      const attempt = { act, sent, answered: moment++, status: response.status, requestId, body: answer }
      all.push(attempt)
      return attempt
    },
  }
}
