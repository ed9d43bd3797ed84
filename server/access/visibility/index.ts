export { canSeeEvent, createSeenByLookup, type GroupAncestors, loadSeenByLookup } from './can-see-event.ts'
export {
  buildRestartFollowers,
  findRecentScansSql,
  NEXT_CHANGE_NUMBER_SQL,
  restartTestFollowersSql,
} from './change-numbers.ts'
export { buildGroupChainsCte, buildGroupsBelowCte } from './group-ctes.ts'
export { buildListIdentity, type ListScope, openScopedList, resolveListScope } from './list-scope.ts'
export { GROUP_COLUMNS, listGroupsSql, WITH_VISIBLE_EVENTS, WITH_VISIBLE_GROUPS } from './queries.ts'
export type { EventRow, EventStatus, GroupRow } from './rows.ts'
export { whereInSubtree, whereVisible } from './visible-condition.ts'
export { bindFindEvent, type EventCaller, findVisibleEvent, toEventOrNotFound } from './visible-event.ts'
export * from './visible-group.ts'
