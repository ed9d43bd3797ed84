import { getCurrencyDigits } from '../../platform/formats/currency-digits.ts'
import type { MailMoney } from './content.ts'

export function formatMoney({ amount, currency }: MailMoney, locale: string): string {
  const digits = getCurrencyDigits(currency)
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return format.format(amount / 10 ** digits)
}
