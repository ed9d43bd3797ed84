import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** A cursor is valid only for the same list with the same filters in the same order; `oldest_first` when left out. */
export type CursorScope = {
  operation: string
  organizationId: string
  filters: object
  order?: 'oldest_first' | 'newest_first'
}

export type CursorCodec = {
  write(list: CursorScope, position: string[]): string
  /** null if the cursor was not issued for this list. */
  read(list: CursorScope, cursor: string): string[] | null
}

const MAC_BYTES = 16

/** Cursors are opaque and signed, so that clients cannot construct one. */
export function buildCursorCodec(secret: Buffer): CursorCodec {
  const sign = (list: CursorScope, payload: string) =>
    createHmac('sha256', secret)
      .update(
        `${list.operation}\n${list.order ?? 'oldest_first'}\n${list.organizationId}\n${digest(list.filters)}\n${payload}`,
      )
      .digest()
      .subarray(0, MAC_BYTES)
  return {
    write: (list, position) => {
      const payload = JSON.stringify(position)
      return Buffer.concat([sign(list, payload), Buffer.from(payload)]).toString('base64url')
    },
    read: (list, cursor) => {
      const bytes = Buffer.from(cursor, 'base64url')
      const payload = bytes.subarray(MAC_BYTES).toString()
      const signature = bytes.subarray(0, MAC_BYTES)
      if (signature.length < MAC_BYTES || !timingSafeEqual(signature, sign(list, payload))) return null
      return JSON.parse(payload)
    },
  }
}

function digest(filters: object): string {
  const entries = Object.entries(filters ?? {}).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(entries)).digest('hex')
}
