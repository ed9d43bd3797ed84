export { contactHandlers } from './handlers.ts'
export {
  buildContactPrefetch,
  type HeldContacts,
  holdContacts,
  linkOrCreateContacts,
  linkToHeldContacts,
} from './link.ts'
export type { Linkable } from './match.ts'
