import type { OperationId } from '../../../generated/operations.ts'
import { describeOperation, describeOperations } from '../../surfaces/console/contract/operations.ts'
import { fillPathParameters, listPageActs, toConsolePath } from '../../surfaces/console/contract/places.ts'

/** The page of a list or an object, or the one that an act is on. */
export function findConsolePageOfOperation(id: OperationId) {
  if (describeOperation(id).method === 'GET') return describeOperation(id)
  const page = [...describeOperations().values()].find((one) => listPageActs(one).some((act) => act.id === id))
  if (!page) throw new Error(`The console has no page for ${id}.`)
  return page
}

/** Where the page is, or the form of an act. */
export function toConsoleAddress(base: string, id: OperationId, params: Record<string, string>, search = ''): string {
  const page = findConsolePageOfOperation(id)
  return `${base}${toConsolePath(fillPathParameters(page.path, params))}?${page.id === id ? search : `do=${id}`}`
}
