import type { Schema } from '../../spec/tools/document.ts'
import { SEPARATE_VALIDATION_KEYWORD } from '../../spec/tools/validated-apart.ts'
import { resolveSchema } from '../contract.ts'

export type BodyProperty = { path: string[]; schema: Schema; required: boolean }

/** Every property, nested ones and those of the first item of lists included, except behind a choice of shapes. */
export function listBodyProperties(schema: Schema, above: string[] = []): BodyProperty[] {
  const { properties = {}, required = [], allOf = [], items } = objectIn(schema)
  // A wrong item has its own error.
  if (items && schema[SEPARATE_VALIDATION_KEYWORD]) return []
  if (items) return listBodyProperties(items, [...above, '0'])
  const own = Object.entries(properties).flatMap(([name, property]) => {
    const path = [...above, name]
    return [{ path, schema: property, required: required.includes(name) }, ...listBodyProperties(property, path)]
  })
  return [...allOf.flatMap((part) => listBodyProperties(part, above)), ...own]
}

/** The one shape of a value that is not null. */
function objectIn(schema: Schema): Schema {
  const resolved = resolveSchema(schema)
  const choices = resolved.anyOf ?? resolved.oneOf ?? []
  const [only, ...others] = choices.filter(({ type }) => type !== 'null')
  return only && others.length === 0 ? objectIn(only) : resolved
}

/** A copy of the body with the value at this path replaced, or removed if undefined. The parents must exist. */
export function replaceBodyValue(body: unknown, path: string[], value: unknown): unknown {
  const [name = '', ...rest] = path
  if (Array.isArray(body) && name in body)
    return body.map((item, n) => (String(n) === name ? replaceBodyValue(item, rest, value) : item))
  const { [name]: current, ...others } = objectAt(body, name)
  if (rest.length > 0) return { ...others, [name]: replaceBodyValue(current, rest, value) }
  return value === undefined ? others : { ...others, [name]: value }
}

function objectAt(body: unknown, name: string): Record<string, unknown> {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Record<string, unknown>
  throw new Error(`The arranged request has no object to put ${name} into; its success must fill in every object.`)
}
