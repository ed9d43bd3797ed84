import type { Document, Schema } from '../document.ts'

/**
 * In OpenAPI 3.0 `nullable` beside a reference does nothing: the referenced schema still refuses null. The copy for older
 * generators therefore holds the referenced schema itself in such places.
 */
export function inlineNullableRefs(document: Document): void {
  const { schemas } = document.components
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visit)
    if (typeof value !== 'object' || value === null) return value
    const copy = Object.fromEntries(Object.entries(value).map(([key, child]) => [key, visit(child)])) as Schema
    const [only, ...others] = (copy.allOf ?? []) as Schema[]
    if (copy.nullable !== true || !only?.$ref || others.length > 0) return copy
    // The type that the emitter writes beside the reference is "object" whatever it refers to.
    const { allOf: _, type: __, ...beside } = copy
    return { ...schemas[only.$ref.split('/').at(-1) ?? ''], ...beside }
  }
  document.components.schemas = visit(schemas) as Document['components']['schemas']
}
