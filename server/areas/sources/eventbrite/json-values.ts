import { toStorableText } from '../../../platform/formats/storable-text.ts'

export class UnreadableJsonError extends Error {}

/** A limit is exceeded; the message says which. */
export class JsonTooLargeError extends Error {}

export type JsonObject = Record<string, unknown>

export function requireJsonObject(value: unknown): JsonObject {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as JsonObject
  throw new UnreadableJsonError()
}

export function requireJsonList(value: unknown): unknown[] {
  if (Array.isArray(value)) return value
  throw new UnreadableJsonError()
}

/** Ids become part of URLs, so they may contain only safe characters. */
export function requireJsonId(value: unknown): string {
  const id = typeof value === 'number' ? String(value) : value
  if (typeof id === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(id)) return id
  throw new UnreadableJsonError()
}

export const toText = (value: unknown): string => (typeof value === 'string' ? toStorableText(value).trim() : '')
export const toTextOrNull = (value: unknown): string | null => toText(value) || null

export const toCountOrNull = (value: unknown): number | null =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value < 2 ** 31 ? value : null

export function toInstantOrNull(value: unknown): string | null {
  const time = Date.parse(toText(value))
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}
