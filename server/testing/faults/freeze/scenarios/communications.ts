import type { Scenario } from '../scenario.ts'
import { jobsDone } from '../wait-for-jobs.ts'
import { makeLargestEvent, mostPeople, ONE_EACH, ONE_FOR_ALL } from './largest.ts'

const MAX_TEXT = 20_000

const repeated = (part: string) => part.repeat(Math.floor(MAX_TEXT / part.length))

/** To the people of two registrations of maximum size. */
const sending = (what: string, body: string): Scenario => ({
  operation: 'sendCommunication',
  what: `the longest text, made of ${what}`,
  prepare: async (target) => {
    const { live, path } = await makeLargestEvent(target)
    for (const type of [ONE_EACH, ONE_FOR_ALL]) await live.call('POST', `${path}/registrations`, mostPeople(type))
    const { body: draft } = await live.call('POST', `${path}/communications`, { subject: 'Doors', body })
    return {
      requests: [live.json('POST', `${path}/communications/${draft.id}/send`, {})],
      expects: [202],
      settle: jobsDone(target, live),
    }
  },
})

export const communications: Scenario[] = [
  sending('words', repeated('año ')),
  sending('markup', repeated('<&>"')),
  sending('short lines', repeated('a\n')),
  sending('addresses', repeated('https://a.example ')),
  sending('days', repeated('{{days}} ')),
  sending('ticket codes', repeated('{{ticket_codes}} ')),
]
