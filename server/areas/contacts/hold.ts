import type { Transaction } from '../../platform/database/transaction.ts'
import { hold, holdAll } from './queries.ts'
import type { Scope } from './scope.ts'

/** The database has room for some thousand locks of all its transactions, so who wants many takes the one above them all. */
const MOST_KEYS = 100

/**
 * Whoever makes a contact, or changes who one is, holds what identifies it until the end of the transaction: two who mean the same
 * person come one after the other, also where one knows an email address and the other only a telephone number. All take their
 * keys in one order, so that nobody waits in a circle.
 */
export function holdKeys(transaction: Transaction, scope: Scope, keys: string[]): void {
  const sorted = [...new Set(keys)].sort()
  const above = `contacts of ${scope.organizationId} ${scope.livemode ? 'live' : 'test'} `
  if (sorted.length > MOST_KEYS) transaction.defer(holdAll, [above])
  else if (sorted.length > 0) transaction.defer(hold, [above, sorted])
}
