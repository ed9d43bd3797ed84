export { contactHandlers } from './handlers.ts'
export { prefetchContacts, linkContacts } from './link.ts'
export type { Linkable } from './match-attendees.ts'
