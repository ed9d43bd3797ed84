export { contactHandlers } from './handlers.ts'
export { linkContacts, prefetchContacts } from './link.ts'
export type { Linkable } from './match.ts'
