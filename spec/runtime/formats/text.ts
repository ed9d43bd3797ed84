/**
 * A character that shows something: no space, control or format character, filler or selector, and none of the few
 * signs that are blank by design, for which Unicode has no property: in Braille, music, hieroglyphs and Khitan.
 */
const SHOWN = /[^\s\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}\u{13441}\u{13442}\u{16fe4}]/u

/** For every text that must say something. */
export const hasVisibleText = (value: string): boolean => SHOWN.test(value)

/** Readable and on one line: a line break in a name would reach subjects, labels and files. */
export const isSingleLine = (value: string): boolean => hasVisibleText(value) && !/[\p{Cc}\u2028\u2029]/u.test(value)
export const isPhone = (value: string): boolean => /^\+?[0-9][0-9 ()./-]*$/.test(value)
export const isSnakeCaseWord = (value: string): boolean => /^[a-z][a-z0-9_]*$/.test(value)
