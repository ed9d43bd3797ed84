export { contactHandlers } from './handlers.ts'
export { buildContactPrefetch, linkOrCreateContacts } from './link.ts'
export type { Linkable } from './match.ts'
