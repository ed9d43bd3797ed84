import {
  type Document,
  getOperations,
  getParameters,
  type LocatedOperation,
  type Operation,
  type Schema,
  type ValueSource,
} from '../document.ts'
import { listAllFields, listBodyFields, listComposingSchemaNames, resolveSchema } from '../fields.ts'

/**
 * References to something that no operation lists: an actor is a key or a member, an audited object can be anything;
 * there is no list of scans, of the event of a device (not in the path of an override), or of the endpoint of a
 * replayed delivery.
 */
const UNLISTED = [
  'Actor.id',
  'AuditedObject.id',
  'listAuditLog.actor',
  'listAuditLog.object',
  'Checkin.scan_id',
  'Checkin.key_id',
  'Checkin.device_id',
  'Checkin.member_id',
  'overrideCheckin.checkin',
  'replayWebhookDelivery.delivery',
]

const REFERENCES = ['Ulid', 'Reference', 'References', 'Code']

/** An object's own identifiers, and the organization, which is the caller's. */
const OWN_NAMES = ['id', 'code', 'slug', 'organization_id']

export function everyObjectReferenceHasAValueSource(document: Document): string[] {
  const isReference = (name: string, schema: Schema) =>
    !OWN_NAMES.includes(name) && listComposingSchemaNames(document, schema).some((named) => REFERENCES.includes(named))
  const fields = listAllFields(document)
    .filter(({ owner, name, schema }) => isReference(name, schema) && !UNLISTED.includes(`${owner}.${name}`))
    .filter(({ schema }) => !schema['x-postern-source'])
    .map(({ owner, name }) => `${owner}.${name} names something else but has no @source.`)
  const parameters = getOperations(document.paths).flatMap(({ label, operation }) =>
    getParameters(document, operation)
      .filter(({ name, schema }) => isReference(name, schema) && !UNLISTED.includes(`${operation.operationId}.${name}`))
      .filter((parameter) => !parameter['x-postern-source'])
      .map(({ name }) => `${label}: the parameter ${name} names something else but has no @source.`),
  )
  return [...fields, ...parameters]
}

/** A source is a list operation that has the fields and parameters that the source mentions. */
export function everyValueSourceIsValid(document: Document): string[] {
  const located = getOperations(document.paths)
  const operations = new Map(located.map(({ operation }) => [operation.operationId ?? '', operation]))
  const check = (where: string, source: ValueSource) =>
    brokenSource(document, operations, source).map((what) => `${where}: ${what}`)
  return [
    ...listAllFields(document).flatMap(({ owner, name, schema }) => {
      const source = schema['x-postern-source']
      return source ? check(`${owner}.${name}`, source) : []
    }),
    ...located.flatMap((one) => parameterSources(document, one).flatMap(({ where, source }) => check(where, source))),
    ...located.flatMap((one) => unmetNeeds(document, one)),
  ]
}

function parameterSources(document: Document, { label, operation }: LocatedOperation) {
  return getParameters(document, operation).flatMap(({ name, 'x-postern-source': source }) =>
    source ? [{ where: `${label}: the parameter ${name}`, source }] : [],
  )
}

function brokenSource(document: Document, operations: Map<string, Operation>, source: ValueSource): string[] {
  const operation = operations.get(source.operation)
  if (!operation) return [`the source names the operation ${source.operation}, which does not exist.`]
  const parameters = getParameters(document, operation)
  const needed = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)
  const item = itemOf(document, operation, source.items)
  if (!item) return [`${source.operation} answers no list under ${source.items}.`]
  const fields = Object.keys(item.properties ?? {})
  return [
    ...(item['x-postern-noun'] ? [] : [`what ${source.operation} lists has no @noun.`]),
    ...[source.value, ...source.label]
      .filter((field) => !fields.includes(field))
      .map((field) => `the items of ${source.operation} have no field ${field}.`),
    ...needed
      .filter((name) => !(name in source.needs))
      .map((name) => `${source.operation} needs ${name}, which the source does not fill.`),
    ...[...Object.keys(source.needs), ...(source.search ? [source.search] : [])]
      .filter((name) => !parameters.some((parameter) => parameter.name === name))
      .map((name) => `${source.operation} has no parameter ${name}.`),
  ]
}

function itemOf(document: Document, operation: Operation, items: string): Schema | undefined {
  const answer = operation.responses['200']?.content?.['application/json']?.schema
  const list = resolveSchema(document, answer).properties?.[items]
  return list?.items && resolveSchema(document, list.items)
}

/** What a source needs must be a parameter of the operation that the field or parameter belongs to. */
function unmetNeeds(document: Document, located: LocatedOperation): string[] {
  const { label, operation } = located
  const beside = [...getParameters(document, operation).map(({ name }) => name), ...inputsOf(document, operation)]
  const fields = listBodyFields(document, operation).flatMap(({ owner, name, schema }) => {
    const source = schema['x-postern-source']
    return source ? [{ where: `${label}: ${owner}.${name}`, source }] : []
  })
  return [...fields, ...parameterSources(document, located)].flatMap(({ where, source }) =>
    Object.values(source.needs)
      .filter((name) => !beside.includes(name))
      .map((name) => `${where}: the source needs ${name}, which the operation does not take.`),
  )
}

function inputsOf(document: Document, operation: Operation): string[] {
  return Object.values(operation.requestBody?.content ?? {}).flatMap(({ schema }) =>
    Object.keys(resolveSchema(document, schema).properties ?? {}),
  )
}
