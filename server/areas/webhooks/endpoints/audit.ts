import type { Work } from '../../../platform/work/work.ts'
import type { WebhookEndpoint } from './shape.ts'

type Shown = WebhookEndpoint | null

/** An endpoint that receives test activity alone is a test object; one that did not, or no longer does, is live. */
export function auditEndpoint(work: Work, action: string, before: Shown, after: Shown): void {
  const shown = [before, after].filter((endpoint) => endpoint !== null)
  const object = { type: 'webhook', id: shown[0]?.id ?? '' }
  const livemode = shown.some((endpoint) => endpoint.livemode !== false)
  work.audit({ action: `webhook.${action}`, object, livemode, before, after })
}
