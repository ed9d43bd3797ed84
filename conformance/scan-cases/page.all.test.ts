import { describe } from 'vitest'
import { withoutBrowser } from '../../server/testing/browser.ts'
import { rounds } from '../../server/testing/rounds.ts'
import { oneOfEachAnswer, runPublishedCasesOnPage } from './testing/page/published-on-page.ts'

/** Every case in `npm run test:long`; otherwise one of each answer, and every sixth. */
const STEP = rounds(6, 1)

describe.skipIf(withoutBrowser)('the published cases on the gate page', () => {
  runPublishedCasesOnPage((cases) => {
    const ofEachAnswer = new Set(oneOfEachAnswer(cases))
    return cases.filter((one, index) => index % STEP === 0 || ofEachAnswer.has(one))
  })
})
