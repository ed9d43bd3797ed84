import { type Document, operationsOf } from '../document.ts'

const SERVER = {
  url: '/o/sandbox',
  description: "The sandbox's public pages; an organization's own are at `/o/{slug}` or on its own host",
}

/** What belongs to an organization's host is found below its slug on the installation that serves the document. */
export function addressTenants(document: Document): void {
  for (const { operation } of operationsOf(document.paths)) {
    if (operation['x-postern-host'] === 'tenant') operation.servers = [SERVER]
  }
}
