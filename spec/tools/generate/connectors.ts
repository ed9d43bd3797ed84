import { type Document, getOperations, getParameters, isSuccess, type Operation, type Schema } from '../document.ts'
import { listBodyFields, resolveSchema } from '../fields.ts'

export function addConnectorKeysAndNouns(document: Document): void {
  for (const { operation } of getOperations(document.paths)) {
    for (const parameter of getParameters(document, operation)) sayOnce(parameter)
    for (const { owner, name, schema } of listBodyFields(document, operation)) {
      schema['x-postern-key'] ??= inputKey(subjectOf(document, owner), name)
    }
    const connector = operation['x-postern-connector']
    const noun = nounOf(document, operation)
    if (connector && noun) connector.noun = noun
  }
  const subscribe = findOperationId(document, 'x-postern-subscribes')
  const unsubscribe = findOperationId(document, 'x-postern-unsubscribes')
  for (const { operation } of getOperations(document.webhooks ?? {})) {
    const connector = operation['x-postern-connector']
    if (!connector) continue
    const noun = nounOfEvent(document, operation)
    Object.assign(connector, noun ? { noun } : {}, { subscribe, unsubscribe })
  }
}

const findOperationId = (document: Document, marker: 'x-postern-subscribes' | 'x-postern-unsubscribes') =>
  getOperations(document.paths).find(({ operation }) => operation[marker])?.operation.operationId

function nounOfEvent(document: Document, { requestBody }: Operation): string | undefined {
  const [media] = Object.values(requestBody?.content ?? {})
  const envelope = resolveSchema(document, media?.schema)
  const data = envelope.properties?.data
  const refs = [data, ...(data?.allOf ?? [])].filter((schema) => schema?.$ref)
  return refs[0] && resolveSchema(document, refs[0])['x-postern-noun']?.singular
}

/** The emitter repeats the example and the source of a parameter on its schema. */
function sayOnce(parameter: { schema: Schema; example?: unknown; 'x-postern-source'?: unknown }): void {
  if (parameter.example !== undefined) delete parameter.schema.example
  if (parameter['x-postern-source']) delete parameter.schema['x-postern-source']
}

/** The subject of a model's fields, in the form of keys: `attendee` for `NewAttendee` and `AttendeeChanges`. */
function subjectOf(document: Document, model: string): string {
  const noun = document.components.schemas[model]?.['x-postern-noun']?.singular
  const words = noun ?? model.replace(/^New|Changes$/g, '').replaceAll(/(?<=[a-z])[A-Z]/g, ' $&')
  return words.toLowerCase().replaceAll(/[^a-z]+/g, '_')
}

function inputKey(subject: string, name: string): string {
  return name.startsWith(`${subject}_`) || name === subject ? name : `${subject}_${name}`
}

function nounOf(document: Document, operation: Operation): string | undefined {
  const [answer] = Object.entries(operation.responses).flatMap(([status, { content }]) =>
    isSuccess(status) ? Object.values(content ?? {}) : [],
  )
  if (!answer?.schema) return undefined
  const found = resolveSchema(document, answer.schema)
  const list = found.properties?.[operation['x-postern-pagination']?.items ?? '']
  const one = list?.items ? resolveSchema(document, list.items) : found
  return one['x-postern-noun']?.singular
}
