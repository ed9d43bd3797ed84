import { describe, expect, test } from 'vitest'
import { chooseRegistrationContactEmail, getTicketRecipients, groupByConfirmationRecipient } from './recipients.ts'

const person = (email: string | null, status = 'confirmed') => ({ email, status })

describe('a ticket goes', () => {
  test('to everyone on it, once for each address however it is capitalised', () => {
    const people = [person('Ada@a.example'), person('ada@A.example'), person(null), person('bo@b.example')]
    expect(getTicketRecipients(people, 'desk@c.example')).toEqual(['Ada@a.example', 'bo@b.example'])
  })

  test('not to the cancelled', () => {
    expect(getTicketRecipients([person('ada@a.example', 'cancelled'), person('bo@b.example')], null)).toEqual([
      'bo@b.example',
    ])
  })

  test('to the registration where nobody on it has an address', () => {
    expect(getTicketRecipients([person('ada@a.example', 'cancelled'), person(null)], 'desk@c.example')).toEqual([
      'desk@c.example',
    ])
    expect(getTicketRecipients([], 'desk@c.example')).toEqual(['desk@c.example'])
  })

  test('nowhere where there is no address at all', () => {
    expect(getTicketRecipients([person(null)], null)).toEqual([])
  })
})

describe('a confirmation', () => {
  test('tells each address of its people, and a contact who comes of those without one', () => {
    const [ada, bo, cy, di] = [person('ada@a.example'), person(null), person('ADA@a.example'), person('d@d.example')]
    expect(groupByConfirmationRecipient([ada, bo, cy, di], 'D@d.example')).toEqual([
      { address: 'ada@a.example', people: [ada, cy] },
      { address: 'D@d.example', people: [bo, di] },
    ])
  })

  test('tells a contact who does not come of everybody', () => {
    const [ada, gone] = [person('ada@a.example'), person('gone@a.example', 'cancelled')]
    expect(groupByConfirmationRecipient([ada, gone], 'desk@c.example')).toEqual([
      { address: 'ada@a.example', people: [ada] },
      { address: 'desk@c.example', people: [ada] },
    ])
    const [bo, cy] = [person(null), person(null)]
    expect(groupByConfirmationRecipient([bo, ada, cy], 'desk@c.example')).toEqual([
      { address: 'ada@a.example', people: [ada] },
      { address: 'desk@c.example', people: [bo, ada, cy] },
    ])
    expect(groupByConfirmationRecipient([bo, gone], 'gone@a.example')).toEqual([
      { address: 'gone@a.example', people: [bo] },
    ])
    expect(groupByConfirmationRecipient([ada], 'ADA@a.example')).toEqual([{ address: 'ada@a.example', people: [ada] }])
  })

  test('tells a contact who was one of them and is cancelled only of those without an address', () => {
    const [cat, dan, eve] = [person('cat@c.example', 'cancelled'), person('dan@d.example'), person(null)]
    expect(groupByConfirmationRecipient([cat, dan], 'cat@c.example')).toEqual([
      { address: 'dan@d.example', people: [dan] },
    ])
    expect(groupByConfirmationRecipient([cat, dan, eve], 'CAT@c.example')).toEqual([
      { address: 'dan@d.example', people: [dan] },
      { address: 'CAT@c.example', people: [eve] },
    ])
  })

  test('tells nobody of people who are not confirmed', () => {
    const people = ['pending', 'awaiting_payment', 'waitlisted', 'declined', 'cancelled'].map((status) =>
      person('a@a.example', status),
    )
    expect(groupByConfirmationRecipient(people, 'desk@c.example')).toEqual([])
  })

  test("'s contact is the registration's address, or the first of its people", () => {
    const people = [person('gone@a.example', 'cancelled'), person(null), person('bo@b.example')]
    expect(chooseRegistrationContactEmail(people, 'desk@c.example')).toBe('desk@c.example')
    expect(chooseRegistrationContactEmail(people, null)).toBe('bo@b.example')
    expect(chooseRegistrationContactEmail([person(null)], null)).toBeNull()
  })
})
