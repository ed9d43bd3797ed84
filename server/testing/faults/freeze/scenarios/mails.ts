import { setTimeout as sleep } from 'node:timers/promises'
import type { FreezeScenario } from '../scenario.ts'
import type { FreezeScenarioTarget, ScenarioOrganization } from '../target.ts'
import { buildLargestRegistration, makeLargestEvent, SHARED_TICKET_TYPE, TICKET_PER_PERSON_TYPE } from './largest.ts'

const POLL_MS = 200
const PATIENCE_MS = 40_000

/** Waits until all mails are written and sent, or the patience is over. */
const mailed = ({ database }: FreezeScenarioTarget, { id }: ScenarioOrganization) => {
  return async () => {
    const own = { organization_id: id }
    const isBusy = async () =>
      (await database('mail_orders').where(own).first('id')) ??
      (await database('mails')
        .where({ ...own, sent_at: null, failed_at: null })
        .first('id'))
    const giveUpAt = performance.now() + PATIENCE_MS
    await sleep(POLL_MS)
    while ((await isBusy()) && performance.now() < giveUpAt) await sleep(POLL_MS)
  }
}

type Registration = ReturnType<typeof buildLargestRegistration>

/** Created in one request, with tickets by mail. */
const mailing = (what: string, registration: () => object): FreezeScenario => ({
  operation: 'createRegistration',
  what,
  prepare: async (target) => {
    const { organization, live, path } = await makeLargestEvent(target)
    const body = { ...registration(), send_ticket_emails: true }
    return {
      requests: [live.json('POST', `${path}/registrations`, body)],
      expects: [201],
      settle: mailed(target, organization),
    }
  },
})

/** Only the registrant has an email address. */
const toOne = ({ attendees }: Registration) => ({
  attendees: attendees.map(({ email, ...person }) => person),
  email: 'nerea@example.com',
})

export const mailScenarios: FreezeScenario[] = [
  mailing('mails to the most people, with a ticket each', () => buildLargestRegistration(TICKET_PER_PERSON_TYPE)),
  mailing('mails to the most people, who share a ticket', () => buildLargestRegistration(SHARED_TICKET_TYPE)),
  mailing('one mail with the tickets of the most people', () =>
    toOne(buildLargestRegistration(TICKET_PER_PERSON_TYPE)),
  ),
]
