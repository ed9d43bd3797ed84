import type { EventViewer, GroupViewer } from '../../../access/visibility/index.ts'

/** Who manages endpoints: a key, a member, or the operator. `events`: who sees other events than their key would. */
export type HookAdmin = GroupViewer & Pick<EventViewer, 'device'> & { events?: EventViewer }
