import { describe } from 'vitest'
import { withoutBrowser } from '../../server/testing/browser.ts'
import { oneOfEachAnswer, runPublishedCasesOnPage, worldOf } from './testing/page/published-on-page.ts'

describe.skipIf(withoutBrowser)('one published case of each answer in one world, on the gate page', () => {
  // Each world is an event of its own, with a device and a page of its own.
  runPublishedCasesOnPage((cases) => {
    const [first, ...others] = oneOfEachAnswer(cases)
    return first ? [first, ...others.filter((one) => worldOf(one) === worldOf(first))] : []
  })
})
