import { findVisibleEvent } from '../../access/visibility/index.ts'
import { isRefusal } from '../../platform/contract/refusal.ts'
import type { PageVisit } from './visit.ts'

/** Times of an event are told where it is. One that is not there is refused by what is asked of it. */
export async function useEventTimezone<V extends PageVisit>(visit: V, reference: string | undefined): Promise<V> {
  const event = reference === undefined ? null : await findVisibleEvent(visit.reader, visit.caller, reference)
  return event === null || isRefusal(event) ? visit : { ...visit, event, timezone: event.timezone }
}
