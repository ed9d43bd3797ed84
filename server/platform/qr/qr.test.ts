import { randomBytes } from 'node:crypto'
import type { Browser, Page } from 'playwright-core'
import decodeQR from 'qr/decode.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isBrowserMissing, openBrowserPage } from '../../testing/browser.ts'
import { readPixelsInBrowser } from '../../testing/qr/read-pixels.ts'
import { readBlackAndWhitePng } from '../../testing/qr/read-png.ts'
import { openSharedBrowser } from '../../testing/shared-browser.ts'
import { computeQrModules } from './modules.ts'
import { renderQrPng } from './png.ts'
import { renderQrSvg } from './svg.ts'

const CODE = '7ZK3M9QX0VTB5HNRDY2W'
const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

function randomCode(): string {
  return [...randomBytes(20)].map((byte) => CROCKFORD[byte % 32]).join('')
}

test('a ticket code fits the smallest QR code, with four light modules around it', () => {
  const modules = computeQrModules(CODE)
  expect(modules).toHaveLength(21 + 2 * 4)
  const dark = modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [x, y] : [])))
  expect([Math.min(...dark), Math.max(...dark)]).toEqual([4, 24])
})

describe('the PNG', () => {
  test('says the code when it is read', () => {
    for (const code of [CODE, ...Array.from({ length: 200 }, randomCode)]) {
      expect(decodeQR(readBlackAndWhitePng(renderQrPng(code)))).toBe(code)
    }
  })

  test('is small', () => {
    const { width, height } = readBlackAndWhitePng(renderQrPng(CODE))
    expect([width, height]).toEqual([232, 232])
    expect(renderQrPng(CODE).length).toBeLessThan(600)
  })

  test('takes other texts too', () => {
    for (const text of ['x', 'https://tickets.example/å?a=b&c', 'a'.repeat(300)]) {
      expect(decodeQR(readBlackAndWhitePng(renderQrPng(text)))).toBe(text)
    }
  })
})

describe('the SVG', () => {
  test('is one path with a title, and has nothing that runs or loads', () => {
    const svg = renderQrSvg(CODE)
    expect(svg.match(/<path /g)).toHaveLength(1)
    expect(svg).toContain('viewBox="0 0 29 29"')
    expect(svg).toContain('shape-rendering="crispEdges"')
    expect(svg).toContain(`role="img"><title>QR code ${CODE}</title>`)
    expect(svg).not.toMatch(/<script|<style|href|url\(|\son\w+=/)
  })

  test('escapes what it is given', () => {
    expect(renderQrSvg('</title><script>alert(1)</script>')).not.toContain('<script')
  })
})

describe.skipIf(isBrowserMissing)('in a browser', () => {
  let browser: Browser
  let page: Page

  beforeAll(async () => {
    browser = await openSharedBrowser()
    page = await openBrowserPage(browser, { viewport: { width: 600, height: 600 } })
  })
  afterAll(() => browser?.close())

  /** What a camera would read from a screen with this picture. */
  async function readOffScreen(type: string, picture: Buffer, width: number): Promise<string> {
    const source = `data:${type};base64,${picture.toString('base64')}`
    await page.setContent(`<body style="margin:20px"><img src="${source}" width="${width}" alt=""></body>`)
    return decodeQR(await readPixelsInBrowser(page, await page.screenshot()))
  }

  test.each([100, 232, 517])('the SVG can be read at %i pixels', async (width) => {
    expect(await readOffScreen('image/svg+xml', Buffer.from(renderQrSvg(CODE)), width)).toBe(CODE)
  })

  test.each([116, 232, 517])('the PNG can be read at %i pixels', async (width) => {
    expect(await readOffScreen('image/png', renderQrPng(CODE), width)).toBe(CODE)
  })

  test('the SVG is well-formed XML and named', async () => {
    await page.goto(`data:image/svg+xml;base64,${Buffer.from(renderQrSvg(CODE)).toString('base64')}`)
    expect(await page.evaluate('document.documentElement.nodeName')).toBe('svg')
    expect(await page.getByRole('img', { name: `QR code ${CODE}` }).count()).toBe(1)
  })
})
