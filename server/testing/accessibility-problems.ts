import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'

const AXE = readFileSync(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8')

const RUN = `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations
  .filter(({ impact }) => impact === 'serious' || impact === 'critical')
  .map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html).join(' ')))`

/** What axe-core finds serious in what is shown now. */
export async function findAccessibilityProblems(page: Page): Promise<string[]> {
  await page.evaluate(AXE)
  return page.evaluate(RUN)
}
