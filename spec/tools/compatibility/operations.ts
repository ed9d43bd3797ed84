import { compareAccess } from './access.ts'
import { compareOperationErrors } from './errors.ts'
import { listOperations, type OperationEntry } from './operation-entries.ts'
import type { ReaderPair } from './pairing.ts'
import { compareParameters } from './parameters.ts'
import { compareRequestBody } from './request-bodies.ts'
import { compareResponses } from './responses.ts'
import { type Breakage, report } from './rules.ts'

export function compareOperations(readers: ReaderPair): Breakage[] {
  const current = listOperations(readers.after.document, readers.after.document.paths)
  return [...listOperations(readers.before.document, readers.before.document.paths)].flatMap(([key, before]) => {
    const after = current.get(key)
    if (after === undefined) return [report('operation-removed', before.label, 'the operation was removed')]
    return [
      ...compareOperationId(before, after),
      ...compareParameters(readers, before, after),
      ...compareRequestBody(readers, before, after),
      ...compareResponses(readers, before, after),
      ...compareOperationErrors(before, after),
      ...compareAccess(readers, before, after),
    ]
  })
}

export function compareOperationId(before: OperationEntry, after: OperationEntry): Breakage[] {
  const [ours, theirs] = [before.operation.operationId, after.operation.operationId]
  if (ours === undefined || ours === theirs) return []
  return [report('operation-id-changed', before.label, `the operation id changed from ${ours} to ${theirs ?? 'none'}`)]
}
