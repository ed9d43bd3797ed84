export { walkBelow, walkChains } from './group-walks.ts'
export { GROUP_COLUMNS, listGroups, WITH_VISIBLE_EVENTS, WITH_VISIBLE_GROUPS } from './queries.ts'
export type { EventRow, EventStatus, GroupRow } from './rows.ts'
export { type Chains, seesEvent, visibleAlong, visibleTo } from './sees-event.ts'
export { visibilityParams } from './visibility-params.ts'
export { type EventCaller, eventStep, seenEvent, visibleEvent } from './visible-event.ts'
export {
  type GroupCaller,
  lockedGroup,
  lockedGroups,
  owningGroup,
  readGroups,
  type SeenGroup,
  visibleGroup,
  visibleGroupCodes,
} from './visible-group.ts'
export { visibleWithinGroup, withinGroup } from './visible-within-group.ts'
