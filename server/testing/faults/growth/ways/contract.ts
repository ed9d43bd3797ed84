import { type OperationId, operations } from '../../../../../generated/operations.ts'
import type { RouteDefinition } from '../../../../platform/contract/route-table.ts'
import { buildUnknownFieldsJson, MAX_BODY_BYTES } from '../../freeze/scenarios/fill-body.ts'
import type { PreparedRequest } from '../../freeze/send.ts'
import type { FreezeScenarioTarget } from '../../freeze/target.ts'
import { type InputDimension, repeatText } from '../dimension.ts'
import { contractSchemas, findRequestBody, listParameterNames } from './contract-document.ts'
import { openGrowthOperationTarget } from './operation-target.ts'
import {
  type BodyPart,
  type BodySchema,
  buildSampleValue,
  formatBodyPartPath,
  listBodyParts,
  replaceBodyPart,
} from './schema.ts'

/** Every operation of the contract: its path, query and headers, and each part of its body. */

type Route = { id: OperationId; facts: RouteDefinition }

/** Of the request line and headers together there are 16 kB. */
const MAX_HEAD = 12_000
const MAX_TEXT = MAX_BODY_BYTES - 50_000
/** What an object may have. */
const MAX_KEYS = 10_000
/** As many values as a body may have, for the smallest of items. */
const MAX_ITEMS = 90_000

type Change = (sending: PreparedRequest, size: number) => PreparedRequest

/** A request of the operation, changed more and more. */
const sent = ({ id, facts }: Route, what: string, most: number, change: Change): InputDimension => ({
  way: id,
  what,
  most,
  open: async (target) => {
    const { live, path } = await hallOf(target, { id, facts })
    return { make: (size) => change(live.json(facts.method, path, findRequestBody(id)?.example), size) }
  },
})

/** Whatever is deleted or done without a body is named by ids of nobody, so that it can be tried again. */
const hallOf = (target: FreezeScenarioTarget, { id, facts }: Route) =>
  target.once(`hall of ${id}`, async () => {
    const isRepeatable = facts.method === 'GET' || facts.bodyType !== null
    const { live, path } = await openGrowthOperationTarget(
      target,
      isRepeatable ? facts.path : facts.path.replaceAll(/\{\w+\}/g, 'nobodys'),
    )
    return { live, path }
  })

function listOfAddress(route: Route): InputDimension[] {
  const { id, facts } = route
  const names = [...facts.path.matchAll(/\{(\w+)\}/g)].map(([whole]) => whole)
  const query = listParameterNames(id, 'query')
  const withQuery = (sending: PreparedRequest, text: string) => ({ ...sending, path: `${sending.path}?${text}` })
  return [
    ...names.map((name) =>
      sent(route, `${name} of the path`, MAX_HEAD, (sending, size) => ({
        ...sending,
        path: facts.path.replace(name, repeatText(size, 'a')).replaceAll(/\{\w+\}/g, 'a'),
      })),
    ),
    ...query.map((name) =>
      sent(route, `${name} of the query`, MAX_HEAD, (sending, size) =>
        withQuery(sending, `${name}=${repeatText(size, 'a')}`),
      ),
    ),
    sent(route, 'parameters of the query', 1_500, (sending, size) =>
      withQuery(
        sending,
        repeatText(size, (n) => `p${n}=&`),
      ),
    ),
    ...listParameterNames(id, 'header').map((name) =>
      sent(route, `the header ${name}`, MAX_HEAD, (sending, size) => ({
        ...sending,
        headers: { ...sending.headers, [name]: repeatText(size, 'a') },
      })),
    ),
  ]
}

/** What texts are made of: letters, and what patterns stumble over where there is one. */
const PLAIN = ['a']
const AWKWARD = ['a', ' ', '1', '-', '.', '@', 'á']

/** What a text has to be like is the same in many places, and tried in one of them. */
function listTexts({ pattern, format }: BodySchema, tried: Set<string>): string[] {
  const rule = JSON.stringify([pattern, format])
  if ((pattern === undefined && format === undefined) || tried.has(rule)) return PLAIN
  tried.add(rule)
  return AWKWARD
}

function listOfBody(route: Route, tried: Set<string>): InputDimension[] {
  const body = findRequestBody(route.id)
  if (!body) return []
  const { schema, example } = body
  const at = (part: BodyPart, what: string, most: number, valueAt: (size: number) => unknown) =>
    sent(route, what, most, (sending, size) => ({
      ...sending,
      body: JSON.stringify(replaceBodyPart(example, schema, contractSchemas, part.at, valueAt(size))),
    }))
  return [
    sent(route, 'unknown fields', MAX_KEYS * 3, (sending, size) => ({
      ...sending,
      body: `{${buildUnknownFieldsJson(size, '1')}}`,
    })),
    ...listBodyParts(schema, contractSchemas).flatMap((part) =>
      ofPart(part, tried).map(([what, most, valueAt]) => at(part, what, most, valueAt)),
    ),
  ]
}

type Growing = [what: string, most: number, valueAt: (size: number) => unknown]

function ofPart(part: BodyPart, tried: Set<string>): Growing[] {
  const { kind, schema } = part
  const name = formatBodyPartPath(part)
  if (kind === 'map') {
    const value = buildSampleValue(schema.additionalProperties as BodySchema, contractSchemas)
    const keys = (size: number) => Object.fromEntries(Array.from({ length: size }, (_, n) => [`key-${n}`, value]))
    return [[`${name}, keys`, MAX_KEYS, keys]]
  }
  if (kind === 'list') {
    const item = buildSampleValue(schema.items ?? {}, contractSchemas)
    const fitting = Math.min(MAX_ITEMS, Math.floor(MAX_TEXT / (JSON.stringify(item).length + 8)))
    const { maxItems = fitting } = schema
    const items = (size: number) => Array.from({ length: size }, (_, n) => distinct(item, n))
    return [
      [`${name}, items`, Math.min(maxItems, fitting), items],
      ...(maxItems < fitting ? [[`${name}, more items than it may have`, fitting, items] satisfies Growing] : []),
    ]
  }
  const { maxLength = MAX_TEXT } = schema
  return [
    ...listTexts(schema, tried).map(
      (text): Growing => [
        `${name}, made of ${JSON.stringify(text)}`,
        Math.floor(MAX_TEXT / Buffer.byteLength(text)),
        (size) => repeatText(size, text),
      ],
    ),
    ...(maxLength >= LONG && maxLength < MAX_TEXT
      ? ['a', '{{'].map(
          (text): Growing => [
            `${name} as long as it may be, made of ${JSON.stringify(text)}`,
            Math.floor(maxLength / text.length),
            (size) => repeatText(size, text),
          ],
        )
      : []),
  ]
}

/** Shorter texts cost nothing, whatever is done with them. */
const LONG = 1_000

/** Lists may refuse what they have already; names and codes tell items apart. */
const TELLING = ['code', 'name', 'label', 'external_id', 'email']

function distinct(item: unknown, n: number): unknown {
  if (typeof item === 'string') return `${item}-${n}`
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return item
  return Object.fromEntries(
    Object.entries(item).map(([name, value]) => [
      name,
      TELLING.includes(name) && typeof value === 'string'
        ? name === 'email'
          ? `${n}-${value}`
          : `${value}-${n}`
        : value,
    ]),
  )
}

const routes = Object.entries(operations).map(([id, facts]): Route => ({ id: id as OperationId, facts }))

export function listContractDimensions(): InputDimension[] {
  const tried = new Set<string>()
  return routes.flatMap((route) => [...listOfAddress(route), ...listOfBody(route, tried)])
}
