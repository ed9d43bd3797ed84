import type { Document } from '../document.ts'
import { formatLiteral, generatedBanner } from './source-text.ts'

export function emitCurrencyDigits(document: Document): string {
  return `${generatedBanner}
/** The digits of the currencies whose minor units are not hundredths. */
export const currencyDigits: Record<string, number> = ${formatLiteral(readCurrencyDigits(document))}
`
}

/** Currencies that have no hundredths, with their digits. */
export function readCurrencyDigits(document: Document): Record<string, number> {
  const listed = Object.values(document.components.schemas).flatMap((schema) =>
    Object.entries(schema['x-postern-minor-digits'] ?? {}),
  )
  return Object.fromEntries(listed.flatMap(([digits, codes]) => codes.map((code) => [code, Number(digits)])))
}
