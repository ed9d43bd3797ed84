/** One line, not blank: a line break in a name would reach subjects, labels and files. */
export function isSingleLine(value: string): boolean {
  return /\S/.test(value) && !/[\p{Cc}\u2028\u2029]/u.test(value)
}

export function isPhone(value: string): boolean {
  return /^\+?[0-9][0-9 ()./-]*$/.test(value)
}

export function isSnakeCaseWord(value: string): boolean {
  return /^[a-z][a-z0-9_]*$/.test(value)
}
