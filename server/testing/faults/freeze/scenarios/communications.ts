import type { FreezeScenario } from '../scenario.ts'
import { buildWaitForJobs } from '../wait-for-jobs.ts'
import { buildLargestRegistration, makeLargestEvent, SHARED_TICKET_TYPE, TICKET_PER_PERSON_TYPE } from './largest.ts'

const MAX_TEXT = 20_000

const repeated = (part: string) => part.repeat(Math.floor(MAX_TEXT / part.length))

/** To the people of two registrations of maximum size. */
const sending = (what: string, body: string): FreezeScenario => ({
  operation: 'sendCommunication',
  what: `the longest text, made of ${what}`,
  prepare: async (target) => {
    const { live, path } = await makeLargestEvent(target)
    for (const type of [TICKET_PER_PERSON_TYPE, SHARED_TICKET_TYPE])
      await live.call('POST', `${path}/registrations`, buildLargestRegistration(type))
    const { body: draft } = await live.call('POST', `${path}/communications`, { subject: 'Doors', body })
    return {
      requests: [live.json('POST', `${path}/communications/${draft.id}/send`, {})],
      expects: [202],
      settle: buildWaitForJobs(target, live),
    }
  },
})

export const communicationScenarios: FreezeScenario[] = [
  sending('words', repeated('año ')),
  sending('markup', repeated('<&>"')),
  sending('short lines', repeated('a\n')),
  sending('addresses', repeated('https://a.example ')),
  sending('days', repeated('{{days}} ')),
  sending('ticket codes', repeated('{{ticket_codes}} ')),
]
