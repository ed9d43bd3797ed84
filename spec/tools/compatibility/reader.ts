import { splitSchemaByType, type TypeSchema } from './alternative.ts'
import { type OpenApiDocument, resolvePointer, type Schema, type SchemaObject } from './document.ts'
import { intersectTypeSchemas, mergeEnumSchemas } from './intersect.ts'

const printDepth = 8

/** Reads the schemas of one document as shapes, so that names of components do not matter. */
export class SchemaReader {
  readonly document: OpenApiDocument
  readonly #identities = new Map<object, number>()
  readonly #conjunctions = new Map<string, SchemaObject>()
  readonly #members = new Map<object, Schema[]>()
  readonly #read = new Map<string, TypeSchema[]>()

  constructor(document: OpenApiDocument) {
    this.document = document
  }

  identify(schema: Schema): string {
    if (typeof schema === 'boolean') return String(schema)
    const known = this.#identities.get(schema) ?? this.#identities.size
    this.#identities.set(schema, known)
    return String(known)
  }

  /** All possible forms of a value. An `asBase` reading ignores the subtypes of a discriminator. */
  read(schema: Schema, asBase = false): TypeSchema[] {
    const key = `${this.identify(schema)}${asBase ? ' as base' : ''}`
    const known = this.#read.get(key)
    if (known) return known
    const subject = schema === true ? {} : schema
    const own = subject === false ? [] : splitSchemaByType(subject, this.conjoin)
    // A recursive reference to this schema adds no constraint: its keywords are already being applied.
    this.#read.set(key, own)
    const alternatives = subject === false ? own : this.#constrain(own, subject, asBase)
    this.#read.set(key, alternatives)
    return alternatives
  }

  isNothing(schema: Schema | undefined): boolean {
    return schema !== undefined && this.read(schema).length === 0
  }

  /** An annotation on the schema, or on the schema it refers to. */
  annotation(schema: Schema, name: 'default' | 'readOnly' | 'writeOnly', seen = new Set<Schema>()): unknown {
    if (typeof schema === 'boolean' || seen.has(schema)) return undefined
    seen.add(schema)
    if (Object.hasOwn(schema, name)) return schema[name]
    const sources = [...(schema.$ref === undefined ? [] : [this.#target(schema.$ref)]), ...(schema.allOf ?? [])]
    return sources.map((source) => this.annotation(source, name, seen)).find((found) => found !== undefined)
  }

  // The same pair of schemas must always give the same object: recursion is detected by identity.
  readonly conjoin = (a: Schema | undefined, b: Schema | undefined): Schema | undefined => {
    if (a === undefined || a === true || a === b) return b ?? a
    if (b === undefined || b === true) return a
    if (a === false || b === false) return false
    const members = [...new Set([a, b].flatMap((one) => this.#members.get(one) ?? [one]))]
    const key = members
      .map((member) => this.identify(member))
      .toSorted()
      .join(' ')
    const known = this.#conjunctions.get(key) ?? { allOf: members }
    this.#conjunctions.set(key, known)
    this.#members.set(known, members)
    return known
  }

  /** Equal shapes print equally, independent of order and of names of components. */
  print(schema: Schema | undefined, above: string[] = []): string {
    if (schema === undefined) return 'any'
    const identity = this.identify(schema)
    if (above.includes(identity)) return `up ${above.length - above.indexOf(identity)}`
    if (above.length > printDepth) return 'deep'
    const alternatives = this.read(schema).map((one) => this.printAlternative(one, [...above, identity]))
    return `(${alternatives.toSorted().join('|')})`
  }

  printAlternative(one: TypeSchema, above: string[] = []): string {
    const printed = (schemas: Map<string, Schema>) =>
      [...schemas].map(([name, schema]) => `${name}${one.required.has(name) ? '!' : ''}:${this.print(schema, above)}`)
    const limits = Object.entries(one.limits).map(([name, limit]) => `${name}=${limit}`)
    const lists = [one.values ?? [], one.patterns, one.formats, one.divisors, limits, [...one.required]]
    const parts = [...lists, printed(one.properties), printed(one.conditions)].map((list) => list.toSorted().join(','))
    return [one.type, one.open, ...parts, this.print(one.items, above), this.print(one.additional, above)].join(';')
  }

  #constrain(own: TypeSchema[], schema: SchemaObject, asBase: boolean): TypeSchema[] {
    const constraints: TypeSchema[][] = []
    if (schema.$ref !== undefined) constraints.push(this.read(this.#target(schema.$ref), asBase))
    // A schema that adds properties to its allOf excludes other subtypes; one that adds nothing wraps it.
    const extending = asBase || schema.properties !== undefined
    for (const member of schema.allOf ?? []) constraints.push(this.read(member, extending))
    for (const variants of [schema.anyOf, schema.oneOf]) {
      if (variants) constraints.push(mergeEnumSchemas(variants.flatMap((variant) => this.read(variant))))
    }
    const subtypes = schema.oneOf || schema.anyOf || asBase ? undefined : schema.discriminator?.mapping
    if (subtypes) constraints.push(this.#subtypes(Object.values(subtypes)))
    return constraints.reduce(
      (alternatives, constraint) =>
        alternatives.flatMap((a) => constraint.flatMap((b) => intersectTypeSchemas(a, b, this.conjoin) ?? [])),
      own,
    )
  }

  #subtypes(names: string[]): TypeSchema[] {
    const references = names.map((name) => (name.startsWith('#') ? name : `#/components/schemas/${name}`))
    return [...new Set(references)].flatMap((reference) => this.read(this.#target(reference)))
  }

  #target(reference: string): Schema {
    return resolvePointer(this.document, reference) as Schema
  }
}
