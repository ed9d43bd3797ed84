import { isLine } from './text.ts'

const MAX_NAME_LENGTH = 200

/** What is wrong with a name that did not come through the API, by the rules of the contract's `Name`. */
export function mistakeInName(name: string): string | undefined {
  if (isLine(name) && [...name].length <= MAX_NAME_LENGTH) return undefined
  return `A name has 1 to ${MAX_NAME_LENGTH} characters on one line, without control characters.`
}
