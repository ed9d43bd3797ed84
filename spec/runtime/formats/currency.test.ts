import { describeFormat } from './testing/describe-format.ts'

describeFormat('currency', {
  accepted: ['EUR', 'USD', 'JPY', 'CHF', 'KWD'],
  refused: ['', 'eur', 'Eur', 'EURO', 'EU', 'ZZZ', '€', 'EUR ', '978'],
})
