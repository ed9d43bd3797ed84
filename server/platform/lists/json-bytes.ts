/** For shorter texts, the length is close enough and faster than counting bytes. */
const SHORT = 64

export function estimateJsonBytes(value: unknown): number {
  if (typeof value === 'string') return 2 + (value.length < SHORT ? value.length : Buffer.byteLength(value))
  if (typeof value !== 'object' || value === null) return 5
  if (value instanceof Date) return 26
  let weight = 2
  if (Array.isArray(value)) {
    for (const item of value) weight += 1 + estimateJsonBytes(item)
    return weight
  }
  const members = value as Record<string, unknown>
  for (const name in members) weight += 4 + name.length + estimateJsonBytes(members[name])
  return weight
}
