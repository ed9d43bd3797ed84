import { writeList } from '../../../platform/formats/cell-list.ts'

/** What ids are called, in one cell, in the order in which the names stand. */
export function codesOf(ids: readonly string[], names: ReadonlyMap<string, string>): string {
  if (ids.length === 1) return names.get(ids[0] ?? '') ?? ''
  const wanted = new Set(ids)
  return writeList([...names].flatMap(([id, code]) => (wanted.has(id) ? [code] : [])))
}

export function codeOf(id: string | null, names: ReadonlyMap<string, string>): string | null {
  return id === null ? null : (names.get(id) ?? null)
}
