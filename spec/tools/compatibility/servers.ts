import type { OpenApiDocument } from './document.ts'
import { type Break, refuse } from './rules.ts'

/** Every path is read below a server's address: another address moves all operations at once. */
export function compareServers(baseline: OpenApiDocument, current: OpenApiDocument): Break[] {
  const kept = new Set(addressesOf(current))
  return addressesOf(baseline)
    .filter((address) => !kept.has(address))
    .map((address) => refuse('server-removed', 'servers', `the address ${address} was removed`))
}

function addressesOf({ servers }: OpenApiDocument): string[] {
  const listed = (servers ?? []) as { url: string }[]
  return listed.length > 0 ? listed.map(({ url }) => url) : ['/']
}
