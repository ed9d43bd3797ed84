import type { Caller } from '../../../access/callers/index.ts'
import { isRefusal } from '../../../platform/contract/refusal.ts'
import { newId } from '../../../platform/ids.ts'
import { MAIL_QUEUE_NAME, queueMailInWork } from '../../../platform/mail/index.ts'
import type { Work } from '../../../platform/work/work.ts'
import { type CommunicationRef, type CommunicationWithEvent, findVisibleCommunication } from '../drafts/find.ts'
import { getLetterWords, renderLetter } from './render-letter.ts'

/** Sends the current draft to the given addresses, with the values of a made-up attendee. A test key sends nothing. */
export async function sendTestMails(work: Work, caller: Caller, named: CommunicationRef, wanted: readonly string[]) {
  const { transaction, now } = work
  const found = await findVisibleCommunication(transaction, caller, named)
  if (isRefusal(found)) return found
  const { row } = found
  const addresses = [...new Map(wanted.map((address) => [address.toLowerCase(), address])).values()]
  const letters = new Map(addresses.map((address) => [address, renderSample(caller, found, address)]))
  if (row.livemode) {
    const occurrence = `communication-test:${newId(now)}`
    for (const [address, letter] of letters) {
      const mail = { organizationId: caller.organization.id, occurrence: `${occurrence}:${address}`, to: { address } }
      await queueMailInWork(transaction, { ...mail, ...letter }, now)
    }
    work.wake(MAIL_QUEUE_NAME)
  }
  const [first] = letters.values()
  const { subject, text, html } = first ?? { subject: '', text: '', html: '' }
  const object = { type: 'communication', id: row.id }
  const after = { addresses, subject, livemode: row.livemode }
  work.audit({ action: 'communication.test_sent', object, before: null, after })
  return { addresses, subject, text, html, livemode: row.livemode }
}

const SAMPLE_CODE = '7ZK3M9QX0VTB5HNRDY2W'

function renderSample(caller: Caller, { event, row }: CommunicationWithEvent, email: string) {
  const { first_name, last_name, attendee_type, day } = getLetterWords(row.language).sample
  const values = { first_name, last_name, email, attendee_type, days: day, ticket_codes: SAMPLE_CODE }
  return renderLetter({
    subject: row.subject,
    body: row.body,
    language: row.language,
    unsubscribeUrl: null,
    values: { ...values, event_name: event.name, organization_name: caller.organization.name },
  })
}
