export { contactHandlers } from './handlers.ts'
export { identityOf, searchText } from './identity.ts'
export { linkContacts } from './link.ts'
