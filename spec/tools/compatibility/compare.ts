import type { OpenApiDocument } from './document.ts'
import { compareErrorRegistry } from './errors.ts'
import { compareOperations } from './operations.ts'
import { SchemaReader } from './reader.ts'
import { type Break, unique } from './rules.ts'
import { compareServers } from './servers.ts'
import { compareWebhooks } from './webhooks.ts'

export type { OpenApiDocument } from './document.ts'
export type { Break, RuleName } from './rules.ts'

/** Every way in which the current contract breaks a client written against the baseline. */
export function compareContracts(baseline: OpenApiDocument, current: OpenApiDocument): Break[] {
  const readers = { before: new SchemaReader(baseline), after: new SchemaReader(current) }
  const breaks = [
    ...compareServers(baseline, current),
    ...compareOperations(readers),
    ...compareWebhooks(readers),
    ...compareErrorRegistry(readers),
  ]
  return unique(breaks)
}
