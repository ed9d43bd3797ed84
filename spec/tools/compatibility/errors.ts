import type { OperationEntry } from './operation-entries.ts'
import type { ReaderPair } from './pairing.ts'
import { type Breakage, report } from './rules.ts'

export function compareOperationErrors(before: OperationEntry, after: OperationEntry): Breakage[] {
  const kept = new Set(after.operation['x-postern-errors'])
  return (before.operation['x-postern-errors'] ?? [])
    .filter((code) => !kept.has(code))
    .map((code) =>
      report('operation-error-removed', before.label, `the error code ${code} was removed from the operation`),
    )
}

export function compareErrorRegistry(readers: ReaderPair): Breakage[] {
  const current = readers.after.document['x-postern-error-registry'] ?? {}
  const baseline = readers.before.document['x-postern-error-registry'] ?? {}
  return Object.entries(baseline).flatMap(([code, { status }]): Breakage[] => {
    const label = `Error ${code}`
    const now = current[code]?.status
    if (now === status) return []
    if (now === undefined) return [report('error-removed', label, 'the error code was removed from the registry')]
    return [report('error-status-changed', label, `the status of the error code changed from ${status} to ${now}`)]
  })
}
