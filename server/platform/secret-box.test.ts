import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { buildSecretBox, SECRET_KEY_BYTES, UnreadableSecretError } from './secret-box.ts'

const [older, newer] = [randomBytes(SECRET_KEY_BYTES), randomBytes(SECRET_KEY_BYTES)]
const SECRET = 'whsec_ñandú'

describe('a secret box', () => {
  test('opens what it sealed, for the same row', () => {
    const box = buildSecretBox([older])
    expect(box.open(box.seal(SECRET, 'row 1'), 'row 1')).toBe(SECRET)
    expect(box.open(box.seal('', 'row 1'), 'row 1')).toBe('')
  })

  test('seals the same secret differently each time, and shows nothing of it', () => {
    const box = buildSecretBox([older])
    const [one, two] = [box.seal(SECRET, 'row 1'), box.seal(SECRET, 'row 1')]
    expect(one.equals(two)).toBe(false)
    expect(one.includes('whsec_')).toBe(false)
  })

  test('does not open for another row', () => {
    const box = buildSecretBox([older])
    const sealed = box.seal(SECRET, 'row 1')
    expect(() => box.open(sealed, 'row 2')).toThrow(UnreadableSecretError)
  })

  test('does not open with another key, and says which setting to look at without telling the secret', () => {
    const sealed = buildSecretBox([older]).seal(SECRET, 'row 1')
    expect(() => buildSecretBox([newer]).open(sealed, 'row 1')).toThrow(/POSTERN_SECRET_KEY/)
  })

  test('opens nothing in which a single bit was changed', () => {
    const box = buildSecretBox([older])
    const sealed = box.seal(SECRET, 'row 1')
    for (let index = 0; index < sealed.length; index += 1) {
      const tampered = Buffer.from(sealed)
      tampered[index] = (tampered[index] ?? 0) ^ 1
      expect(() => box.open(tampered, 'row 1'), `byte ${index}`).toThrow(UnreadableSecretError)
    }
  })

  test('opens nothing that was cut or is empty', () => {
    const box = buildSecretBox([older])
    const sealed = box.seal(SECRET, 'row 1')
    for (let length = 0; length < sealed.length; length += 1) {
      expect(() => box.open(sealed.subarray(0, length), 'row 1'), `${length} bytes`).toThrow(UnreadableSecretError)
    }
  })

  test('after a rotation opens what either key sealed, and seals with the first', () => {
    const before = buildSecretBox([older]).seal(SECRET, 'row 1')
    const rotated = buildSecretBox([newer, older])
    expect(rotated.open(before, 'row 1')).toBe(SECRET)
    expect(buildSecretBox([newer]).open(rotated.seal(SECRET, 'row 1'), 'row 1')).toBe(SECRET)
  })

  test('finds the right one among keys that share a version', () => {
    const keys = Array.from({ length: 600 }, () => randomBytes(SECRET_KEY_BYTES))
    const last = keys.at(-1) ?? older
    const sealed = buildSecretBox([last]).seal(SECRET, 'row 1')
    expect(buildSecretBox(keys).open(sealed, 'row 1')).toBe(SECRET)
  })
})
