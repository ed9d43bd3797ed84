import { createHmac, timingSafeEqual } from 'node:crypto'

/** The message identifies both the address and the organization. */
export type TokenData = { organizationId: string; messageId: string }

export type UnsubscribeSigner = ReturnType<typeof buildUnsubscribeSigner>

const MAC_BYTES = 24
const TOKEN = /^([0-9A-Z]{26})([0-9A-Z]{26})([A-Za-z0-9_-]{32})$/

/** One unguessable token per recipient. It never expires, because unsubscribing must always be possible. */
export function buildUnsubscribeSigner(secret: Buffer) {
  const sign = (organizationId: string, messageId: string) =>
    createHmac('sha256', secret).update(`unsubscribe\n${organizationId}\n${messageId}`).digest().subarray(0, MAC_BYTES)
  return {
    write: ({ organizationId, messageId }: TokenData) =>
      organizationId + messageId + sign(organizationId, messageId).toString('base64url'),
    /** Null if it was not issued here. */
    read: (text: string): TokenData | null => {
      const [, organizationId, messageId, mac = ''] = TOKEN.exec(text) ?? []
      if (!organizationId || !messageId) return null
      const isOurs = timingSafeEqual(Buffer.from(mac, 'base64url'), sign(organizationId, messageId))
      return isOurs ? { organizationId, messageId } : null
    },
  }
}
