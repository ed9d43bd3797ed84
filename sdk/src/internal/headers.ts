/** `Retry-After` in seconds, from seconds or a date; null for anything else. */
export function readRetryAfterSeconds(headers: Headers, now = Date.now()): number | null {
  const value = headers.get('retry-after')?.trim()
  if (!value) return null
  if (/^\d+$/.test(value)) return Number(value)
  const instant = Date.parse(value)
  return Number.isNaN(instant) ? null : Math.max(0, Math.ceil((instant - now) / 1000))
}

export function readNumberHeader(headers: Headers, name: string): number | null {
  const value = headers.get(name)
  return value !== null && /^\d+$/.test(value) ? Number(value) : null
}

export function isJson(headers: Headers): boolean {
  return /^application\/(?:[\w.-]+\+)?json\b/i.test(headers.get('content-type') ?? '')
}
