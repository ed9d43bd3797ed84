export { contactHandlers } from './handlers.ts'
export { linkContacts } from './link.ts'
export type { Linkable } from './match-attendees.ts'
