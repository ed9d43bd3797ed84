import { type Document, getOperations, getParameters, type Operation, type Schema } from '../document.ts'
import { findAnswerSchema, findDeliveredSchema, findItemSchema, listBodyFields, resolveSchema } from '../fields.ts'

export function addConnectorKeysAndNouns(document: Document): void {
  for (const { operation } of getOperations(document.paths)) {
    for (const parameter of getParameters(document, operation)) sayOnce(parameter)
    for (const { owner, name, schema } of listBodyFields(document, operation))
      schema['x-postern-key'] ??= inputKey(subjectOf(document, owner), name)
    const connector = operation['x-postern-connector']
    const noun = nounOf(document, operation)
    if (connector && noun) connector.noun = noun
  }
  for (const { operation } of getOperations(document.paths)) {
    const order = operation['x-postern-pagination']?.order
    const newest = order && newestParameters(order, getParameters(document, operation))
    if (newest) operation['x-postern-newest'] = newest
  }
  const subscribe = findOperationId(document, 'x-postern-subscribes')
  const unsubscribe = findOperationId(document, 'x-postern-unsubscribes')
  for (const { operation } of getOperations(document.webhooks ?? {})) {
    const connector = operation['x-postern-connector']
    if (!connector) continue
    const noun = resolveSchema(document, findDeliveredSchema(document, operation))['x-postern-noun']?.singular
    Object.assign(connector, noun ? { noun } : {}, { subscribe, unsubscribe })
  }
}

/** How to ask a list for the newest; null where it has no such order. */
function newestParameters(order: string, parameters: { name: string }[]): Record<string, string> | null {
  if (order === 'newest_first') return {}
  return parameters.some(({ name }) => name === 'order') ? { order: 'newest_first' } : null
}

const findOperationId = (document: Document, marker: 'x-postern-subscribes' | 'x-postern-unsubscribes') =>
  getOperations(document.paths).find(({ operation }) => operation[marker])?.operation.operationId

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

const inputKey = (subject: string, name: string): string =>
  name.startsWith(`${subject}_`) || name === subject ? name : `${subject}_${name}`

function nounOf(document: Document, operation: Operation): string | undefined {
  const one = findItemSchema(document, operation) ?? findAnswerSchema(operation)
  return resolveSchema(document, one)['x-postern-noun']?.singular
}
