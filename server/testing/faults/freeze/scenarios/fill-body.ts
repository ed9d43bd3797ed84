export const MAX_BODY_BYTES = 1024 * 1024

/** Repeats `part` up to the maximum size of a body. */
export function buildMaxSizeBody(start: string, part: string, end: string): string {
  const last = part.replace(/,$/, '')
  const around = Buffer.byteLength(start + last + end)
  const parts = Math.floor((MAX_BODY_BYTES - around) / Buffer.byteLength(part))
  return start + part.repeat(parts) + last + end
}

export const buildUnknownFieldsJson = (count: number, value: string) =>
  Array.from({ length: count }, (_, n) => `"key ${String(n).padStart(6, '0')}":${value}`).join(',')
