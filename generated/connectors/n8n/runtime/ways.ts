/** The value at a way of field names; undefined where there is none. */
export function readAtPath(value: unknown, way: string[]): unknown {
  return way.reduce<unknown>((inside, name) => (isRecord(inside) ? inside[name] : undefined), value)
}

/** Writes a value at a way, and makes the objects on it. */
export function writeAtPath(target: Record<string, unknown>, [name = '', ...more]: string[], value: unknown): void {
  if (more.length === 0) {
    target[name] = value
    return
  }
  const inside = isRecord(target[name]) ? target[name] : {}
  target[name] = inside
  writeAtPath(inside, more, value)
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
