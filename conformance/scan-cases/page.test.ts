import { describe } from 'vitest'
import { withoutBrowser } from '../../server/testing/browser.ts'
import type { ScanCase } from './format.ts'
import { runPublishedCasesOnPage, worldOf } from './testing/page/published-on-page.ts'

const answersOf = ({ scans }: ScanCase) => scans.map(({ expected }) => `${expected.result} ${expected.reason}`)

/** Cases of the world that most of them share, and of others only what it lacks, until each answer was seen. */
function oneOfEachAnswer(cases: readonly ScanCase[]): ScanCase[] {
  const worlds = Map.groupBy(cases, worldOf).values()
  const seen = new Set<string>()
  return [...worlds]
    .toSorted((one, other) => other.length - one.length)
    .flat()
    .filter((one) => answersOf(one).filter((answer) => seen.size < seen.add(answer).size).length > 0)
}

describe.skipIf(withoutBrowser)('one published case of each answer on the gate page', () => {
  runPublishedCasesOnPage(oneOfEachAnswer)
})
