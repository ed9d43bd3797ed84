import type { Bundle, ZObject } from 'zapier-platform-core'
import { readItems } from '../../runtime/lists.ts'
import type { AppModel, TriggerModel } from '../../runtime/model.ts'
import { formatAmounts } from '../../runtime/money.ts'
import { toRunId } from '../../runtime/request.ts'
import { isSignatureValid } from '../../runtime/signature.ts'
import { listTriggerChoices, toSampleValues } from '../../runtime/subscribe.ts'
import { describeModelForApp, type Perform } from './describe.ts'
import { toSendCall } from './send.ts'

const SAMPLES = 10
const REMEMBERED_SECONDS = 24 * 60 * 60

export function createTrigger(model: AppModel, trigger: TriggerModel) {
  const { subscription } = model
  const subscribe: Perform = (z, bundle) => {
    const named = { [subscription.address]: bundle.targetUrl, [subscription.types]: [trigger.type] }
    return toSendCall(model, z, bundle)(subscription.create, { ...bundle.inputData, ...named })
  }
  const unsubscribe: Perform = (z, bundle) => {
    const values = { [subscription.parameter]: readSubscribed(bundle, subscription.id) }
    return toSendCall(model, z, bundle)(subscription.remove, values)
  }
  const readSamples: Perform = (z, bundle) => {
    const values = toSampleValues(model, trigger, bundle.inputData)
    return readItems(model, trigger.samples, values, toSendCall(model, z, bundle), SAMPLES)
  }
  return describeModelForApp(trigger, listTriggerChoices(model), {
    type: 'hook',
    performSubscribe: subscribe,
    performUnsubscribe: unsubscribe,
    performList: readSamples,
    perform: (z, bundle) => receive(model, trigger, z, bundle),
  })
}

/** What was delivered, once: a delivery that the service repeats brings nothing. */
async function receive(model: AppModel, { amounts }: TriggerModel, z: ZObject, bundle: Bundle) {
  const { delivery, secret, id } = model.subscription
  const body = bundle.rawRequest?.content ?? ''
  const header = findHeader(bundle.rawRequest?.headers ?? {}, delivery.signature.header)
  const signed = { header, body, secret: readSubscribed(bundle, secret), now: Date.now() }
  if (!isSignatureValid(delivery.signature, signed))
    throw new z.errors.HaltedError('The signature of the delivery is wrong.')
  const envelope = z.JSON.parse(body)
  const name = `delivery-${toRunId(readSubscribed(bundle, id), envelope[delivery.id])}`
  if (await z.cache.get(name)) return []
  const isFirst = await z.cache.set(name, true, REMEMBERED_SECONDS, undefined, true)
  return isFirst ? [formatAmounts(envelope[delivery.object], amounts, model.currencyDigits)] : []
}

/** A field of the answer to subscribing, which the platform keeps. */
const readSubscribed = ({ subscribeData }: Bundle, name: string): string =>
  String((subscribeData as Record<string, unknown> | undefined)?.[name] ?? '')

/** The platform writes `Http-` in front of the names of headers. */
function findHeader(headers: Record<string, string>, wanted: string): string {
  const names = [wanted.toLowerCase(), `http-${wanted.toLowerCase()}`]
  return Object.entries(headers).find(([name]) => names.includes(name.toLowerCase()))?.[1] ?? ''
}
