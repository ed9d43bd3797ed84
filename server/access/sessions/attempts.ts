import { hash } from 'node:crypto'
import type { Database } from '../../platform/database/connect.ts'
import { runPrepared, type Statement } from '../../platform/database/prepared.ts'
import { countSignInMailsSql, countSignInsForMailboxSql, countSignInsFromNetworkSql } from './queries.ts'

/** In ten minutes. */
const MAX_FROM_NETWORK = 30
/** In ten minutes, from one network: by address alone, strangers would lock a member out. */
const MAX_AS_ADDRESS = 5
/** In an hour, from whichever networks. */
const MAX_MAILS = 10

export type SignInVisitor = { database: Database /** Null: the database's clock. */; now: Date | null; from: string }

/** Asking is counted alike for known and unknown addresses, so that no answer shows who is a member. */
export const mayRequestSignInLink = async (visitor: SignInVisitor, email: string): Promise<boolean> =>
  (await countFrom(visitor, 'ask')) && countAs(visitor, 'ask-as', email)

export const mayTrySignInLink = (visitor: SignInVisitor): Promise<boolean> => countFrom(visitor, 'try')

// Each way has counts of its own, so that a flood of one leaves the others.
export const mayStartOpenId = (visitor: SignInVisitor): Promise<boolean> => countFrom(visitor, 'openid')
export const mayFinishOpenId = (visitor: SignInVisitor): Promise<boolean> => countFrom(visitor, 'openid-return')

export const mayOpenIdSignInAs = (visitor: SignInVisitor, email: string): Promise<boolean> =>
  countAs(visitor, 'openid-as', email)

export const mayRequestConfirmation = (visitor: SignInVisitor, email: string): Promise<boolean> =>
  countAs(visitor, 'confirm-as', email)

const countFrom = (visitor: SignInVisitor, kind: string) =>
  count(visitor, countSignInsFromNetworkSql, [kind, visitor.from, visitor.now, MAX_FROM_NETWORK])

const countAs = (visitor: SignInVisitor, kind: string, email: string) =>
  count(visitor, countSignInsForMailboxSql, [kind, visitor.from, visitor.now, MAX_AS_ADDRESS, toMailbox(email)])

async function count(
  { database }: SignInVisitor,
  statement: Statement,
  values: [kind: string, from: string, now: Date | null, max: number, mailbox?: string],
): Promise<boolean> {
  const [counted] = await runPrepared<{ attempts: number }>(database, statement, values)
  return counted !== undefined && counted.attempts <= values[3]
}

export type MailAllowance = Pick<SignInVisitor, 'database' | 'now'> & { kind: 'sign-in' | 'confirm'; mails: number }

/** Takes so many mails of what a mailbox is sent in an hour, or none. Who is in more organizations gets them once. */
export const mayMailLinks = async ({ database, now, kind, mails }: MailAllowance, email: string): Promise<boolean> =>
  (await runPrepared(database, countSignInMailsSql, [kind, toMailbox(email), now, mails, MAX_MAILS])).length > 0

const toMailbox = (email: string) => hash('sha256', email.trim().toLowerCase(), 'base64url')
