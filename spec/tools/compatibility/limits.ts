import type { TypeSchema } from './alternative.ts'

const atLeast = ['minLength', 'minItems', 'minProperties', 'uniqueItems']
const atMost = ['maxLength', 'maxItems', 'maxProperties']

/** Limits of an input that refuse what they accepted before, as they read in the current contract. */
export function findTightenedLimits(before: TypeSchema, after: TypeSchema): string[] {
  const tightened = [
    ...atLeast.filter((name) => (after.limits[name] ?? 0) > (before.limits[name] ?? 0)),
    ...atMost.filter((name) => (after.limits[name] ?? Infinity) < (before.limits[name] ?? Infinity)),
    ...tightenedBound(before, after, 'minimum', 'exclusiveMinimum', 1),
    ...tightenedBound(before, after, 'maximum', 'exclusiveMaximum', -1),
  ].map((name) => (name === 'uniqueItems' ? name : `${name} ${after.limits[name]}`))
  return [...tightened, ...newDivisors(before, after).map((divisor) => `multipleOf ${divisor}`)]
}

// Upper bounds are compared as lower bounds of the negated numbers.
function tightenedBound(before: TypeSchema, after: TypeSchema, inclusive: string, exclusive: string, sign: 1 | -1) {
  const ours = boundOf(before, inclusive, exclusive, sign)
  const theirs = boundOf(after, inclusive, exclusive, sign)
  const isTighter = theirs.value > ours.value || (theirs.value === ours.value && theirs.exclusive && !ours.exclusive)
  return isTighter ? [theirs.name] : []
}

function boundOf(alternative: TypeSchema, inclusive: string, exclusive: string, sign: 1 | -1) {
  const limit = (name: string) => (alternative.limits[name] ?? -Infinity * sign) * sign
  const [closed, open] = [limit(inclusive), limit(exclusive)]
  if (closed > open) return { value: closed, exclusive: false, name: inclusive }
  const whole = alternative.type === 'integer' && Number.isFinite(open)
  if (whole) return { value: Math.max(Math.floor(open) + 1, closed), exclusive: false, name: exclusive }
  return { value: open, exclusive: Number.isFinite(open), name: exclusive }
}

function newDivisors(before: TypeSchema, after: TypeSchema): number[] {
  const known = before.type === 'integer' ? [1, ...before.divisors] : before.divisors
  const isImplied = (divisor: number) =>
    known.some((one) => Math.abs(one / divisor - Math.round(one / divisor)) < 1e-9 && one >= divisor)
  return after.divisors.filter((divisor) => !isImplied(divisor))
}
