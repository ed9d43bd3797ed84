import type { EventCaller, GroupCaller } from '../../../access/visibility/index.ts'

/** Who manages endpoints: a key, a member, or the operator. `events`: who sees other events than their key would. */
export type HookAdmin = GroupCaller & Pick<EventCaller, 'device'> & { events?: EventCaller }
