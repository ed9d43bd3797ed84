import { currencyDigits } from '../../../generated/currency-digits.ts'

/** By ISO 4217, as amounts are counted. Intl has customary digits, which differ for the forint, say. */
export const getCurrencyDigits = (currency: string): number => currencyDigits[currency] ?? 2
