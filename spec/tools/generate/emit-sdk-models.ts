import { type Document, operationsOf } from '../document.ts'
import { modelName, queryName } from './sdk-names.ts'
import { sdkOperations } from './sdk-operations.ts'
import { banner, docComment } from './source-text.ts'

/** A name for every type of the contract, so that nobody has to search the components. */
export function emitSdkModels(document: Document): string {
  const schemas = Object.entries(document.components.schemas).map(
    ([name, { description = '' }]) =>
      `${docComment([description])}export type ${modelName(name)} = components['schemas']['${name}']\n`,
  )
  const withQuery = new Set(sdkOperations(document).flatMap(({ id, query }) => (query ? [id] : [])))
  const queries = operationsOf(document.paths).flatMap(({ operation: { operationId = '', summary } }) =>
    withQuery.has(operationId)
      ? [
          `${docComment([`What can be asked of “${summary}”.`])}export type ${queryName(operationId)} = NonNullable<operations['${operationId}']['parameters']['query']>\n`,
        ]
      : [],
  )
  return `${banner}
import type { components, operations } from './types.ts'

${[...schemas, ...queries].join('\n')}`
}
