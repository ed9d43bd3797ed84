export { contactHandlers } from './handlers.ts'
export { identityOf, searchText, tidyEmail, tidyName } from './identity.ts'
export { linkContacts } from './link.ts'
export type { Linkable } from './match-people.ts'
