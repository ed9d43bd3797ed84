const known = new Set(Intl.supportedValuesOf('currency'))

export function isCurrency(value: string): boolean {
  return known.has(value)
}
