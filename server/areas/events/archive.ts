import type { Caller } from '../../access/callers/index.ts'
import { isRefusal } from '../../platform/contract/refusal.ts'
import type { Work } from '../../platform/work/work.ts'
import { changeStatus } from './change-status.ts'
import { type ChangeRefusal, changeableEvent } from './find.ts'
import type { Event } from './shape.ts'

export async function archiveEvent(work: Work, caller: Caller, reference: string): Promise<Event | ChangeRefusal> {
  const event = await changeableEvent(work, caller, reference, ['draft', 'published', 'cancelled'])
  return isRefusal(event) ? event : changeStatus(work, caller, event, { to: 'archived', action: 'event.archived' })
}
