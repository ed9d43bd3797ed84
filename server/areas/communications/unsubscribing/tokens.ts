import { createHmac, timingSafeEqual } from 'node:crypto'

/** The message that somebody unsubscribes with: it tells whose address it is, and whose mails are not wanted. */
export type Unsubscribing = { organizationId: string; messageId: string }

export type UnsubscribeTokens = ReturnType<typeof unsubscribeTokens>

const MAC_BYTES = 24
const TOKEN = /^([0-9A-Z]{26})([0-9A-Z]{26})([A-Za-z0-9_-]{32})$/

/** One for each recipient, which nobody can guess. It never expires: nobody has to be written to for ever. */
export function unsubscribeTokens(secret: Buffer) {
  const sign = (organizationId: string, messageId: string) =>
    createHmac('sha256', secret).update(`unsubscribe\n${organizationId}\n${messageId}`).digest().subarray(0, MAC_BYTES)
  return {
    write: ({ organizationId, messageId }: Unsubscribing) =>
      organizationId + messageId + sign(organizationId, messageId).toString('base64url'),
    /** Null where it was not written here. */
    read: (text: string): Unsubscribing | null => {
      const [, organizationId, messageId, mac = ''] = TOKEN.exec(text) ?? []
      if (!organizationId || !messageId) return null
      const isOurs = timingSafeEqual(Buffer.from(mac, 'base64url'), sign(organizationId, messageId))
      return isOurs ? { organizationId, messageId } : null
    },
  }
}
