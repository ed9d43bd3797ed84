import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { isBrowserMissing, openBrowserPage } from '../../server/testing/browser.ts'
import { openSharedBrowser } from '../../server/testing/shared-browser.ts'
import { appIcons } from '../../spec/tools/connectors/icons.ts'

const PNG = join(import.meta.dirname, '../../spec/tools/connectors/zapier/icon.png')
const SIZE = 512

const toAddress = (type: string, content: string | Buffer) =>
  `data:${type};base64,${Buffer.from(content).toString('base64')}`

/** The largest difference of a colour between two pictures, at any point. */
const COMPARE = `async ([one, other, size]) => {
  const draw = async (address) => {
    const image = Object.assign(new Image(), { src: address })
    await image.decode()
    const context = Object.assign(document.createElement('canvas'), { width: size, height: size }).getContext('2d')
    context.drawImage(image, 0, 0, size, size)
    return { width: image.naturalWidth, points: context.getImageData(0, 0, size, size).data }
  }
  const [first, second] = [await draw(one), await draw(other)]
  const largest = first.points.reduce((most, value, at) => Math.max(most, Math.abs(value - second.points[at])), 0)
  return { width: first.width, largest }
}`

describe.skipIf(isBrowserMissing)('the icon as a PNG', () => {
  test('is the drawn one', async () => {
    const browser = await openSharedBrowser()
    onTestFinished(() => browser.close())
    const page = await openBrowserPage(browser)
    const pictures = [toAddress('image/png', readFileSync(PNG)), toAddress('image/svg+xml', appIcons.light), SIZE]
    const { width, largest } = await page.evaluate<{ width: number; largest: number }>(
      `(${COMPARE})(${JSON.stringify(pictures)})`,
    )
    expect(width).toBe(SIZE)
    // Edges are smoothed a little differently by each version of the browser.
    expect(largest).toBeLessThan(64)
  })
})
