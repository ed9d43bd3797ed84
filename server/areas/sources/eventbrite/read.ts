import { cleanText } from '../../../platform/formats/clean-text.ts'

/** What came from outside, looked at step by step: a shape that nobody promised is an answer that cannot be read. */
export class Unreadable extends Error {}

/** There is more of something than is read; its message says of what. */
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

/** An id goes into addresses, so that it holds nothing but what stands in ids. */
export function idOf(value: unknown, what: string): string {
  const id = typeof value === 'number' ? String(value) : value
  if (typeof id === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(id)) return id
  throw new Unreadable(`${what} is no id.`)
}

/** What is missing, null or something else is an empty text. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? cleanText(value).trim() : '')

export const textOrNull = (value: unknown): string | null => textOf(value) || null

export function countOrNull(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value < 2 ** 31 ? value : null
}

export function instantOrNull(value: unknown): string | null {
  const time = Date.parse(textOf(value))
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}
