/** PostgreSQL cannot store NUL or lone surrogates. Request bodies with them are refused; other text needs this. */
export function cleanText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '')
}

/** The same, truncated without half a character at the end. */
export function cleanTruncated(text: string, maxLength: number): string {
  return cleanText(text)
    .slice(0, maxLength)
    .replace(/[\ud800-\udbff]$/, '')
}
