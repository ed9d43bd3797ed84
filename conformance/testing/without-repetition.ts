import type { ConformanceCase } from '../cases/case.ts'
import type { CaseFilter } from '../run/run-cases.ts'

type NameOf = (one: ConformanceCase) => string | null

/** Selects the first case of each name, and all cases without a name. */
export function buildFirstOfEachNameFilter(nameOf: NameOf): CaseFilter {
  const seen = new Set<string>()
  return (one) => {
    const name = nameOf(one)
    return name === null || seen.size < seen.add(name).size
  }
}

/** Families whose cases are each an operation's own. */
const OWN = new Set(['success', 'examples', 'own refusals'])

/** What is an operation's own is whole; of all else each kind of case comes once. */
export function buildOneCasePerKindFilter(): CaseFilter {
  const ofItsKind = buildFirstOfEachNameFilter((one) => `${one.family} ${kindOf(one)}`)
  return (one) => OWN.has(one.family) || ofItsKind(one)
}

/** What is done, wherever in a request: `body: name as a number` is `body: as a number`. */
function kindOf({ family, name }: ConformanceCase): string {
  if (family === 'validation') return name.replace(/^(\w+: )\S+ (of|given|as|missing)\b/, '$1$2')
  if (family === 'isolation') return getKindOfIsolationCase(name)
  // Through the SDK one error goes as the other of its code does.
  return family === 'SDK' ? name.replace(/^.* → /, '') : name
}

/** `body: group by code of test mode` is `body: of by code test mode`. */
export const getKindOfIsolationCase = (name: string) => name.replace(/^(\w+: )\S+( by code)? of\b/, '$1of$2')
