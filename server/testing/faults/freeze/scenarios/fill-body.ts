export const MAX_BODY_BYTES = 1024 * 1024

/** So much of it as a body may have, between its beginning and its end. */
export function filled(start: string, part: string, end: string): string {
  const last = part.replace(/,$/, '')
  const around = Buffer.byteLength(start + last + end)
  const parts = Math.floor((MAX_BODY_BYTES - around) / Buffer.byteLength(part))
  return start + part.repeat(parts) + last + end
}

/** So many fields that nothing asks for. */
export const unknownFields = (count: number, value: string) =>
  Array.from({ length: count }, (_, n) => `"key ${String(n).padStart(6, '0')}":${value}`).join(',')
