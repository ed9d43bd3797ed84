export { canSeeEvent, createSeenByLookup, type GroupChains, loadSeenByLookup } from './can-see-event.ts'
export { buildGroupChainsCte, buildGroupsBelowCte } from './group-ctes.ts'
export { buildListIdentity, type ListScope, openScopedList, resolveListScope } from './list-scope.ts'
export { GROUP_COLUMNS, listGroupsSql, WITH_VISIBLE_EVENTS, WITH_VISIBLE_GROUPS } from './queries.ts'
export type { EventRow, EventStatus, GroupRow } from './rows.ts'
export { whereInSubtree, whereVisible } from './visible-condition.ts'
export { bindFindEvent, type EventCaller, findVisibleEvent, toEventOrNotFound } from './visible-event.ts'
export {
  findVisibleGroup,
  type GroupCaller,
  type GroupRef,
  lockNewOwnerGroup,
  lockVisibleGroup,
  lockVisibleGroups,
  mapVisibleGroupCodes,
  readVisibleGroups,
  toVisibilityParams,
} from './visible-group.ts'
