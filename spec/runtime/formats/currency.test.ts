import { testFormat } from './testing/describe-format.ts'

testFormat('currency', {
  accepted: ['EUR', 'USD', 'JPY', 'CHF', 'KWD'],
  refused: ['', 'eur', 'Eur', 'EURO', 'EU', 'ZZZ', '€', 'EUR ', '978'],
})
