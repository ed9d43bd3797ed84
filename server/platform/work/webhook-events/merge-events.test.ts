import { describe, expect, test } from 'vitest'
import { mergeWebhookEvents } from './merge-events.ts'
import type { WebhookEvent, WebhookEventType } from './rows.ts'

const place = { organizationId: 'o', eventId: 'e', livemode: true }

const told = (type: WebhookEventType, data: object, visibleTo: string[] = []) =>
  ({ ...place, type, data, visibleTo }) as unknown as WebhookEvent

const ada = (phone: string) => ({ id: 'ada', phone })
const registration = (phone: string) => ({ id: 'R', attendees: [ada(phone)] })
const shown = (events: WebhookEvent[]) => events.map(({ type, data }) => [type, data])

describe('of a work in several steps', () => {
  test('a registration that was changed is told of once, after what changed it, as the last step left it', () => {
    const events = [
      told('attendee.updated', ada('1')),
      told('registration.updated', registration('1')),
      told('attendee.updated', ada('2')),
      told('registration.updated', registration('2')),
    ]
    expect(shown(mergeWebhookEvents(events))).toEqual([
      ['attendee.updated', ada('2')],
      ['attendee.updated', ada('2')],
      ['registration.updated', registration('2')],
    ])
  })

  test('a new registration is told of as new alone, with what became of it', () => {
    const events = [
      told('registration.created', registration('1')),
      told('attendee.added', ada('1')),
      told('registration.updated', registration('2')),
    ]
    expect(shown(mergeWebhookEvents(events))).toEqual([
      ['registration.created', registration('2')],
      ['attendee.added', ada('2')],
    ])
  })

  test('an object is told to those who see it in the end', () => {
    const events = [
      told('attendee.updated', ada('1'), ['north']),
      told('registration.updated', registration('1'), ['north']),
      told('registration.updated', registration('1'), ['south']),
    ]
    expect(mergeWebhookEvents(events).map(({ visibleTo }) => visibleTo)).toEqual([['south'], ['south']])
  })

  test('a ticket is shown as the last step left it', () => {
    const ticket = (status: string) => ({ id: 'T', status })
    const events = [told('ticket.issued', ticket('valid')), told('ticket.voided', ticket('void'))]
    expect(shown(mergeWebhookEvents(events))).toEqual([
      ['ticket.issued', ticket('void')],
      ['ticket.voided', ticket('void')],
    ])
  })
})

test('different objects are left alone, also where they have the same id', () => {
  const events = [
    told('registration.updated', { id: 'X', attendees: [] }),
    told('registration.updated', { id: 'Y', attendees: [] }),
    told('payment.received', { id: 'X', amount: 1 }),
  ]
  expect(mergeWebhookEvents(events)).toEqual(events)
})
