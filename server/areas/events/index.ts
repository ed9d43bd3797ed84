export { fillSearchText } from './fill-search-text.ts'
export { eventHandlers } from './handlers.ts'
export { searchTextOf } from './search-text.ts'
export { dayIds, placeOf, structureHandlers, typeIds } from './structure/index.ts'
