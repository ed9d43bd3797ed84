const known = new Set(Intl.supportedValuesOf('currency'))

export const isCurrency = (value: string): boolean => known.has(value)
