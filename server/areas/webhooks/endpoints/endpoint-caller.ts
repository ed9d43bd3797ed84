import type { Caller } from '../../../access/callers/index.ts'
import type { EventCaller, GroupCaller } from '../../../access/visibility/index.ts'

/** A caller who manages endpoints: a key, a member, or the operator. */
export type HookCaller = {
  organization: { id: string }
  key: GroupCaller['key']
  events: EventCaller
}

export function toWebhookAdmin(caller: Caller): HookCaller {
  return { organization: caller.organization, key: caller.key, events: caller }
}
