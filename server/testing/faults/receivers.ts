import { createHmac } from 'node:crypto'
import type { TlsCertificate } from '../certificates.ts'
import { startTlsServer, type TestTlsServer } from '../outbound/tls-server.ts'

/** A request at an endpoint, and whether it was accepted. */
export type WebhookReceipt = {
  endpoint: string
  envelopeId: string
  deliveryId: string
  attempt: number
  body: string
  taken: boolean
  signed: boolean
}

export type ReceiverBehavior = 'good' | 'flaky' | 'dead'

export type WebhookReceiver = {
  url: string
  receipts: WebhookReceipt[]
  name: string
  secrets: Set<string>
  close: TestTlsServer['close']
}

export const FAULT_RECEIVER_HOST = 'hooks.example.com'

/** An https server that accepts or refuses requests, and records them. */
export async function startWebhookReceiver(
  name: string,
  certificate: TlsCertificate,
  manner: ReceiverBehavior,
  random: () => number,
): Promise<WebhookReceiver> {
  const receipts: WebhookReceipt[] = []
  const secrets = new Set<string>()
  const tls = await startTlsServer(certificate, ({ headers, body }, response) => {
    const luck = manner === 'good' ? 1 : manner === 'dead' ? 0 : random()
    const taken = luck > 0.2
    const text = body.toString('utf8')
    receipts.push({
      endpoint: name,
      envelopeId: JSON.parse(text).id,
      deliveryId: String(headers['service-delivery-id']),
      attempt: Number(headers['service-delivery-attempt']),
      body: text,
      taken,
      signed: isSigned(String(headers['service-signature']), body, secrets),
    })
    if (luck > 0 && luck < 0.05) response.destroy()
    else response.writeHead(taken ? 204 : 500).end()
  })
  return { name, receipts, secrets, url: `https://${FAULT_RECEIVER_HOST}:${tls.port}/${name}`, close: tls.close }
}

/** A webhook may arrive before the response that contains the secret it is signed with. */
function isSigned(header: string, body: Buffer, secrets: Set<string>): boolean {
  if (secrets.size === 0) return true
  const [, t = '', v1] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(header) ?? []
  return [...secrets].some((secret) => createHmac('sha256', secret).update(`${t}.`).update(body).digest('hex') === v1)
}
