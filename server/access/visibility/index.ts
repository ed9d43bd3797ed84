export { buildSeenByGroups, canSeeEvent, type GroupAncestors, loadSeenByGroups } from './can-see-event.ts'
export {
  buildResetChangeFeeds,
  findRecentScansSql,
  NEXT_CHANGE_NUMBER_SQL,
  resetTestChangeFeedsSql,
} from './change-numbers.ts'
export { buildGroupAncestorsCte, buildGroupsBelowCte } from './group-ctes.ts'
export { buildCursorScope, type ListScope, openScopedList, resolveListScope } from './list-scope.ts'
export { GROUP_COLUMNS, listGroupsSql, WITH_VISIBLE_EVENTS, WITH_VISIBLE_GROUPS } from './queries.ts'
export type { EventRow, EventStatus, GroupRow } from './rows.ts'
export { whereInSubtree, whereVisible } from './visible-condition.ts'
export { bindFindEvent, type EventViewer, findVisibleEvent, toEventOrNotFound } from './visible-event.ts'
export * from './visible-group.ts'
