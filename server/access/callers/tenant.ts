/** Whose public pages are asked for, as the database had it for this call. */
export type Tenant = {
  /** The clock of this call: the database's, or the one injected. */
  at: Date
  organization: { id: string; slug: string; name: string }
}
