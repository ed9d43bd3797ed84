const VERSION = /^(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})$/
const byNumbers = new Intl.Collator('en', { numeric: true })

export function parseVersion(text: string): string | undefined {
  return VERSION.test(text) ? text : undefined
}

export const isOlderVersion = (version: string, than: string) => byNumbers.compare(version, than) < 0
