import { createHmac } from 'node:crypto'
import type { Database } from '../../platform/database/connect.ts'
import { runPrepared } from '../../platform/database/prepared.ts'
import type { OpenIdIdentity } from '../../platform/openid/index.ts'
import { digestSecret, generateSecret } from '../../platform/secrets.ts'
import { SIGN_IN_LINK_MINUTES } from './links.ts'
import { consumeOpenIdRequestSql, insertOpenIdRequestSql } from './queries.ts'
import type { MemberSession } from './session.ts'

/** Nonce and verifier follow from the browser's own secret: nobody else can make them, and nothing is stored. */
export function toOpenIdSecrets(browser: string, state: string) {
  const derive = (name: string) => createHmac('sha256', browser).update(`${name} ${state}`).digest('base64url')
  return { state, nonce: derive('nonce'), verifier: derive('verifier') }
}

export type OpenIdStart = {
  database: Database
  now: Date
  browser: string
  /** The session that it confirms. */
  session: MemberSession | undefined
  returnTo: string
}

/** Notes that this browser is sent to the provider, and returns the state that it comes back with. */
export async function startOpenIdRequest({ database, now, browser, session, returnTo }: OpenIdStart): Promise<string> {
  const state = generateSecret()
  const expires = new Date(now.getTime() + SIGN_IN_LINK_MINUTES * 60_000)
  const digests = [digestSecret(state), digestSecret(browser)]
  await runPrepared(database, insertOpenIdRequestSql, [...digests, session?.id ?? null, returnTo, now, expires])
  return state
}

export type OpenIdRequest = { session_id: string | null; return_to: string; created_at: Date }

/** Once, in the browser that was sent, within 15 minutes; else undefined. */
export async function consumeOpenIdRequest(database: Database, state: string, browserSecrets: string[], now: Date) {
  const values = [digestSecret(state), browserSecrets.map(digestSecret), now]
  const [used] = await runPrepared<OpenIdRequest>(database, consumeOpenIdRequestSql, values)
  return used
}

const TOLERANCE_MS = 30_000

/** Whether they showed who they are after they were asked to, by the provider's word. */
export const hasAuthenticatedAgain = ({ authenticatedAt }: OpenIdIdentity, { created_at }: OpenIdRequest): boolean =>
  authenticatedAt !== null && authenticatedAt.getTime() >= created_at.getTime() - TOLERANCE_MS
