/** Below this a text's letters are counted instead of its bytes, which takes longer and hardly differs. */
const SHORT = 64

/** About how many bytes a value takes as JSON, without writing it. */
export function weightOf(value: unknown): number {
  if (typeof value === 'string') return 2 + (value.length < SHORT ? value.length : Buffer.byteLength(value))
  if (typeof value !== 'object' || value === null) return 5
  if (value instanceof Date) return 26
  let weight = 2
  if (Array.isArray(value)) {
    for (const item of value) weight += 1 + weightOf(item)
    return weight
  }
  const members = value as Record<string, unknown>
  for (const name in members) weight += 4 + name.length + weightOf(members[name])
  return weight
}
