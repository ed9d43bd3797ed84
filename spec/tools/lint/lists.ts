import { type Document, getOperations, isSuccess, type LocatedOperation, type Schema } from '../document.ts'
import { resolveSchema } from '../fields.ts'

/** All lists have the same form: an object with `data`, and `page` that says whether there is more. */
export function everyListHasAPage(document: Document): string[] {
  return getOperations(document.paths).flatMap((located) => {
    const problem = answersOf(document, located).map(problemOf).find(Boolean)
    return problem ? [`${located.method} ${located.path} ${problem}`] : []
  })
}

function answersOf(document: Document, { operation }: LocatedOperation): Schema[] {
  return Object.entries(operation.responses).flatMap(([status, { content }]) => {
    const schema = content?.['application/json']?.schema
    return isSuccess(status) && schema ? [resolveSchema(document, schema)] : []
  })
}

function problemOf({ type, properties, required }: Schema): string | undefined {
  if (type === 'array') return 'answers a bare list; answer an object with data and page.'
  const { data, page } = properties ?? {}
  if (data?.type !== 'array') return undefined
  const pages = page && required?.includes('page')
  return pages ? undefined : 'answers a list without page.'
}
