import { describe } from 'vitest'
import { isBrowserMissing } from '../../server/testing/browser.ts'
import { chooseRounds } from '../../server/testing/rounds.ts'
import { chooseCasesForAllAnswers, runPublishedCasesOnPage } from './testing/page/published-on-page.ts'

/** Every case in `npm run test:long`; otherwise one of each answer, and every sixth. */
const STEP = chooseRounds(6, 1)

describe.skipIf(isBrowserMissing)('the published cases on the gate page', () => {
  runPublishedCasesOnPage((cases) => {
    const ofEachAnswer = new Set(chooseCasesForAllAnswers(cases))
    return cases.filter((one, index) => index % STEP === 0 || ofEachAnswer.has(one))
  })
})
