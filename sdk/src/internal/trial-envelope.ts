/** With every nested `livemode` false. */
export function markAsTest(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(markAsTest)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, name === 'livemode' ? false : markAsTest(inner)]),
  )
}
