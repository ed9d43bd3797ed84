import type { SandboxPerson } from '../people/people.ts'
import { type Blueprint, type Story, tellStories } from './story.ts'

const DAYS = ['talks', 'debates', 'field-trip']

/** Those who still have to pay come last, so that their deadline lies ahead. */
const BLUEPRINTS: Blueprint[] = [
  { times: 14, types: ['standard'], steps: ['pay'], days: DAYS },
  { times: 4, types: ['standard', 'standard'], steps: ['pay'] },
  { times: 2, types: ['standard', 'standard', 'standard', 'standard'], steps: ['pay'] },
  { times: 6, types: ['student'], steps: ['pay'] },
  { times: 4, types: ['speaker'], steps: ['approve'] },
  { times: 1, types: ['speaker', 'standard'], steps: ['approve', 'pay'] },
  { times: 2, types: ['speaker'], steps: ['decline'] },
  { times: 3, types: ['standard'], steps: ['pay', 'cancel', 'refund'] },
  { times: 1, types: ['standard', 'standard'], steps: ['pay', 'cancel_one', 'refund'] },
  { times: 2, types: ['standard'], steps: ['fail', 'pay'] },
  { times: 5, types: ['workshop'], steps: ['pay'], days: DAYS },
  { times: 1, types: ['workshop', 'workshop', 'workshop'], steps: ['pay'], days: DAYS },
  { times: 1, types: ['workshop', 'workshop'], steps: ['pay'], days: DAYS },
  { times: 2, types: ['standard'], steps: ['cancel'] },
  { times: 2, types: ['standard'], steps: ['pay', 'reissue'] },
  { times: 1, types: ['student'], steps: ['pay', 'void'] },
  { times: 10, types: ['standard'], steps: ['pay'] },
  { times: 6, types: ['student', 'student'], steps: ['pay'] },
  // The workshop is full, so these wait.
  { times: 4, types: ['workshop'], days: DAYS },
  { times: 1, types: ['workshop', 'workshop'], days: DAYS },
  { times: 4, types: ['speaker'] },
  { times: 6, types: ['standard'] },
  { times: 2, types: ['standard'], steps: ['pay_half'] },
  { times: 1, types: ['standard', 'student'], steps: ['fail'] },
  { times: 2, types: ['standard'], steps: ['confirm'] },
]

const PEOPLE = 110

export const conferencePeople = (singles: SandboxPerson[]) => singles.slice(0, PEOPLE)

export function conferenceStories(singles: SandboxPerson[]): Story[] {
  return tellStories(BLUEPRINTS, conferencePeople(singles), {
    event: 'tides-conference',
    days: DAYS,
    groups: [null, null, 'north', 'north-pier', 'north-hill', 'south', 'south-quay'],
    from: 59,
    to: 1,
  })
}
