export { contactHandlers } from './handlers.ts'
export { identityOf, searchText, tidyEmail } from './identity.ts'
export { linkContacts } from './link.ts'
export type { Linkable } from './match-people.ts'
