import type { OpenApiDocument, SchemaObject } from '../document.ts'

type Json = Record<string, unknown>

/** One breaking change at the place in its name. */
export type BreakingMutation = { name: string; apply(document: OpenApiDocument): void }

type Place = { path: string[]; node: Json }

export function listBreakingMutations(document: OpenApiDocument): BreakingMutation[] {
  const places = [...walk(document as Json, [])]
  const schemas = places.filter(({ path, node }) => isSchema(path, node))
  return [
    ...places.flatMap(removals),
    ...schemas.filter(isInput).flatMap(inputMutations),
    ...schemas.filter((place) => !isInput(place)).flatMap(outputMutations),
    ...schemas.flatMap(sharedMutations),
  ]
}

// In the fixture, components of requests are named New…; webhooks carry output.
function isInput({ path }: Place): boolean {
  if (path[0] === 'components') return path[2]?.startsWith('New') === true
  return path[0] === 'paths' && (path.includes('parameters') || path.includes('requestBody'))
}

function* walk(node: Json, path: string[]): Generator<Place> {
  yield { path, node }
  for (const [key, child] of Object.entries(node)) {
    if (typeof child === 'object' && child !== null) yield* walk(child as Json, [...path, key])
  }
}

function isSchema(path: string[], node: Json): boolean {
  const last = path.at(-1) ?? ''
  const listed = ['properties', 'anyOf', 'oneOf', 'allOf', 'schemas'].includes(path.at(-2) ?? '')
  return !Array.isArray(node) && (listed || ['schema', 'items', 'additionalProperties'].includes(last))
}

const removable = ['paths', 'webhooks', 'responses', 'headers', 'content', 'x-postern-error-registry']

function removals({ path, node }: Place): BreakingMutation[] {
  const last = path.at(-1) ?? ''
  const isOperation = path.length === 3 && path[0] === 'paths' && last !== 'parameters'
  const members = removable.includes(last) ? Object.keys(node) : []
  const promises = isOperation
    ? Object.keys(node).filter((key) => key.startsWith('x-postern-') || key === 'operationId' || key === 'requestBody')
    : []
  const entries = last === 'parameters' || last === 'x-postern-errors' ? Object.keys(node) : []
  return [
    ...[...members, ...promises].map((key) => mutation('remove', [...path, key], (parent) => delete parent[key], path)),
    ...entries.map((key) => {
      return mutation(
        'remove',
        [...path, key],
        (parent) => (parent as unknown as unknown[]).splice(Number(key), 1),
        path,
      )
    }),
  ]
}

function sharedMutations({ path, node }: Place): BreakingMutation[] {
  const schema = node as SchemaObject
  const isOpen = path.includes('anyOf')
  return [
    ...Object.keys(schema.properties ?? {}).map((key) =>
      mutation(
        'remove the property',
        [...path, key],
        (target) => {
          const { properties, required } = target as SchemaObject
          delete properties?.[key]
          target.required = required?.filter((name) => name !== key) ?? []
        },
        path,
      ),
    ),
    ...(schema.enum ?? []).map((value) =>
      mutation(`remove the value ${value} of`, path, (target) => {
        target.enum = (target.enum as unknown[]).filter((one) => one !== value)
      }),
    ),
    ...(schema.oneOf ?? []).map((_variant, index) =>
      mutation(`remove the variant ${index} of`, path, (target) => (target.oneOf as unknown[]).splice(index, 1)),
    ),
    ...(typeof schema.type === 'string' && schema.type !== 'null' && !isOpen
      ? [mutation('change the type of', path, (target) => replace(target, { type: 'boolean' }))]
      : []),
  ]
}

function inputMutations({ path, node }: Place): BreakingMutation[] {
  const schema = node as SchemaObject
  const optional = Object.keys(schema.properties ?? {}).filter((key) => !schema.required?.includes(key))
  const isText = [schema.type].flat().includes('string') && schema.enum === undefined
  return [
    ...optional.map((key) =>
      mutation(
        'require',
        [...path, key],
        (target) => {
          target.required = [...((target.required as string[]) ?? []), key]
        },
        path,
      ),
    ),
    ...(schema.type === 'object'
      ? [
          mutation('require something new in', path, (target) => {
            target.required = [...((target.required as string[]) ?? []), 'brandNew']
          }),
        ]
      : []),
    ...(isText
      ? [
          mutation('shorten', path, (target) => Object.assign(target, { maxLength: 3 })),
          mutation('add a pattern to', path, (target) => Object.assign(target, { pattern: '^x' })),
        ]
      : []),
    ...(schema.type === 'integer' || schema.type === 'number'
      ? [mutation('raise the minimum of', path, (target) => Object.assign(target, { minimum: 50 }))]
      : []),
    ...(schema.default !== undefined
      ? [mutation('change the default of', path, (target) => Object.assign(target, { default: 'other' }))]
      : []),
    ...(Array.isArray(schema.type)
      ? [mutation('refuse null in', path, (target) => Object.assign(target, { type: 'string' }))]
      : []),
  ]
}

function outputMutations({ path, node }: Place): BreakingMutation[] {
  const schema = node as SchemaObject
  const fields = Object.keys(schema.properties ?? {}).filter((key) => key !== 'buyer')
  const isClosedList = schema.enum !== undefined && !path.includes('anyOf')
  return [
    ...(schema.required ?? []).map((key) =>
      mutation(
        'no longer promise',
        [...path, key],
        (target) => {
          target.required = (target.required as string[]).filter((name) => name !== key)
        },
        path,
      ),
    ),
    ...fields.map((key) =>
      mutation(
        'allow null in',
        [...path, key],
        (target) => {
          const properties = target.properties as Json
          properties[key] = { anyOf: [properties[key], { type: 'null' }] }
        },
        path,
      ),
    ),
    ...(isClosedList
      ? [mutation('add a value to', path, (target) => (target.enum as unknown[]).push('brandNew'))]
      : []),
  ]
}

function mutation(verb: string, shown: string[], change: (target: Json) => unknown, path = shown): BreakingMutation {
  return {
    name: `${verb} ${shown.join(' ')}`,
    apply: (document) => {
      change(path.reduce((node, key) => node[key] as Json, document as Json))
    },
  }
}

function replace(target: Json, schema: SchemaObject) {
  for (const key of Object.keys(target)) delete target[key]
  Object.assign(target, schema)
}
