import { readFileSync } from 'node:fs'
import type { OperationId } from '../../../../generated/operations.ts'
import type { OperationDoc } from '../../../../spec/runtime/console/described.ts'
import { memoize } from '../../../platform/memoize.ts'

export type { OperationDoc } from '../../../../spec/runtime/console/described.ts'

export function describeOperation(id: OperationId): OperationDoc {
  const found = describeOperations().get(id)
  if (!found) throw new Error(`The contract has no operation ${id}.`)
  return found
}

/** "List attendee types" is the page "Attendee types". */
export function getPageTitle({ summary }: OperationDoc): string {
  const noun = summary.replace(/^(List|Find|Get)( the| a| an)? /, '')
  return noun.charAt(0).toUpperCase() + noun.slice(1)
}

/**
 * Read with the first page: most processes never show one. `npm run generate` writes it, because reading the whole
 * contract would take the first visitor a tenth of a second.
 */
export const describeOperations = memoize((): Map<OperationId, OperationDoc> => {
  const file = new URL('../../../../generated/console.json', import.meta.url)
  const described: OperationDoc[] = JSON.parse(readFileSync(file, 'utf8'))
  return new Map(described.map((operation) => [operation.id, operation]))
})
