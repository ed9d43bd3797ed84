import type { Caller } from '../../access/callers/index.ts'
import { findDeviceDigestSql } from '../../access/devices/index.ts'
import { findKeyDigestSql } from '../../access/keys/index.ts'
import type { LinkSigner, SignedLinkGrant } from '../../access/links/index.ts'
import { type Refusal, refuse } from '../../platform/contract/refusal.ts'
import type { Database } from '../../platform/database/connect.ts'
import { runPrepared } from '../../platform/database/prepared.ts'
import type { HttpCall } from '../exchange.ts'

const MAX_LINK_LENGTH = 500

/** The signed link sent in place of a key; null if there is none, it cannot be one, or the operation accepts none. */
export function readSignedLink({ ctx, route }: HttpCall): string | null {
  const [link, ...more] = route.takesLink ? new URLSearchParams(ctx.querystring).getAll('link') : []
  return link && more.length === 0 && link.length <= MAX_LINK_LENGTH ? link : null
}

export const invalidTokenChallenge = { headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' } }

export const refuseUnknownKey = (message: string) => refuse('api_key_unknown', message, invalidTokenChallenge)

const notOurs = refuseUnknownKey('The link in the parameter link is not one of this address, or was changed.')

export async function verifySignatureAndFindCredential(
  database: Database,
  links: LinkSigner,
  { route, rawPath }: HttpCall,
  link: string,
): Promise<{ grant: SignedLinkGrant; digest: Buffer } | Refusal> {
  const grant = links.read(link)
  // The last path parameter is the object's id.
  if (grant === 'forged' || grant.operation !== route.id || grant.objectId !== Object.values(rawPath).at(-1))
    return notOurs
  const values = [grant.organizationId, grant.credential.id]
  const find = grant.credential.kind === 'device' ? findDeviceDigestSql : findKeyDigestSql
  const [found] = await runPrepared<{ digest: Buffer }>(database, find, values)
  return found ? { grant, digest: found.digest } : notOurs
}

export function refuseUnusableSignedLink(grant: SignedLinkGrant, caller: Caller | undefined): Refusal | undefined {
  if (!caller || grant.groupId !== (caller.key.group?.id ?? null)) return notOurs
  if (grant.expiresAt === null || caller.at < grant.expiresAt) return undefined
  const at = grant.expiresAt.toISOString()
  return refuse('link_expired', `The link expired on ${at}.`, { details: { at } })
}
