/** With every nested `livemode` false. */
export function asTest(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asTest)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, name === 'livemode' ? false : asTest(inner)]),
  )
}
