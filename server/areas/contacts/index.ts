export { contactHandlers } from './handlers.ts'
export { firstLook, linkContacts } from './link.ts'
export type { Linkable } from './match-attendees.ts'
