import { describe } from 'vitest'
import { withoutBrowser } from '../../server/testing/browser.ts'
import { rounds } from '../../server/testing/rounds.ts'
import { runPublishedCasesOnPage } from './testing/page/published-on-page.ts'

/** Every case in `npm run test:long`; otherwise every sixth. */
const STEP = rounds(6, 1)

describe.skipIf(withoutBrowser)('the published cases on the gate page', () => {
  runPublishedCasesOnPage((cases) => cases.filter((_, index) => index % STEP === 0))
})
