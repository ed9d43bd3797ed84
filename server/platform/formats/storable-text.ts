/** PostgreSQL cannot store NUL or lone surrogates. Request bodies with them are refused; other text needs this. */
export const toStorableText = (text: string): string => text.toWellFormed().replaceAll('\0', '')

/** The same, truncated without half a character at the end. */
export function toTruncatedStorableText(text: string, maxLength: number): string {
  return toStorableText(text)
    .slice(0, maxLength)
    .replace(/[\ud800-\udbff]$/, '')
}
