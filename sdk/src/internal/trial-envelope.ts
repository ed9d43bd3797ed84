/** With every nested `livemode` false. */
export function markEnvelopeAsTest(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(markEnvelopeAsTest)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, name === 'livemode' ? false : markEnvelopeAsTest(inner)]),
  )
}
