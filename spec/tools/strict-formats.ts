/**
 * What a string is held to beyond its pattern, such as a time zone that exists. Validators that others wrote may refuse a `format` that
 * they do not know, so the document publishes it under a name of its own.
 */
export const STRICT_FORMAT = 'x-postern-format'

/** A copy of the schema for validators that know our formats. */
export function withStrictFormats<T>(schema: T): T {
  if (Array.isArray(schema)) return schema.map(withStrictFormats) as T
  if (typeof schema !== 'object' || schema === null) return schema
  return Object.fromEntries(
    Object.entries(schema).map(([key, child]) => [key === STRICT_FORMAT ? 'format' : key, withStrictFormats(child)]),
  ) as T
}
