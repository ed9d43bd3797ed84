/** Null unless the text is the canonical encoding of its bytes. */
export function fromBase64Url(text: string): Buffer | null {
  const bytes = Buffer.from(text, 'base64url')
  return bytes.toString('base64url') === text ? bytes : null
}
