export { type WebhookEnvelopes, webhookTypes } from '../generated/webhooks.ts'
export { type WebhookErrorCode, WebhookVerificationError } from './errors.ts'
export {
  isKnownEnvelope,
  type KnownWebhookEnvelope,
  type KnownWebhookType,
  type UnknownWebhookEnvelope,
  type WebhookEnvelope,
} from './events.ts'
export type { SignatureHeader } from './header.ts'
export { type RawBody, type SignOptions, signForTests } from './sign.ts'
export { type VerifyOptions, verifyWebhook } from './verify.ts'
