/**
 * What a spreadsheet would run as a formula is written with an apostrophe before it, and read without it again. What begins with
 * apostrophes before such a text gets one more, so that reading gives back what was written, whatever it was.
 */

/** Spaces of every kind, and what is not seen at all. */
const BLANK = '[\\s\\p{Cc}\\p{Cf}\\p{Default_Ignorable_Code_Point}]'

/** Signs at the beginning make a formula, in full width too; tabs and line breaks before it lead some programs into another cell. */
const RUNS = new RegExp(`^'*(?:${BLANK}*[=+\\-@＝＋－＠]|${BLANK}*[\\t\\r\\n])`, 'u')

/** Before a number an apostrophe is what people type to have it kept as text, so it is never taken for a part of it. */
const TYPED = /^'+[+-]?[\d(]/

/** Most text begins with a letter or a digit, which needs no second look. Some letters are not seen at all. */
const PLAIN = /^(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u

/** Telephone numbers and numbers can only add up. */
const NUMBER = /^\s*[+-]?\(?[0-9][0-9 ().,/-]*(?:[eE][+-]?[0-9]+)?%?$/

/** Text as it is safe in a cell. */
export function escapeFormula(text: string): string {
  return needsApostrophe(text) ? `'${text}` : text
}

/** The text that a cell was made from. */
export function unescapeFormula(cell: string): string {
  return cell.startsWith("'") && needsApostrophe(cell) ? cell.slice(1) : cell
}

function needsApostrophe(text: string): boolean {
  return !PLAIN.test(text) && (TYPED.test(text) || (RUNS.test(text) && !NUMBER.test(text)))
}
