/**
 * Text that a spreadsheet would run as a formula gets an apostrophe in front, which is removed on reading. Text that
 * already begins with apostrophes gets one more, so that reading always restores the original.
 */

/** Spaces of every kind, and invisible characters. */
const BLANK = '[\\s\\p{Cc}\\p{Cf}\\p{Default_Ignorable_Code_Point}]'

/** These signs start a formula, in full width too; a leading tab or line break moves some programs to another cell. */
const RUNS = new RegExp(`^'*(?:${BLANK}*[=+\\-@＝＋－＠]|${BLANK}*[\\t\\r\\n])`, 'u')

/** People type an apostrophe before a number to keep it as text, so it is not part of the value. */
const TYPED = /^'+[+-]?[\d(]/

/** A fast path: most text begins with a letter or a digit. Some letters are invisible. */
const PLAIN = /^(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u

/** Phone numbers and numbers are harmless as formulas. */
const NUMBER = /^\s*[+-]?\(?[0-9][0-9 ().,/-]*(?:[eE][+-]?[0-9]+)?%?$/

export const escapeCellFormula = (text: string): string => (needsApostrophe(text) ? `'${text}` : text)

export const unescapeCellFormula = (cell: string): string =>
  cell.startsWith("'") && needsApostrophe(cell) ? cell.slice(1) : cell

const needsApostrophe = (text: string): boolean =>
  !PLAIN.test(text) && (TYPED.test(text) || (RUNS.test(text) && !NUMBER.test(text)))
