import { newUuid } from './uuid.ts'

const HEADER = 'Idempotency-Key'

export function refuseIdempotencyKey({ method, idempotencyKey }: { method: string; idempotencyKey?: unknown }): void {
  if (idempotencyKey === undefined) return
  throw new TypeError(`idempotencyKey belongs to a POST; this is a ${method}.`)
}

/** Sets the key once for all attempts of a call: the caller's own, or a new one. */
export function addIdempotencyKey(headers: Headers, given: unknown): void {
  if (given === undefined && headers.has(HEADER)) given = headers.get(HEADER)
  if (given !== undefined && !isKey(given))
    throw new TypeError('idempotencyKey must be 1 to 255 visible ASCII characters.')
  headers.set(HEADER, given ?? newUuid())
}

function isKey(value: unknown): value is string {
  return typeof value === 'string' && /^[!-~]{1,255}$/.test(value)
}
