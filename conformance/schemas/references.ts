import type { OperationId } from '../../generated/operations.ts'
import type { Schema, ValueSource } from '../../spec/tools/document.ts'
import { findAnswerSchema } from '../../spec/tools/fields.ts'
import { findBodySchema, getOperation, listParametersIn, type Operation, resolveSchema } from '../contract.ts'
import type { RequestParts } from '../transports/attempt.ts'

const KINDS = {
  events: ['event', 'day', 'attendee type', 'check-in point'],
  people: ['registration', 'attendee', 'payment', 'ticket', 'contact', 'check-in', 'communication', 'message'],
  webhooks: ['webhook endpoint', 'webhook delivery'],
  /** On another platform, visible to everybody with a connection to it. */
  platforms: ['source event', 'source ticket class'],
  others: ['group', 'job', 'source connection'],
} as const

export type ObjectKind = (typeof KINDS)[keyof typeof KINDS][number] | 'key' | 'anything'

const LISTED: ObjectKind[] = Object.values(KINDS).flat()

export const EVENT_OBJECT_KINDS: readonly ObjectKind[] = KINDS.events
export const PEOPLE_KINDS: readonly ObjectKind[] = KINDS.people
export const WEBHOOK_OBJECT_KINDS: readonly ObjectKind[] = KINDS.webhooks
export const SOURCE_PLATFORM_OBJECT_KINDS: readonly ObjectKind[] = KINDS.platforms

/** Not listed by any operation: actors of changes, changed objects, and check-ins and deliveries of unnamed parents. */
const UNLISTED: Record<string, ObjectKind> = {
  actor: 'key',
  object: 'anything',
  checkin: 'check-in',
  delivery: 'webhook delivery',
}

/** The organization in public paths; it is hidden from nobody. */
const OF_EVERYONE = 'organization'

/** A place in a request that refers to an object. `[]` in the path stands for the items of a list. */
export type ObjectReference = { place: 'path' | 'query' | 'body'; path: string[]; kind: ObjectKind; schema: Schema }

const ITEMS = '[]'

export function listReferences(operation: Operation): ObjectReference[] {
  const parameters = (['path', 'query'] as const).flatMap((place) =>
    listParametersIn(operation, place).flatMap(({ name, schema, 'x-postern-source': source }) => {
      const isReference = place === 'path' || name in UNLISTED || namesSomething(schema)
      if (name === OF_EVERYONE || !isReference) return []
      return [{ place, path: [name], kind: kindOf(operation, [name], source), schema }]
    }),
  )
  const body = findBodySchema(operation)
  return [...parameters, ...(body ? inBody(operation, body, []) : [])]
}

function inBody(operation: Operation, schema: Schema, path: string[], above?: ValueSource): ObjectReference[] {
  const source = schema['x-postern-source'] ?? above
  if (path.length > 0 && namesSomething(schema))
    return [{ place: 'body', path, kind: kindOf(operation, path, source), schema }]
  const { properties = {}, items, allOf = [], anyOf = [], oneOf = [] } = resolveSchema(schema)
  return [
    ...[...allOf, ...anyOf, ...oneOf].flatMap((part) => inBody(operation, part, path, source)),
    ...Object.entries(properties).flatMap(([name, property]) => inBody(operation, property, [...path, name])),
    ...(items ? inBody(operation, items, [...path, ITEMS], source) : []),
  ]
}

const namesSomething = ({ $ref = '' }: Schema): boolean => /\/(Reference|Ulid)$/.test($ref)

function kindOf({ id }: Operation, path: string[], source?: ValueSource): ObjectKind {
  const kind = source ? listedKind(source) : UNLISTED[path[0] ?? '']
  if (!kind) throw new Error(`Nothing is known of what ${path.join('.')} of ${id} names.`)
  return kind
}

function listedKind({ operation, items }: ValueSource): ObjectKind | undefined {
  const answer = findAnswerSchema(getOperation(operation as OperationId).declared)
  return findObjectKind(resolveSchema(answer ?? {}).properties?.[items]?.items ?? {})
}

/** The kind of a model, by its noun; undefined for models that are hidden from nobody. */
export function findObjectKind(model: Schema): ObjectKind | undefined {
  const noun = resolveSchema(model)['x-postern-noun']?.singular
  return LISTED.find((kind) => kind === noun)
}

export const describeReference = ({ place, path }: ObjectReference): string =>
  `${place}: ${path.join('.').replaceAll('.[]', '')}`

export function readObjectId(parts: RequestParts, { place, path }: ObjectReference): string | undefined {
  const found = path.reduce<unknown>(
    (value, step) => (step === ITEMS ? (value as unknown[] | undefined)?.[0] : (value as Fields | undefined)?.[step]),
    parts[place],
  )
  return typeof found === 'string' ? found : undefined
}

type Fields = Record<string, unknown>

/** A copy of the request with another reference in this place. In a list it is added to the existing ones. */
export function putObjectId(parts: RequestParts, { place, path }: ObjectReference, id: string): RequestParts {
  return { ...parts, [place]: put(parts[place], path, id) }
}

function put(value: unknown, [step, ...rest]: string[], id: string): unknown {
  if (step === undefined) return id
  if (step !== ITEMS) return { ...(value as Fields), [step]: put((value as Fields | undefined)?.[step], rest, id) }
  const [first, ...others] = (value ?? []) as unknown[]
  if (rest.length > 0) return [put(first, rest, id), ...others]
  return first === undefined ? [id] : [first, ...others, id]
}
