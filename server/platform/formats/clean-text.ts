/**
 * Makes outside text storable: PostgreSQL rejects NUL in text, and lone surrogates in JSON. For text that does not come
 * from a request body, where both are refused.
 */
export function cleanText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '')
}

/** The same, truncated without half a character at the end. */
export function cleanTruncated(text: string, maxLength: number): string {
  return cleanText(text)
    .slice(0, maxLength)
    .replace(/[\ud800-\udbff]$/, '')
}
