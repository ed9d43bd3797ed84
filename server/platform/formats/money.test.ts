import { expect, test } from 'vitest'
import { formatMoney } from './money.ts'

test.each([
  ['en', { amount: 4500, currency: 'EUR' }, '€45.00'],
  ['es', { amount: 4500, currency: 'EUR' }, '45,00\u00a0€'],
  ['en', { amount: 4500, currency: 'JPY' }, '¥4,500'],
  // Intl would write no fillér, and 4500 forints.
  ['en', { amount: 4500, currency: 'HUF' }, 'HUF\u00a045.00'],
])('in %s %o is %s', (language, money, text) => {
  expect(formatMoney(language, money)).toBe(text)
})
