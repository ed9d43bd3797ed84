import type { TypeSchema } from './alternative.ts'
import type { SchemaReader } from './reader.ts'

export type ReaderPair = { before: SchemaReader; after: SchemaReader }

export type TypePairs = { pairs: [TypeSchema, TypeSchema][]; lost: TypeSchema[]; gained: TypeSchema[] }

export const toTypeKind = (alternative: TypeSchema): string =>
  alternative.type === 'integer' ? 'number' : alternative.type

/** Pairs old and new alternatives: by equal shape, then by discriminating values, then by similarity. */
export function pairTypeSchemas(before: TypeSchema[], after: TypeSchema[], readers: ReaderPair): TypePairs {
  const pairs: [TypeSchema, TypeSchema][] = []
  for (const kind of new Set(before.map(toTypeKind))) {
    const ours = before.filter((one) => toTypeKind(one) === kind)
    const theirs = after.filter((one) => toTypeKind(one) === kind)
    pairs.push(...pairWithinKind(ours, theirs, readers))
  }
  const taken = new Set(pairs.flat())
  return { pairs, lost: before.filter((one) => !taken.has(one)), gained: after.filter((one) => !taken.has(one)) }
}

function pairWithinKind(before: TypeSchema[], after: TypeSchema[], readers: ReaderPair): [TypeSchema, TypeSchema][] {
  const [ours, theirs] = [before[0], after[0]]
  if (ours && theirs && before.length === 1 && after.length === 1) return [[ours, theirs]]
  const candidates = before
    .flatMap((b) => after.map((a) => ({ b, a, score: likeness(b, a, readers) })))
    .filter(({ score }) => score >= 0)
    .toSorted((one, other) => other.score - one.score)
  const taken = new Set<TypeSchema>()
  return candidates.flatMap(({ b, a }): [TypeSchema, TypeSchema][] => {
    if (taken.has(b) || taken.has(a)) return []
    taken.add(b).add(a)
    return [[b, a]]
  })
}

function likeness(before: TypeSchema, after: TypeSchema, readers: ReaderPair): number {
  if (readers.before.printAlternative(before) === readers.after.printAlternative(after)) return 1000
  const ours = findConstantProperties(before, readers.before)
  const theirs = findConstantProperties(after, readers.after)
  const shared = [...ours.keys()].filter((name) => theirs.has(name))
  if (shared.some((name) => ours.get(name) !== theirs.get(name))) return -1
  const sameForm = Number((before.values === undefined) === (after.values === undefined) && before.open === after.open)
  const overlap =
    overlapOf([...before.properties.keys()], [...after.properties.keys()]) +
    overlapOf(before.values ?? [], after.values ?? [])
  return 100 * Number(shared.length > 0) + sameForm + overlap
}

export function findConstantProperties(alternative: TypeSchema, reader: SchemaReader): Map<string, string> {
  const found = new Map<string, string>()
  for (const [name, schema] of alternative.properties) {
    const [only, ...others] = reader.read(schema)
    const value = only?.open ? undefined : only?.values?.[0]
    if (value !== undefined && others.length === 0 && only?.values?.length === 1) found.set(name, value)
  }
  return found
}

export function formatVariant(alternative: TypeSchema, reader: SchemaReader): string {
  const named = [...findConstantProperties(alternative, reader)].map(([name, value]) => `${name} ${value}`)
  const fields = [...alternative.properties.keys()]
  const details = [...alternative.formats, ...alternative.patterns, ...(alternative.values ?? [])]
  if (named.length > 0) return `the variant with ${named.join(' and ')}`
  if (fields.length > 0) return `the variant with the fields ${fields.join(', ')}`
  return `the ${[alternative.type, ...details].join(' ')} variant`
}

function overlapOf(a: string[], b: string[]): number {
  const all = new Set([...a, ...b])
  return all.size === 0 ? 0 : a.filter((one) => b.includes(one)).length / all.size
}
