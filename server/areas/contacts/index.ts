export { contactHandlers } from './handlers.ts'
export { buildContactPrefetch, linkAttendeesToContacts } from './link.ts'
export type { Linkable } from './match.ts'
