import type { Document } from '../document.ts'
import { generatedBanner, toLiteral } from './source-text.ts'

export function emitCurrencyDigits(document: Document): string {
  const digits = Object.entries(document.components.schemas.Currency?.['x-postern-minor-digits'] ?? {})
  const table = Object.fromEntries(
    digits.flatMap(([count, currencies]) => currencies.map((currency) => [currency, Number(count)])),
  )
  return `${generatedBanner}
/** The digits of the currencies whose minor units are not hundredths. */
export const currencyDigits: Record<string, number> = ${toLiteral(table)}
`
}
