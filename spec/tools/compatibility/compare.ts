import type { OpenApiDocument } from './document.ts'
import { compareErrorRegistry } from './errors.ts'
import { compareOperations } from './operations.ts'
import { SchemaReader } from './reader.ts'
import { type Breakage, dropDuplicates, report } from './rules.ts'
import { compareWebhooks } from './webhooks.ts'

export type { OpenApiDocument } from './document.ts'
export type { Breakage, RuleName } from './rules.ts'

export function compareContracts(baseline: OpenApiDocument, current: OpenApiDocument): Breakage[] {
  const readers = { before: new SchemaReader(baseline), after: new SchemaReader(current) }
  const breaks = [
    ...compareServers(baseline, current),
    ...compareOperations(readers),
    ...compareWebhooks(readers),
    ...compareErrorRegistry(readers),
  ]
  return dropDuplicates(breaks)
}

/** All paths are relative to a server's URL: another one moves all operations. */
function compareServers(baseline: OpenApiDocument, current: OpenApiDocument): Breakage[] {
  const kept = new Set(addressesOf(current))
  return addressesOf(baseline)
    .filter((address) => !kept.has(address))
    .map((address) => report('server-removed', 'servers', `the address ${address} was removed`))
}

function addressesOf({ servers }: OpenApiDocument): string[] {
  const listed = (servers ?? []) as { url: string }[]
  return listed.length > 0 ? listed.map(({ url }) => url) : ['/']
}
