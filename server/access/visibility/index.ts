export { walkBelow, walkChains } from './group-walks.ts'
export { GROUP_COLUMNS, listGroups, WITH_VISIBLE_EVENTS, WITH_VISIBLE_GROUPS } from './queries.ts'
export type { EventRow, EventStatus, GroupRow } from './rows.ts'
export { type Chains, seesEvent, visibleAlong, visibleTo } from './sees-event.ts'
export { sight } from './sight.ts'
export { type EventCaller, eventStep, seenEvent, visibleEvent } from './visible-event.ts'
export {
  type GroupCaller,
  groupsInSight,
  heldGroup,
  heldGroups,
  owningGroup,
  readGroups,
  type SeenGroup,
  visibleGroup,
} from './visible-group.ts'
export { withinGroup, withinSight } from './within-sight.ts'
