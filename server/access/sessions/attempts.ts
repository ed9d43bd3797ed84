import { hash } from 'node:crypto'
import type { Database } from '../../platform/database/connect.ts'
import { runPrepared } from '../../platform/database/prepared.ts'
import { countAttemptFromSql, countAttemptSql } from './queries.ts'

/** In ten minutes. */
const MAX_FROM_NETWORK = 30
const MAX_FOR_ADDRESS = 5

export type SignInVisitor = { database: Database /** Null: the database's clock. */; now: Date | null; from: string }

/** Asking is counted alike for known and unknown addresses, so that no answer shows who is a member. */
export async function mayAskForLink(visitor: SignInVisitor, email: string): Promise<boolean> {
  return (await mayAsk(visitor)) && maySignInAs(visitor, email)
}

export const mayAsk = (visitor: SignInVisitor): Promise<boolean> => countFrom(visitor, 'ask')

export function maySignInAs(visitor: SignInVisitor, email: string): Promise<boolean> {
  const subject = hash('sha256', email.trim().toLowerCase(), 'base64url')
  return count(visitor, countAttemptSql, 'address', subject, MAX_FOR_ADDRESS)
}

export const mayTryLink = (visitor: SignInVisitor): Promise<boolean> => countFrom(visitor, 'try')

const countFrom = (visitor: SignInVisitor, kind: string) =>
  count(visitor, countAttemptFromSql, kind, visitor.from, MAX_FROM_NETWORK)

async function count(
  { database, now }: SignInVisitor,
  statement: typeof countAttemptSql,
  kind: string,
  subject: string,
  max: number,
): Promise<boolean> {
  const [counted] = await runPrepared<{ attempts: number }>(database, statement, [kind, subject, now, max])
  return counted !== undefined && counted.attempts <= max
}
