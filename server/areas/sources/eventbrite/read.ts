import { cleanText } from '../../../platform/formats/clean-text.ts'

/** The response does not have the expected shape. */
export class Unreadable extends Error {}

/** A limit is exceeded; the message says which. */
export class TooLarge extends Error {}

export type Fields = Record<string, unknown>

export function fieldsOf(value: unknown, what: string): Fields {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Fields
  throw new Unreadable(`${what} is no object.`)
}

export function listOf(value: unknown, what: string): unknown[] {
  if (Array.isArray(value)) return value
  throw new Unreadable(`${what} is no list.`)
}

/** Ids become part of URLs, so they may contain only safe characters. */
export function idOf(value: unknown, what: string): string {
  const id = typeof value === 'number' ? String(value) : value
  if (typeof id === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(id)) return id
  throw new Unreadable(`${what} is no id.`)
}

/** Empty for anything but a string. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? cleanText(value).trim() : '')

export const textOrNull = (value: unknown): string | null => textOf(value) || null

export function countOrNull(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value < 2 ** 31 ? value : null
}

export function instantOrNull(value: unknown): string | null {
  const time = Date.parse(textOf(value))
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}
