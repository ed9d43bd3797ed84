import { isLine } from './text.ts'

const LONGEST_NAME = 200

/** What is wrong with a name that did not come through the API, by the rules of the contract's `Name`. */
export function mistakeInName(name: string): string | undefined {
  if (isLine(name) && [...name].length <= LONGEST_NAME) return undefined
  return `A name has 1 to ${LONGEST_NAME} characters on one line, without control characters.`
}
