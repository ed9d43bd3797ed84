import { createHmac } from 'node:crypto'

/** The header `Service-Signature`: one `v1` for each secret, over the body exactly as it is sent. */
export function signatureOf(secrets: string[], body: Buffer, at: Date): string {
  const t = Math.floor(at.getTime() / 1000)
  return [`t=${t}`, ...secrets.map((secret) => `v1=${digest(secret, t, body)}`)].join(',')
}

/** The key is the whole secret as it was shown, with its prefix. */
function digest(secret: string, t: number, body: Buffer): string {
  return createHmac('sha256', secret).update(`${t}.`).update(body).digest('hex')
}
