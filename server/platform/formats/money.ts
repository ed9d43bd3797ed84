import { currencyDigits } from '../../../generated/currency-digits.ts'

/** By ISO 4217, as amounts are counted. Intl has customary digits, which differ for the forint, say. */
export const getCurrencyDigits = (currency: string): number => currencyDigits[currency] ?? 2

/** Making one takes longer than showing a row of a table, and there are few languages and currencies. */
const formatters = new Map<string, Intl.NumberFormat>()

/** An amount in minor units as people of the language write it. */
export function formatMoney(language: string, { amount, currency }: { amount: number; currency: string }): string {
  const digits = getCurrencyDigits(currency)
  const key = `${language} ${currency}`
  const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  const format = formatters.get(key) ?? new Intl.NumberFormat(language, { style: 'currency', currency, ...fraction })
  formatters.set(key, format)
  return format.format(amount / 10 ** digits)
}
