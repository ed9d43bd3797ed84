export { buildGroupChainsCte, buildGroupsBelowCte } from './group-walks.ts'
export { GROUP_COLUMNS, listGroupsSql, WITH_VISIBLE_EVENTS, WITH_VISIBLE_GROUPS } from './queries.ts'
export type { EventRow, EventStatus, GroupRow } from './rows.ts'
export { canSeeEvent, type GroupChains, loadViewerLookup, toViewerLookup } from './sees-event.ts'
export { toVisibilityParams } from './visibility-params.ts'
export { bindFindEvent, type EventCaller, findVisibleEvent, toVisibleEvent } from './visible-event.ts'
export {
  findVisibleGroup,
  type GroupCaller,
  type GroupRef,
  lockOwningGroup,
  lockVisibleGroup,
  lockVisibleGroups,
  mapVisibleGroupCodes,
  readVisibleGroups,
} from './visible-group.ts'
export { whereInGroup, whereVisible } from './visible-within-group.ts'
