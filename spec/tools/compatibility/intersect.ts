import type { JsonTypeName, SchemaIntersector, TypeSchema } from './alternative.ts'
import type { Schema } from './document.ts'

/** The form of a value that must satisfy both; undefined if none can. */
export function intersectTypeSchemas(a: TypeSchema, b: TypeSchema, conjoin: SchemaIntersector): TypeSchema | undefined {
  const type = commonType(a.type, b.type)
  const listed = commonValues(a, b)
  if (type === undefined || (listed.values?.length === 0 && !listed.open)) return undefined
  return {
    type,
    ...listed,
    limits: tightest(a.limits, b.limits),
    divisors: union(a.divisors, b.divisors),
    patterns: union(a.patterns, b.patterns),
    formats: union(a.formats, b.formats),
    properties: joinMaps(a.properties, b.properties, conjoin),
    required: new Set([...a.required, ...b.required]),
    additional: conjoin(a.additional, b.additional),
    items: conjoin(a.items, b.items),
    conditions: joinMaps(a.conditions, b.conditions, conjoin),
  }
}

/** Merges `anyOf` of constants into one list of values; it is open if a wider alternative admits the same values. */
export function mergeEnumSchemas(alternatives: TypeSchema[]): TypeSchema[] {
  const isList = (one: TypeSchema) =>
    one.values !== undefined && !one.open && one.type !== 'object' && one.type !== 'array'
  const lists = alternatives.filter(isList)
  const wider = alternatives.filter((one) => !isList(one)).map((one) => ({ ...one }))
  const gathered: TypeSchema[] = []
  for (const list of lists) {
    for (const value of list.values ?? []) {
      const host = wider.find((one) => one.type === list.type && canHoldValue(one, value))
      const home = host ?? gathered.find((one) => one.type === list.type)
      if (home) home.values = union(home.values ?? [], [value])
      else gathered.push({ ...list, values: [value] })
      if (host) host.open = true
    }
  }
  return [...wider, ...gathered]
}

/** Whether a listed value satisfies an alternative that lists none. A format cannot be judged, so it admits nothing. */
export function canHoldValue(alternative: TypeSchema, listed: string): boolean {
  const value: unknown = JSON.parse(listed)
  const { minLength = 0, maxLength = Infinity } = alternative.limits
  const { minimum = -Infinity, maximum = Infinity } = alternative.limits
  const { exclusiveMinimum = -Infinity, exclusiveMaximum = Infinity } = alternative.limits
  if (alternative.formats.length > 0) return false
  if (typeof value === 'number')
    return value >= minimum && value <= maximum && value > exclusiveMinimum && value < exclusiveMaximum
  if (typeof value !== 'string') return true
  const length = [...value].length
  return length >= minLength && length <= maxLength && alternative.patterns.every((one) => matches(one, value))
}

function matches(pattern: string, value: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(value)
  } catch {
    return false
  }
}

function commonType(a: JsonTypeName, b: JsonTypeName): JsonTypeName | undefined {
  if (a === b) return a
  const numeric = [a, b].every((type) => type === 'integer' || type === 'number')
  return numeric ? 'integer' : undefined
}

function commonValues(a: TypeSchema, b: TypeSchema): Pick<TypeSchema, 'values' | 'open'> {
  if (a.values === undefined) return { values: b.values, open: b.open }
  if (b.values === undefined) return { values: a.values, open: a.open }
  if (a.open && b.open) return { values: union(a.values, b.values), open: true }
  if (a.open !== b.open) return { values: a.open ? b.values : a.values, open: false }
  const allowed = new Set(b.values)
  return { values: a.values.filter((value) => allowed.has(value)), open: false }
}

function tightest(a: Record<string, number>, b: Record<string, number>): Record<string, number> {
  const merged = { ...a }
  for (const [name, limit] of Object.entries(b)) {
    const isUpper = /max/i.test(name)
    const known = merged[name] ?? limit
    merged[name] = isUpper ? Math.min(known, limit) : Math.max(known, limit)
  }
  return merged
}

function joinMaps(a: Map<string, Schema>, b: Map<string, Schema>, conjoin: SchemaIntersector): Map<string, Schema> {
  const joined = new Map(a)
  for (const [name, schema] of b) joined.set(name, conjoin(joined.get(name), schema) ?? schema)
  return joined
}

const union = <T>(a: T[], b: T[]): T[] => [...new Set([...a, ...b])]
