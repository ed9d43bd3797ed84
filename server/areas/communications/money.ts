import type { MailMoney } from './content.ts'

/** Minor unit digits by ISO 4217, where not two. Intl has customary digits, which differ for the forint, say. */
const MINOR_DIGITS: Record<number, string> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
}

const digitsOf = new Map(
  Object.entries(MINOR_DIGITS).flatMap(([digits, currencies]) =>
    currencies.split(' ').map((currency) => [currency, Number(digits)] as const),
  ),
)

export function formatMoney({ amount, currency }: MailMoney, locale: string): string {
  const digits = digitsOf.get(currency) ?? 2
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return format.format(amount / 10 ** digits)
}
