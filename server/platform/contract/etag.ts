import { hash } from 'node:crypto'

/** A strong tag of the named fields of an object, whatever the order in which its objects list their own. */
export function toEtag(fields: readonly string[], shown: object): string {
  const values = fields.map((field) => (shown as Record<string, unknown>)[field] ?? null)
  return `"${hash('sha256', JSON.stringify(values, sortFields), 'base64url').slice(0, 22)}"`
}

function sortFields(_field: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
}
