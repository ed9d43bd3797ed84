const TOLERATED_DIFFERENCE = 0.02

/** A floor that answers less than the server would make the comparison worthless. */
export function differenceOf(ours: string, floor: string): string | null {
  const [ourShape, floorShape] = [ours, floor].map((text) => JSON.stringify(shapeOf(JSON.parse(text))))
  if (ourShape !== floorShape) return `the answers differ in shape:\n  ours  ${ourShape}\n  floor ${floorShape}`
  if (Math.abs(ours.length - floor.length) > ours.length * TOLERATED_DIFFERENCE) {
    return `the answers differ in size: ours ${ours.length}, floor ${floor.length} characters`
  }
  return null
}

function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf)
  if (value === null || typeof value !== 'object') return value === null ? 'null' : typeof value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shapeOf(part)]))
}
