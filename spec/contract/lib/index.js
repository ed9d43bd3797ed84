// @ts-check
import { defineLinter } from '@typespec/compiler'
import { explainedError } from './rules/errors.js'
import { paginatedList } from './rules/lists.js'
import { completeOperation, hostPath, uniqueOperationId } from './rules/operations.js'

// The compiler treats every function whose name begins with $ as the decorator of that name.
export const namespace = 'Postern'
export * from './connectors.js'
export * from './described-by.js'
export * from './error-facts.js'
export { findHost } from './hosts.js'
export { $lib } from './library.js'
export * from './open-lists.js'
export * from './operation-facts.js'
export * from './operation-words.js'
export * from './shows.js'

export const $linter = defineLinter({
  rules: [completeOperation, uniqueOperationId, hostPath, paginatedList, explainedError],
})
