import { createTrigger, DEDUPE_KEY_PROPERTY, TriggerStrategy } from '@activepieces/pieces-framework'
import { readItems } from '../../runtime/lists.ts'
import type { AppModel, TriggerModel } from '../../runtime/model.ts'
import { formatAmounts } from '../../runtime/money.ts'
import { isSignatureValid } from '../../runtime/signature.ts'
import { listTriggerChoices, toSampleValues } from '../../runtime/subscribe.ts'
import type { ConnectionAuth } from './auth.ts'
import { toInputProperties } from './props.ts'
import { ServiceRefusedError, toSendCall } from './send.ts'

const SAMPLES = 5

/** Where the platform keeps the subscription of a flow. */
const KEPT = 'subscription'

type Kept = { id: string; secret: string }

export function createWebhookTrigger(model: AppModel, auth: ConnectionAuth, trigger: TriggerModel) {
  const { subscription } = model
  return createTrigger({
    auth,
    name: trigger.key,
    displayName: trigger.label,
    description: trigger.description,
    props: toInputProperties(model, auth, listTriggerChoices(model)),
    type: TriggerStrategy.WEBHOOK,
    sampleData: trigger.sample,
    onEnable: async ({ auth: { props }, propsValue, webhookUrl, store }) => {
      const values = { ...propsValue, [subscription.address]: webhookUrl, [subscription.types]: [trigger.type] }
      const answer = (await toSendCall(model, props)(subscription.create, values)) as Record<string, string>
      await store.put(KEPT, { id: answer[subscription.id], secret: answer[subscription.secret] })
    },
    onDisable: async ({ auth: { props }, store }) => {
      const kept = await store.get<Kept>(KEPT)
      if (kept) await toSendCall(model, props)(subscription.remove, { [subscription.parameter]: kept.id }).catch(isGone)
      await store.delete(KEPT)
    },
    run: async ({ payload, store }) => {
      const kept = await store.get<Kept>(KEPT)
      return receive(model, trigger, { ...payload, secret: kept?.secret ?? '' })
    },
    test: ({ auth: { props }, propsValue }) => {
      const values = toSampleValues(model, trigger, propsValue)
      return readItems(model, trigger.samples, values, toSendCall(model, props), SAMPLES)
    },
  })
}

/** What was delivered; the platform drops what comes with a key that came before. */
function receive(
  model: AppModel,
  { amounts }: TriggerModel,
  { headers, rawBody, secret }: { headers: Record<string, string>; rawBody?: unknown; secret: string },
): unknown[] {
  const { delivery } = model.subscription
  const body = String(rawBody ?? '')
  const header = headers[delivery.signature.header.toLowerCase()] ?? ''
  if (!isSignatureValid(delivery.signature, { header, body, secret, now: Date.now() })) return []
  const envelope = JSON.parse(body)
  const object = formatAmounts(envelope[delivery.object], amounts, model.currencyDigits) as object
  return [{ ...object, [DEDUPE_KEY_PROPERTY]: envelope[delivery.id] }]
}

/** A subscription that the service no longer has is no failure. */
function isGone(error: unknown): void {
  if (!(error instanceof ServiceRefusedError && error.refusal.status === 404)) throw error
}
