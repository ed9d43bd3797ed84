import { type Document, getOperations, listAnswers, type Schema } from '../document.ts'
import { resolveSchema } from '../fields.ts'

/** All lists have the same form: an object with `data`, and `page` that says whether there is more. */
export function everyListHasAPage(document: Document): string[] {
  return getOperations(document.paths).flatMap(({ label, operation }) => {
    const answers = listAnswers(operation).map(({ media }) => resolveSchema(document, media.schema))
    const problem = answers.map(problemOf).find(Boolean)
    return problem ? [`${label} ${problem}`] : []
  })
}

function problemOf({ type, properties, required }: Schema): string | undefined {
  if (type === 'array') return 'answers a bare list; answer an object with data and page.'
  const { data, page } = properties ?? {}
  if (data?.type !== 'array') return undefined
  const pages = page && required?.includes('page')
  return pages ? undefined : 'answers a list without page.'
}
