export { dayIds, scopeOf, structureHandlers, typeIds } from './days/index.ts'
export { fillSearchText } from './fill-search-text.ts'
export { eventHandlers } from './handlers.ts'
export { searchTextOf } from './search-text.ts'
