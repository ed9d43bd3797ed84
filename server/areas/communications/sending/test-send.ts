import type { components } from '../../../../generated/types.ts'
import type { Caller } from '../../../access/callers/index.ts'
import { isRefusal, type Refusal } from '../../../platform/contract/refusal.ts'
import type { Reader } from '../../../platform/database/prepared.ts'
import { newId } from '../../../platform/ids.ts'
import { MAILS, queueMailIn } from '../../../platform/mail/index.ts'
import type { Work } from '../../../platform/work/work.ts'
import { type Found, type Named, visibleCommunication } from '../drafts/find.ts'
import { frameWordsIn } from './frame-words.ts'
import { readOrganizationName } from './queries.ts'
import { type RenderedLetter, renderLetter } from './render.ts'

export type SentTest = components['schemas']['SentTest']

/** To the given addresses alone, as it is now, with the values of a made-up person. With a test key nothing leaves. */
export async function sendTest(
  work: Work,
  caller: Caller,
  named: Named,
  wanted: readonly string[],
): Promise<SentTest | Refusal<'not_found'>> {
  const { transaction, now } = work
  const found = await visibleCommunication(transaction, caller, named)
  if (isRefusal(found)) return found
  const { row } = found
  const addresses = [...new Map(wanted.map((address) => [address.toLowerCase(), address])).values()]
  const letters = new Map<string, RenderedLetter>()
  for (const address of addresses) letters.set(address, await renderSample(transaction, caller, found, address))
  if (row.livemode) {
    const occurrence = `communication-test:${newId(now)}`
    for (const [address, letter] of letters) {
      const mail = { organizationId: caller.organization.id, occurrence: `${occurrence}:${address}`, to: { address } }
      await queueMailIn(transaction, { ...mail, ...letter }, now)
    }
    work.wake(MAILS)
  }
  const [first] = letters.values()
  const { subject, text, html } = first ?? { subject: '', text: '', html: '' }
  const object = { type: 'communication', id: row.id }
  const after = { addresses, subject, livemode: row.livemode }
  work.audit({ action: 'communication.test_sent', object, before: null, after })
  return { addresses, subject, text, html, livemode: row.livemode }
}

const SAMPLE_CODE = '7ZK3M9QX0VTB5HNRDY2W'

async function renderSample(reader: Reader, caller: Caller, { event, row }: Found, email: string) {
  const { first_name, last_name, attendee_type, day } = frameWordsIn(row.language).sample
  const organization_name = await readOrganizationName(reader, caller.organization.id)
  const values = { first_name, last_name, email, attendee_type, days: day, ticket_codes: SAMPLE_CODE }
  return renderLetter({
    ...{ subject: row.subject, body: row.body, language: row.language, unsubscribeUrl: null },
    values: { ...values, event_name: event.name, organization_name },
  })
}
