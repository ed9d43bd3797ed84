import type { IDataObject, IHookFunctions, IWebhookFunctions, IWebhookResponseData } from 'n8n-workflow'
import type { AppModel } from '../../runtime/model.ts'
import { formatAmounts } from '../../runtime/money.ts'
import { isSignatureValid } from '../../runtime/signature.ts'
import { ServiceRefusedError, toSendCall } from './send.ts'
import { readInputValues } from './values.ts'

/** What the node keeps of its subscription, and the deliveries that it has seen. */
type Kept = { id?: string; secret?: string; address?: string; trigger?: string; seen?: string[] }

const REMEMBERED_DELIVERIES = 500

const readKept = (context: IHookFunctions | IWebhookFunctions): Kept => context.getWorkflowStaticData('node') as Kept

export function buildWebhookMethods(model: AppModel) {
  const { subscription } = model
  return {
    async checkExists(this: IHookFunctions): Promise<boolean> {
      const kept = readKept(this)
      const isSame =
        kept.address === this.getNodeWebhookUrl('default') && kept.trigger === this.getNodeParameter('trigger')
      if (!kept.id || !isSame) return false
      return toSendCall(model, this)(subscription.read, { [subscription.parameter]: kept.id }).then(() => true, isGone)
    },
    async create(this: IHookFunctions): Promise<boolean> {
      const address = this.getNodeWebhookUrl('default')
      const key = this.getNodeParameter('trigger')
      const { type = '' } = model.triggers.find((trigger) => trigger.key === key) ?? {}
      const chosen = readInputValues([], (name) => this.getNodeParameter(name, null))
      const values = { ...chosen, [subscription.address]: address, [subscription.types]: [type] }
      const answer = (await toSendCall(model, this)(subscription.create, values)) as Record<string, string>
      const [id, secret] = [answer[subscription.id], answer[subscription.secret]]
      Object.assign(readKept(this), { id, secret, address, trigger: key, seen: [] })
      return true
    },
    async delete(this: IHookFunctions): Promise<boolean> {
      const kept = readKept(this)
      if (kept.id) {
        await toSendCall(model, this)(subscription.remove, { [subscription.parameter]: kept.id }).catch(isGone)
      }
      for (const name of ['id', 'secret', 'address', 'trigger', 'seen'] as const) delete kept[name]
      return true
    },
  }
}

/** A subscription that the service no longer has is no failure. */
function isGone(error: unknown): false {
  if (error instanceof ServiceRefusedError && error.refusal.status === 404) return false
  throw error
}

/** What was delivered, once: a delivery that the service repeats starts nothing. */
export function receiveDelivery(model: AppModel, context: IWebhookFunctions): IWebhookResponseData {
  const { delivery } = model.subscription
  const kept = readKept(context)
  const body = String(context.getRequestObject().rawBody ?? '')
  const header = String(context.getHeaderData()[delivery.signature.header.toLowerCase()] ?? '')
  if (!isSignatureValid(delivery.signature, { header, body, secret: kept.secret ?? '', now: Date.now() })) {
    context.getResponseObject().status(401).json({ message: 'The signature of the delivery is wrong.' })
    return { noWebhookResponse: true }
  }
  const envelope = JSON.parse(body)
  const id = String(envelope[delivery.id])
  const seen = kept.seen ?? []
  if (seen.includes(id)) return {}
  kept.seen = [...seen, id].slice(-REMEMBERED_DELIVERIES)
  const { amounts = [] } = model.triggers.find(({ key }) => key === context.getNodeParameter('trigger')) ?? {}
  const object = formatAmounts(envelope[delivery.object], amounts, model.currencyDigits)
  return { workflowData: [context.helpers.returnJsonArray(object as IDataObject)] }
}
