/**
 * Text that was written outside, as the database can keep it: PostgreSQL stores no NUL in a text, and no half of a character (a lone
 * surrogate) in JSON. To be called where text comes in by any other way than a request's body, which is refused for either.
 */
export function cleanText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '')
}

/** The same, cut to a length without leaving half a character at its end. */
export function cleanTruncated(text: string, maxLength: number): string {
  return cleanText(text)
    .slice(0, maxLength)
    .replace(/[\ud800-\udbff]$/, '')
}
