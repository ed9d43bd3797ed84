import { type Document, operationsOf } from './document.ts'

/** What belongs to an organization's own host is found below its slug on the installation that serves the document. */
export function addressTenants(document: Document): void {
  for (const { operation } of operationsOf(document.paths)) {
    if (operation['x-postern-host'] !== 'tenant') continue
    operation.servers = [
      {
        url: '/o/{slug}',
        description: "The organization's public pages",
        variables: { slug: { default: 'sandbox', description: "The organization's slug" } },
      },
    ]
  }
}
