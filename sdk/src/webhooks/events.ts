import { type WebhookEnvelopes, webhookTypes } from '../generated/webhooks.ts'

/** A type that this package knows. */
export type KnownWebhookType = keyof WebhookEnvelopes

/** What happened, of a type that this package knows: `type` tells which, and so what `data` is. */
export type KnownWebhookEnvelope = WebhookEnvelopes[KnownWebhookType]

/** What happened, of a type that was added after this package was made. */
export type UnknownWebhookEnvelope = Omit<KnownWebhookEnvelope, 'type' | 'data'> & {
  /** The type that was sent; read it as a string. What stands here is never sent, and lets a `switch` tell this branch apart. */
  type: '(a type that this package does not know)'
  /** The object as the API shows it. */
  data: Record<string, unknown>
}

/** The body of a webhook. Handle the types that you know, and answer the others with success, too. */
export type WebhookEnvelope = KnownWebhookEnvelope | UnknownWebhookEnvelope

/** Whether this package knows the type of an envelope. */
export function isKnownEnvelope(envelope: WebhookEnvelope): envelope is KnownWebhookEnvelope {
  return (webhookTypes as readonly string[]).includes(envelope.type)
}
