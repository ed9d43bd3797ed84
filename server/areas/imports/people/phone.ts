import { isPhone } from '../../../platform/formats/text.ts'

const SHORTEST = 3
const LONGEST = 40

/** A telephone number in the form in which the API takes it; undefined where it is none. */
export function readPhone(text: string): string | undefined {
  const tidy = text
    .normalize('NFKC')
    .replace(/^tel[.:]*\s*/i, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    // (555) 123-4567 and (+34) 600 begin with what a number cannot begin with.
    .replace(/^\(\s*(\+?[\d ]+?)\s*\)\s*/, '$1 ')
    .replace(/^\+\s+/, '+')
  const isOne = isPhone(tidy) && tidy.length >= SHORTEST && tidy.length <= LONGEST
  return isOne ? tidy : undefined
}
