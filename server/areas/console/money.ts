import type { SessionLanguage } from '../../access/sessions/index.ts'
import { moneyIn } from './formatters.ts'

/** How many digits of a currency's amounts are behind the comma: two of euros, none of yen. */
export function countMinorDigits(currency: string): number {
  try {
    return moneyIn('en', currency).resolvedOptions().maximumFractionDigits ?? 2
  } catch {
    return 2
  }
}

export function formatMoney(language: SessionLanguage, amount: number, currency: string): string {
  return moneyIn(language, currency).format(amount / 10 ** countMinorDigits(currency))
}
