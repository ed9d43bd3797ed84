/** Longer texts cannot be ticket codes. */
export const MAX_CODE_LENGTH = 8_192

/**
 * Normalizes a scanned text for lookup and for the hashes of rosters: trims it and converts ASCII letters to upper
 * case, because scanners differ in both. Null if it cannot be a ticket code.
 */
export function normalizeCode(text: string): string | null {
  const code = text.trim().replaceAll(/[a-z]/g, (letter) => letter.toUpperCase())
  return code === '' || code.length > MAX_CODE_LENGTH || code.includes('\0') ? null : code
}

/** The hash of a ticket in a roster: SHA-256 over the salt, a line feed and the code, in hexadecimal. */
export async function hashCode(code: string, salt: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${salt}\n${code}`)
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
