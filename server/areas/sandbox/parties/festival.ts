import type { SandboxPeople, SandboxPerson } from '../people/people.ts'
import { wellKnownTickets } from '../well-known.ts'
import { conferencePeople } from './conference.ts'
import { type Blueprint, registeredAgo, type Story, tellStories } from './story.ts'

const DAYS = ['day-1', 'day-2', 'day-3', 'day-4']
const { valid, voided, cancelled, family, replaced, replacement, lastDay, admitted } = wellKnownTickets

const BLUEPRINTS: Blueprint[] = [
  { times: 1, types: ['visitor'], days: DAYS, codes: [valid] },
  { times: 1, types: ['visitor'], days: DAYS, codes: [voided], steps: ['void'] },
  { times: 1, types: ['visitor'], days: DAYS, codes: [cancelled], steps: ['cancel'] },
  { times: 1, types: ['visitor'], days: DAYS, codes: [replaced, replacement], steps: ['reissue'] },
  { times: 1, types: ['visitor'], days: ['day-4'], codes: [lastDay] },
  { times: 1, types: ['visitor'], days: DAYS, codes: [admitted] },
  { times: 29, types: ['visitor'] },
  { times: 8, types: ['visitor', 'visitor'] },
  { times: 8, types: ['crew'] },
  { times: 2, types: ['crew', 'crew', 'crew'] },
  { times: 3, types: ['visitor', 'visitor', 'visitor', 'visitor'] },
  { times: 6, types: ['backstage'], steps: ['approve', 'pay'] },
  { times: 1, types: ['backstage', 'backstage'], steps: ['approve', 'pay'] },
  { times: 2, types: ['backstage'], steps: ['decline'] },
  { times: 6, types: ['night-boat'], steps: ['pay'] },
  { times: 5, types: ['visitor'], steps: ['cancel'] },
  { times: 1, types: ['visitor', 'visitor', 'visitor'], steps: ['cancel_one'] },
  { times: 2, types: ['visitor'], steps: ['reissue'] },
  { times: 9, types: ['visitor'] },
  { times: 3, types: ['backstage'] },
  { times: 2, types: ['backstage'], steps: ['approve'] },
  { times: 1, types: ['backstage'], steps: ['approve', 'pay_half'] },
]

/** So many of those who come to the conference come to the festival too. */
const BOTH = 20

export function festivalStories({ singles, festivalFamilies }: SandboxPeople): Story[] {
  const atConference = conferencePeople(singles)
  const others = singles.slice(atConference.length)
  const alone = tellStories(BLUEPRINTS, [...others, ...atConference.slice(0, BOTH)], {
    event: 'harbour-lights',
    days: DAYS,
    groups: [null, null, null, 'north', 'north-pier', 'south', 'south-quay'],
    from: 40,
    to: 1,
  })
  return [...festivalFamilies.map(familyStory), ...alone]
}

function familyStory(people: SandboxPerson[], n: number, all: SandboxPerson[][]): Story {
  return {
    people: people.map((person) => ({ person, type: 'family', days: DAYS })),
    group: n % 2 === 0 ? 'north-hill' : null,
    steps: n === 3 ? ['pay', 'cancel_one', 'refund'] : ['pay'],
    codes: n === 0 ? [family] : undefined,
    ago: registeredAgo({ from: 60, to: 41 }, n, all.length),
  }
}
