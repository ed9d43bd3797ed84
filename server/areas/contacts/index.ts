export { contactHandlers } from './handlers.ts'
export {
  buildContactPrefetch,
  type LockedContacts,
  linkContacts,
  linkToLockedContacts,
  lockContacts,
} from './link.ts'
export type { PersonToLink } from './match.ts'
