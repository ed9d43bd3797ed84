import { describe } from 'vitest'
import { isBrowserMissing } from '../../server/testing/browser.ts'
import { chooseRepetitions } from '../../server/testing/repetitions.ts'
import { chooseCasesCoveringAnswers, runPublishedCasesOnGatePage } from './testing/page/published-on-page.ts'

/** Every case in `npm run test:long`; otherwise one of each answer, and every sixth. */
const STEP = chooseRepetitions(6, 1)

describe.skipIf(isBrowserMissing)('the published cases on the gate page', () => {
  runPublishedCasesOnGatePage((cases) => {
    const ofEachAnswer = new Set(chooseCasesCoveringAnswers(cases))
    return cases.filter((one, index) => index % STEP === 0 || ofEachAnswer.has(one))
  })
})
