import type { Document } from '../document.ts'
import { toModelTypeName, toQueryTypeName } from './sdk-names.ts'
import { listSdkOperations } from './sdk-operations.ts'
import { formatDocComment, generatedBanner } from './source-text.ts'

/** A name for every type of the contract, so that nobody has to search the components. */
export function emitSdkModels(document: Document): string {
  const schemas = Object.entries(document.components.schemas).map(
    ([name, { description = '' }]) =>
      `${formatDocComment([description])}export type ${toModelTypeName(name)} = components['schemas']['${name}']\n`,
  )
  const withQuery = listSdkOperations(document).filter(({ query }) => query)
  const queries = withQuery.map(
    ({ id, summary }) =>
      `${formatDocComment([`What can be asked of “${summary}”.`])}export type ${toQueryTypeName(id)} = NonNullable<operations['${id}']['parameters']['query']>\n`,
  )
  return `${generatedBanner}
import type { components, operations } from './types.ts'

${[...schemas, ...queries].join('\n')}`
}
