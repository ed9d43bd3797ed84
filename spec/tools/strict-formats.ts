/** Stricter than the pattern, such as an existing time zone. Other validators may refuse an unknown `format`. */
export const FORMAT_KEYWORD = 'x-postern-format'

/** A copy of the schema for validators that know our formats. */
export function applyStrictFormats<T>(schema: T): T {
  if (Array.isArray(schema)) return schema.map(applyStrictFormats) as T
  if (typeof schema !== 'object' || schema === null) return schema
  return Object.fromEntries(
    Object.entries(schema).map(([key, child]) => [key === FORMAT_KEYWORD ? 'format' : key, applyStrictFormats(child)]),
  ) as T
}
