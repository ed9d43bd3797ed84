import type { BoundStatement } from '../../platform/database/prepared.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import type { Identity } from '../booking/index.ts'
import { keysOf } from './match.ts'
import { hold, holdAll, holdIfUnknown } from './queries.ts'
import type { Scope } from './scope.ts'

/** The database has room for some thousand locks of all its transactions, so who wants many takes the one above them all. */
const MAX_KEYS = 100

/**
 * Whoever makes a contact, or changes who one is, holds what identifies it until the end of the transaction: two who mean the same
 * person come one after the other, also where one knows an email address and the other only a telephone number. All take their
 * keys in one order, so that nobody waits in a circle.
 */
export function holdKeys(transaction: Transaction, scope: Scope, keys: string[]): void {
  const sorted = inOrder(keys)
  const above = aboveAll(scope)
  if (sorted.length > MAX_KEYS) transaction.defer(holdAll, [above])
  else if (sorted.length > 0) transaction.defer(hold, [above, sorted])
}

/** The same for people of whom nobody may be known: rows come back where that is so, and the keys are held. None where there are too many keys. */
export function holdIfUnknownStep(scope: Scope, identities: Identity[]): BoundStatement | undefined {
  const keys = inOrder(identities.flatMap(keysOf))
  if (keys.length > MAX_KEYS) return undefined
  const { organizationId, livemode } = scope
  return {
    statement: holdIfUnknown,
    values: [organizationId, livemode, JSON.stringify(identities), aboveAll(scope), keys],
  }
}

const inOrder = (keys: string[]) => [...new Set(keys)].sort()

const aboveAll = ({ organizationId, livemode }: Scope) => `contacts of ${organizationId} ${livemode ? 'live' : 'test'} `
