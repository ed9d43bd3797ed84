const VERSION = /^(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})$/

export function parseVersion(text: string): string | undefined {
  return VERSION.test(text) ? text : undefined
}
