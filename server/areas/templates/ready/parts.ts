import type { EventTemplate } from '../template.ts'

/** What the ready templates share, so that each shows what is special about it. */

export const plainEvent: Omit<EventTemplate['event'], 'code' | 'name' | 'description'> = {
  timezone: 'Europe/Madrid',
  currency: 'EUR',
  language: 'en',
  capacity: null,
  waitlist: false,
  approval: false,
  payment_deadline_days: 7,
}

export const noRules: EventTemplate['form']['rules'] = {
  registration_opens_at: null,
  registration_closes_at: null,
  max_per_registration: null,
  one_per_email: false,
  minimum_age: null,
  email_domains: null,
}

/** An entry that admits everybody once on each day. */
export const entry: EventTemplate['check_in_points'][number] = {
  code: 'entrance',
  name: 'Entrance',
  kind: 'entry',
  days: null,
  attendee_types: null,
  groups: null,
  opens_at: null,
  closes_at: null,
  windows: [],
  limit: 'per_day',
  requires: 'none',
}

/** A part of the event that people enter and leave as they like, once they have come in. */
export const zone: EventTemplate['check_in_points'][number] = {
  ...entry,
  code: 'zone',
  name: 'Zone',
  kind: 'zone',
  limit: 'unlimited',
  requires: 'entry',
}
