import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Caller } from '../callers/index.ts'

/** What a signed address gives access to. It stops working with the credential that it was made for. */
export type SignedLinkGrant = {
  organizationId: string
  operation: string
  objectId: string
  /** The group that limits what it shows; null for the whole organization. */
  groupId: string | null
  credential: { kind: 'key' | 'device'; id: string }
  /** Null where what it opens has an end of its own, which is not known yet. */
  expiresAt: Date | null
}

export type LinkSigner = {
  write(grant: SignedLinkGrant): string
  read(text: string): SignedLinkGrant | 'forged'
  /** A secret per event, the same every time. */
  saltOf(organizationId: string, eventId: string): string
}

const MAC_BYTES = 24

/** Links of this operation do not name it: they are older than the field. */
const FIRST_OPERATION = 'readRoster'

export function buildLinkSigner(secret: Buffer): LinkSigner {
  const keyed = (purpose: string, text: string) => createHmac('sha256', secret).update(`${purpose}\n${text}`).digest()
  const sign = (payload: string) => keyed('signed link', payload).subarray(0, MAC_BYTES)
  return {
    write: ({ organizationId, operation, objectId, groupId, credential, expiresAt }) => {
      const parts = [organizationId, objectId, groupId, credential.kind, credential.id, expiresAt?.getTime() ?? null]
      const payload = JSON.stringify(operation === FIRST_OPERATION ? parts : [...parts, operation])
      return Buffer.concat([sign(payload), Buffer.from(payload)]).toString('base64url')
    },
    read: (text) => {
      const bytes = Buffer.from(text, 'base64url')
      const signature = bytes.subarray(0, MAC_BYTES)
      const payload = bytes.subarray(MAC_BYTES).toString()
      if (signature.length < MAC_BYTES || !timingSafeEqual(signature, sign(payload))) return 'forged'
      const [organizationId, objectId, groupId, kind, id, expires, operation = FIRST_OPERATION] = JSON.parse(payload)
      const expiresAt = expires === null ? null : new Date(expires)
      return { organizationId, operation, objectId, groupId, credential: { kind, id }, expiresAt }
    },
    saltOf: (organizationId, eventId) =>
      keyed('roster salt', `${organizationId}\n${eventId}`).toString('hex').slice(0, 32),
  }
}

const DAY = 86_400_000

/** The end of the next day in UTC: an address stays the same for a day and works for at least one more. */
export const computeLinkExpiry = ({ at }: Pick<Caller, 'at'>): Date =>
  new Date((Math.floor(at.getTime() / DAY) + 2) * DAY)
