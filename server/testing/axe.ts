import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'

const AXE = readFileSync(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8')

/** What axe-core finds serious in what is shown now. */
export async function findBarriers(page: Page): Promise<unknown> {
  await page.evaluate(AXE)
  const run = `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html).join(' ')))`
  return page.evaluate(run)
}
