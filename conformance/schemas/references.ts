import type { OperationId } from '../../generated/operations.ts'
import type { Schema, Source } from '../../spec/tools/document.ts'
import { bodySchemaOf, type Operation, operationOf, parametersIn, resolveSchema } from '../contract.ts'
import type { Query, RequestParts } from '../transports/attempt.ts'

const KINDS = {
  events: ['event', 'day', 'attendee type', 'check-in point'],
  people: ['registration', 'attendee', 'payment', 'ticket', 'contact', 'check-in', 'communication', 'message'],
  webhooks: ['webhook endpoint', 'webhook delivery'],
  /** They stand on another platform, which shows them to whoever has a connection. */
  platforms: ['source event', 'source ticket class'],
  others: ['group', 'job', 'source connection'],
} as const

/** What an operation can name. */
export type Kind = (typeof KINDS)[keyof typeof KINDS][number] | 'key' | 'anything'

const LISTED: Kind[] = Object.values(KINDS).flat()

export const OF_EVENTS: readonly Kind[] = KINDS.events
export const OF_PEOPLE: readonly Kind[] = KINDS.people
export const OF_WEBHOOKS: readonly Kind[] = KINDS.webhooks
export const OF_PLATFORMS: readonly Kind[] = KINDS.platforms

/** What no operation lists: who made a change, what was changed, and check-ins and deliveries of what is not named. */
const UNLISTED: Record<string, Kind> = {
  actor: 'key',
  object: 'anything',
  checkin: 'check-in',
  delivery: 'webhook delivery',
}

/** Whose public pages are asked for; they are hidden from nobody. */
const OF_EVERYONE = 'organization'

/** A place of a request that names an object. `[]` in the path stands for the items of a list. */
export type Reference = { place: 'path' | 'query' | 'body'; path: string[]; kind: Kind; schema: Schema }

const ITEMS = '[]'

/** Every place of the operation's requests that names an object. */
export function referencesOf(operation: Operation): Reference[] {
  const parameters = (['path', 'query'] as const).flatMap((place) =>
    parametersIn(operation, place)
      .filter(
        ({ name, schema }) => name !== OF_EVERYONE && (place === 'path' || name in UNLISTED || namesSomething(schema)),
      )
      .map(({ name, schema, 'x-postern-source': source }) => ({
        place,
        path: [name],
        kind: kindOf(operation, [name], source),
        schema,
      })),
  )
  const body = bodySchemaOf(operation)
  return [...parameters, ...(body ? inBody(operation, body, []) : [])]
}

function inBody(operation: Operation, schema: Schema, path: string[], above?: Source): Reference[] {
  const source = schema['x-postern-source'] ?? above
  if (path.length > 0 && namesSomething(schema)) {
    return [{ place: 'body', path, kind: kindOf(operation, path, source), schema }]
  }
  const { properties = {}, items, allOf = [], anyOf = [], oneOf = [] } = resolveSchema(schema) as Parts
  return [
    ...[...allOf, ...anyOf, ...oneOf].flatMap((part) => inBody(operation, part, path, source)),
    ...Object.entries(properties).flatMap(([name, property]) => inBody(operation, property, [...path, name])),
    ...(items ? inBody(operation, items, [...path, ITEMS], source) : []),
  ]
}

type Parts = {
  properties?: Record<string, Schema>
  items?: Schema
  allOf?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
}

function namesSomething({ $ref = '' }: Schema): boolean {
  return /\/(Reference|Ulid)$/.test($ref)
}

/** What the operation lists that the contract names as the source. */
function kindOf({ id }: Operation, path: string[], source?: Source): Kind {
  const kind = source ? listedKind(source) : UNLISTED[path[0] ?? '']
  if (!kind) throw new Error(`Nothing is known of what ${path.join('.')} of ${id} names.`)
  return kind
}

function listedKind({ operation, items }: Source): Kind | undefined {
  const answer = operationOf(operation as OperationId).declared.responses['200']?.content?.['application/json']?.schema
  const list = (resolveSchema(answer ?? {}) as Parts).properties?.[items]?.items
  return kindOfModel(list as Schema)
}

/** What one object of the model is, by its noun; undefined for what nobody hides. */
export function kindOfModel(model: Schema): Kind | undefined {
  const noun = resolveSchema(model)['x-postern-noun']?.singular
  return LISTED.find((kind) => kind === noun)
}

export function describeReference({ place, path }: Reference): string {
  return `${place}: ${path.join('.').replaceAll('.[]', '')}`
}

/** What the request names in this place; undefined where it names nothing. */
export function namedIn(parts: RequestParts, { place, path }: Reference): string | undefined {
  const found = path.reduce<unknown>(
    (value, step) => (step === ITEMS ? (value as unknown[] | undefined)?.[0] : (value as Fields | undefined)?.[step]),
    parts[place],
  )
  return typeof found === 'string' ? found : undefined
}

type Fields = Record<string, unknown>

/** A copy of the request that names something else in this place. A list names it too, beside what it names already. */
export function naming(parts: RequestParts, { place, path }: Reference, id: string): RequestParts {
  const changed = put(parts[place], path, id)
  if (place === 'body') return { ...parts, body: changed }
  return place === 'path'
    ? { ...parts, path: changed as Record<string, string> }
    : { ...parts, query: changed as Query }
}

function put(value: unknown, [step, ...rest]: string[], id: string): unknown {
  if (step === undefined) return id
  if (step !== ITEMS) return { ...(value as Fields), [step]: put((value as Fields | undefined)?.[step], rest, id) }
  const [first, ...others] = (value ?? []) as unknown[]
  if (rest.length > 0) return [put(first, rest, id), ...others]
  return first === undefined ? [id] : [first, ...others, id]
}
