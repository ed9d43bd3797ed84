const VERSION = /^(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})$/

/** Three numbers, such as 2.1.0. */
export function readVersion(text: string): string | undefined {
  return VERSION.test(text) ? text : undefined
}

export function isOlder(version: string, than: string): boolean {
  const [ours, theirs] = [numbersOf(version), numbersOf(than)]
  const differing = ours.findIndex((number, index) => number !== theirs[index])
  return differing !== -1 && (ours[differing] ?? 0) < (theirs[differing] ?? 0)
}

function numbersOf(version: string): number[] {
  return version.split('.').map(Number)
}
