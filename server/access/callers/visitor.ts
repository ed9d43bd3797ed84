/** Somebody who brings no key, because what they send is the credential. */
export type Visitor = {
  address: string
  /** The clock of this call; null for the database's. */
  now: Date | null
  /** The app that calls, where it names itself in X-Service-Client. */
  clientName: string | null
}
