import { type Document, operationsOf } from '../document.ts'
import { modelName } from './sdk-names.ts'
import { banner, docComment, literal } from './source-text.ts'

/** All webhook types, each with the example envelope of the contract. */
export function emitWebhookSamples(document: Document): string {
  const samples = operationsOf(document.webhooks ?? {}).map(({ path, operation }) => {
    const [example] = Object.values(operation.requestBody?.content['application/json']?.examples ?? {})
    return {
      type: path,
      description: operation.description ?? '',
      trigger: operation['x-postern-connector']?.label ?? null,
      sample: example?.value ?? null,
    }
  })
  return `${banner}
export const webhookSamples = ${literal(samples)} as const
`
}

/** The envelope type of each webhook type, and the types as values. */
export function emitSdkWebhooks(document: Document): string {
  const webhooks = operationsOf(document.webhooks ?? {}).map(({ path: type, operation }) => {
    const { $ref } = operation.requestBody?.content['application/json']?.schema ?? {}
    const schema = $ref?.split('#/components/schemas/')[1]
    if (!schema) throw new Error(`The webhook ${type} has no envelope of a name of its own`)
    return { type, description: operation.description ?? '', model: modelName(schema) }
  })
  const envelopes = webhooks.map(
    ({ type, description, model }) => `${docComment([description], 2)}  '${type}': models.${model}\n`,
  )
  const types = webhooks.map(({ type }) => `  '${type}',\n`)
  return `${banner}
import type * as models from './models.ts'

/** What the body of a webhook is, by its type. */
export type WebhookEnvelopes = {
${envelopes.join('')}}

/** All types that this package knows. */
export const webhookTypes = [
${types.join('')}] as const satisfies readonly (keyof WebhookEnvelopes)[]
`
}
