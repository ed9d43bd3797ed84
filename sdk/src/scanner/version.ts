const VERSION = /^\d+\.\d+\.\d+$/
const byNumbers = new Intl.Collator('en', { numeric: true })

/** Compares versions such as 1.9.0. False if either is not three numbers. */
export function isOlderVersion(version: string, minimum: string): boolean {
  return VERSION.test(version) && VERSION.test(minimum) && byNumbers.compare(version, minimum) < 0
}
