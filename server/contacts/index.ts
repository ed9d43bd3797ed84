export { contactHandlers } from './handlers.ts'
export { identityOf, searchText } from './identity.ts'
export { type Linkable, linkContacts } from './link.ts'
