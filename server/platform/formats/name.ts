import { isCode } from '../../../spec/runtime/formats/identifiers.ts'
import { isSingleLine } from '../../../spec/runtime/formats/text.ts'

const MAX_NAME_LENGTH = 200

/** For names that do not come through the API, by the rules of the contract's `Name`. */
export function findNameMistake(name: string): string | undefined {
  if (isSingleLine(name) && [...name].length <= MAX_NAME_LENGTH) return undefined
  return `A name has 1 to ${MAX_NAME_LENGTH} characters on one line, without control characters, and can be read.`
}

export function findCodeMistake(code: string, what: 'code' | 'slug'): string | undefined {
  const rule = '1 to 64 lower-case letters, digits, - and _, and begins with a letter or digit'
  return isCode(code) ? undefined : `${code || 'An empty text'} is not a ${what}: a ${what} has ${rule}.`
}
