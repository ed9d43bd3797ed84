import type { Caller } from '../../access/keys/index.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/contract/refusal.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import type { Work } from '../../platform/work/work.ts'
import { type EventRow, type EventStatus, findEvent, lockEvent, raiseRevision } from './queries.ts'

type Reader = Pick<Transaction, 'run'>

/** What of a caller decides which events it sees: $1, $2 and $3 of the statements. */
export function sight({ organization, key }: Caller): [string, string | null, boolean] {
  return [organization.id, key.group?.id ?? null, key.mode === 'test']
}

/** The event that the caller can see under this id or code. What it cannot see answers like what does not exist. */
export async function visibleEvent(
  reader: Reader,
  caller: Caller,
  reference: string,
): Promise<EventRow | Refusal<'not_found'>> {
  const [found] = await reader.run<EventRow>(findEvent, [...sight(caller), reference])
  return found ?? refuse('not_found', `There is no event ${reference}.`)
}

export type ChangeRefusal = Refusal<'not_found' | 'invalid_state' | 'api_key_group' | 'api_key_test_mode'>

const OPEN_TO_CHANGES: EventStatus[] = ['draft', 'published']

/** The event, held for a change of it or of its structure, in a status that allows one. */
export async function changeableEvent(
  work: Work,
  caller: Caller,
  reference: string,
  statuses = OPEN_TO_CHANGES,
): Promise<EventRow | ChangeRefusal> {
  const seen = await visibleEvent(work.transaction, caller, reference)
  if (isRefusal(seen)) return seen
  await work.transaction.run(lockEvent, [caller.organization.id, seen.id])
  const event = await visibleEvent(work.transaction, caller, seen.id)
  if (isRefusal(event)) return event
  if (!event.within_reach) {
    const limit = caller.key.group?.code
    return refuse(
      'api_key_group',
      `The API key is limited to the group ${limit} and cannot change the event ${event.code}.`,
    )
  }
  if (caller.key.mode === 'test' && event.livemode) {
    return refuse('api_key_test_mode', `A test key cannot change the event ${event.code}, which is live.`)
  }
  if (!statuses.includes(event.status)) {
    return refuse('invalid_state', `The event ${event.code} is ${event.status}, so this cannot be done.`, {
      details: { state: event.status },
    })
  }
  await work.transaction.run(raiseRevision, [caller.organization.id, event.id])
  return event
}
