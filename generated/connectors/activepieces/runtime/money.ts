import type { AmountPath } from './model'
import { isRecord } from './ways'

type CurrencyDigits = Record<string, number>

const USUAL_DIGITS = 2

const digitsOf = (currency: unknown, known: CurrencyDigits): number => known[String(currency)] ?? USUAL_DIGITS

/** 4500 EUR is `45.00`, 4500 JPY is `4500`. */
export function toDecimalAmount(minor: number, currency: unknown, known: CurrencyDigits): string {
  const digits = digitsOf(currency, known)
  if (digits === 0) return String(minor)
  const padded = String(Math.abs(minor)).padStart(digits + 1, '0')
  return `${minor < 0 ? '-' : ''}${padded.slice(0, -digits)}.${padded.slice(-digits)}`
}

/** `45`, `45.5` and `45.00` EUR are minor units; undefined for what is no amount of the currency. */
export function toMinorUnits(decimal: unknown, currency: unknown, known: CurrencyDigits): number | undefined {
  const digits = digitsOf(currency, known)
  const [, sign, whole, fraction = ''] = /^(-?)(\d{1,13})(?:\.(\d*))?$/.exec(String(decimal).trim()) ?? []
  const significant = fraction.replace(/0+$/, '')
  if (whole === undefined || significant.length > digits) return undefined
  return Number(`${sign}${whole}${significant.padEnd(digits, '0')}`)
}

/** The value with its amounts as decimals. */
export function formatAmounts(value: unknown, amounts: AmountPath[], known: CurrencyDigits): unknown {
  const copy = structuredClone(value)
  for (const { at, currency } of amounts) showAmount(copy, at, currency, known)
  return copy
}

function showAmount(value: unknown, [name = '', ...more]: string[], currency: string, known: CurrencyDigits): void {
  if (Array.isArray(value)) for (const item of value) showAmount(item, more, currency, known)
  else if (isRecord(value)) {
    const minor = value[name]
    if (more.length > 0) showAmount(minor, more, currency, known)
    else if (typeof minor === 'number') value[name] = toDecimalAmount(minor, value[currency], known)
  }
}
