import { type WebhookEnvelopes, webhookTypes } from '../generated/webhooks.ts'

/** A type that this package knows. */
export type KnownWebhookType = keyof WebhookEnvelopes

/** A webhook event of a known type: `type` determines `data`. */
export type KnownWebhookEnvelope = WebhookEnvelopes[KnownWebhookType]

/** A webhook event of a type that is newer than this package. */
export type UnknownWebhookEnvelope = Omit<KnownWebhookEnvelope, 'type' | 'data'> & {
  /** Read it as a string. This literal is never sent; it lets a `switch` tell this branch apart. */
  type: '(a type that this package does not know)'
  /** The object as the API shows it. */
  data: Record<string, unknown>
}

/** The body of a webhook. Handle the types you know, and respond to the others with success too. */
export type WebhookEnvelope = KnownWebhookEnvelope | UnknownWebhookEnvelope

/** Whether this package knows the type of an envelope. */
export function isKnownEnvelope(envelope: WebhookEnvelope): envelope is KnownWebhookEnvelope {
  return (webhookTypes as readonly string[]).includes(envelope.type)
}
