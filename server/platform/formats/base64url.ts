/** The bytes, or null when the text is not exactly how they are written: every text has one reading, every reading one text. */
export function fromBase64Url(text: string): Buffer | null {
  const bytes = Buffer.from(text, 'base64url')
  return bytes.toString('base64url') === text ? bytes : null
}
