export { contactHandlers } from './handlers.ts'
export {
  buildContactPrefetch,
  type LockedContacts,
  linkOrCreateContacts,
  linkToLockedContacts,
  lockContacts,
} from './link.ts'
export type { RowToLink } from './match.ts'
