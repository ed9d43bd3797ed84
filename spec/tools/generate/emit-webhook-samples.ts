import { type Document, operationsOf } from '../document.ts'
import { banner, literal } from './source-text.ts'

/** What endpoints can be told of, each type with the envelope that the contract shows as its example. */
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
