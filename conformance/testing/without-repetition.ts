import type { ConformanceCase } from '../cases/case.ts'
import type { CaseFilter } from '../run/run-cases.ts'

type NameOf = (one: ConformanceCase) => string | null

/** Selects the first case of each name, and all cases without a name. */
export function firstOfEach(nameOf: NameOf): CaseFilter {
  const seen = new Set<string>()
  return (one) => {
    const name = nameOf(one)
    return name === null || seen.size < seen.add(name).size
  }
}

/** Families whose cases differ little from one operation to the next: what they hold to is one piece of code. */
const REPEATED = new Set([
  'credentials',
  'scopes',
  'entitlements',
  'validation',
  'isolation',
  'idempotency',
  'conditional',
  'rates',
  'methods',
  'SDK',
])

/**
 * Each operation meets each family with each error that it declares, and each kind of case comes once. Other families
 * are whole.
 */
export function withoutRepetition(): CaseFilter {
  const ofItsKind = firstOfEach((one) => `${one.family} ${kindOf(one)}`)
  const ofItsOperation = firstOfEach((one) => `${one.family} ${one.operation.id} ${answerOf(one)}`)
  return (one) => !REPEATED.has(one.family) || [ofItsKind, ofItsOperation].map((isFirst) => isFirst(one)).includes(true)
}

/** Through the SDK one error goes as the other does. */
function answerOf({ family, name }: ConformanceCase): string {
  const [what = '', answer = ''] = name.split(' → ')
  if (family !== 'SDK') return answer
  return /^\d+$/.test(answer) ? what : 'an error'
}

/** What is done, wherever in a request: `body: name as a number` is `body: as a number`. */
const kindOf = ({ family, name }: ConformanceCase) =>
  family === 'validation' ? name.replace(/^(\w+: )\S+ (of|given|as|missing)\b/, '$1$2') : name

/** Families of which a short run against somebody else's server takes every case: what they need is not the same. */
const WHOLE = new Set(['success', 'credentials'])

/** Of other families one case per operation, and each kind of case once. */
export function oneOfEachFamily(): CaseFilter {
  const ofItsKind = firstOfEach((one) => `${one.family} ${kindOf(one)}`)
  const ofItsOperation = firstOfEach(({ family, operation: { id } }) => `${family} ${id}`)
  return (one) => WHOLE.has(one.family) || [ofItsKind, ofItsOperation].map((isFirst) => isFirst(one)).includes(true)
}
