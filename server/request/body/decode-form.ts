const AMPERSAND = 0x26
const EQUALS = 0x3d
const PERCENT = 0x25
const PLUS = 0x2b
const SPACE = 0x20

/**
 * A form of a browser (application/x-www-form-urlencoded), as `URLSearchParams` reads it, which takes a quarter of a
 * second for a million plus signs. Undefined if there are more fields: they are counted before any is read.
 */
export function decodeUrlEncodedForm(bytes: Buffer, maxFields: number): URLSearchParams | undefined {
  if (hasMoreFields(bytes, maxFields)) return undefined
  const form = new URLSearchParams()
  const decoded = Buffer.allocUnsafe(bytes.length)
  for (let start = 0; start < bytes.length; ) {
    const end = indexIn(bytes, AMPERSAND, start, bytes.length)
    const equals = indexIn(bytes, EQUALS, start, end)
    if (end > start) form.append(decode(bytes, start, equals, decoded), decode(bytes, equals + 1, end, decoded))
    start = end + 1
  }
  return form
}

function hasMoreFields(bytes: Buffer, most: number): boolean {
  let at = -1
  for (let count = 0; count < most; count += 1) {
    at = bytes.indexOf(AMPERSAND, at + 1)
    if (at === -1) return false
  }
  return true
}

/** The end if it is not there. */
function indexIn(bytes: Buffer, byte: number, start: number, end: number): number {
  for (let at = start; at < end; at += 1) if (bytes[at] === byte) return at
  return end
}

function decode(bytes: Buffer, start: number, end: number, decoded: Buffer): string {
  let length = 0
  for (let at = start; at < end; at += 1) {
    const byte = bytes[at] as number
    const escaped = byte === PERCENT && at + 2 < end ? hexAt(bytes, at + 1) * 16 + hexAt(bytes, at + 2) : Number.NaN
    if (!Number.isNaN(escaped)) at += 2
    decoded[length] = Number.isNaN(escaped) ? (byte === PLUS ? SPACE : byte) : escaped
    length += 1
  }
  return decoded.toString('utf8', 0, length)
}

function hexAt(bytes: Buffer, at: number): number {
  const byte = bytes[at] as number
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30
  const letter = byte | 0x20
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : Number.NaN
}
