/** The longest text that is looked up at all. */
export const MAX_CODE_LENGTH = 8_192

/**
 * A scanned text as it is looked up, and as it is hashed for rosters: trimmed, and in upper case as far as ASCII goes, because
 * scanners differ in both. Null for what cannot be the code of a ticket.
 */
export function normalizeCode(text: string): string | null {
  const code = text.trim().replaceAll(/[a-z]/g, (letter) => letter.toUpperCase())
  return code === '' || code.length > MAX_CODE_LENGTH || code.includes('\0') ? null : code
}

/** The hash under which a roster lists a ticket: SHA-256 over the salt, a line feed and the code, in hexadecimal. */
export async function hashCode(code: string, salt: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${salt}\n${code}`)
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
