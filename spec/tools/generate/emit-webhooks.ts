import { type Document, getFirstExample, getOperations } from '../document.ts'
import { getRefName } from '../fields.ts'
import { toModelTypeName } from './sdk-names.ts'
import { formatDocComment, formatLiteral, generatedBanner } from './source-text.ts'

export function emitWebhookSamples(document: Document): string {
  const samples = getOperations(document.webhooks ?? {}).map(({ path, operation }) => ({
    type: path,
    description: operation.description ?? '',
    trigger: operation['x-postern-connector']?.label ?? null,
    sample: getFirstExample(operation.requestBody?.content['application/json']) ?? null,
  }))
  return `${generatedBanner}
export const webhookSamples = ${formatLiteral(samples)} as const
`
}

export function emitSdkWebhooks(document: Document): string {
  const webhooks = getOperations(document.webhooks ?? {}).map(({ path: type, operation }) => {
    const { $ref } = operation.requestBody?.content['application/json']?.schema ?? {}
    if (!$ref) throw new Error(`The webhook ${type} has no envelope of a name of its own`)
    return { type, description: operation.description ?? '', model: toModelTypeName(getRefName($ref)) }
  })
  const envelopes = webhooks.map(
    ({ type, description, model }) => `${formatDocComment([description], 2)}  '${type}': models.${model}\n`,
  )
  const types = webhooks.map(({ type }) => `  '${type}',\n`)
  return `${generatedBanner}
import type * as models from './models.ts'

/** What the body of a webhook is, by its type. */
export type WebhookEnvelopes = {
${envelopes.join('')}}

/** All types that this package knows. */
export const webhookTypes = [
${types.join('')}] as const satisfies readonly (keyof WebhookEnvelopes)[]
`
}
