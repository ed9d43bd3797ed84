import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findAccessibilityProblems } from '../../testing/accessibility-problems.ts'
import { isBrowserMissing } from '../../testing/browser.ts'
import { openMemberPage } from '../../testing/console/member-page.ts'
import { makeTestMember, type TestMember } from '../../testing/console/visitor.ts'
import { buildTestFixtures, makeTestEvent, makeTestGroups } from '../../testing/fixtures.ts'
import { openSharedBrowser } from '../../testing/shared-browser.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { chooseByWholeRun } from '../../testing/whole-run.ts'

let server: TestServer
let browser: Browser
let owner: TestMember
let paths: string[]

beforeAll(async () => {
  if (isBrowserMissing) return
  server = await startTestServer()
  const fixtures = await buildTestFixtures(server)
  await makeTestGroups(fixtures.live, { north: null })
  await makeTestEvent(fixtures.live, { code: 'lights', event: { name: 'Harbour Lights' } })
  owner = await makeTestMember(server, fixtures.organizationId)
  const manager = await makeTestMember(server, fixtures.organizationId, { role: 'manager', group: 'north' })
  const devices = '/console/live/events/lights/devices'
  paths = [
    '/console/live/members',
    '/console/live/members?do=invite',
    `/console/live/members/${manager.id}`,
    '/console/live/settings',
    devices,
    `${devices}?do=pair`,
    '/console/live/events?do=createTemplateImport',
    '/console/live/events/lights',
    '/console/live/events/lights/form?do=putForm',
    '/console/pin',
    '/console/sessions',
  ]
  browser = await openSharedBrowser()
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

const FEW = [[390, 'dark', 'es-ES']] as const
const ALL = [...FEW, [1280, 'light', 'en-GB'], [390, 'light', 'en-GB'], [1280, 'dark', 'es-ES']] as const

describe.skipIf(isBrowserMissing)('pages', () => {
  test.each(chooseByWholeRun<readonly (typeof ALL)[number][]>(ALL, FEW))(
    'are %s wide, %s and in %s without a barrier',
    async (width, colorScheme, locale) => {
      const viewport = { width, height: 900 }
      const page = await openMemberPage(browser, server, owner, { viewport, colorScheme, locale })
      for (const path of paths) {
        await page.goto(page.origin + path)
        expect([path, new URL(page.url()).pathname + new URL(page.url()).search]).toEqual([path, path])
        expect([path, await findAccessibilityProblems(page)]).toEqual([path, []])
        const over = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'
        expect([path, await page.evaluate(over)]).toEqual([path, 0])
      }
      expect(page.complaints).toEqual([])
      await page.close()
    },
  )

  test('let a device pair from the code on the screen', async () => {
    const page = await openMemberPage(browser, server, owner)
    await page.goto(`${page.origin}/console/live/events/lights/devices?do=pair`)
    await page.getByLabel('Name').fill('Gate 3')
    await page.getByRole('button', { name: 'Make a code' }).click()
    await page.getByRole('img', { name: /^QR code http.*scan#pair=/ }).waitFor()
    const code = (await page.locator('figure code').innerText()).trim()
    await page.goto(`${page.origin}/scan#pair=${code}`)
    await page.locator('.pairing button.primary.wide').click()
    await expect.poll(() => server.database('devices').where({ name: 'Gate 3' }).pluck('name')).toEqual(['Gate 3'])
    await page.goto(`${page.origin}/console/live/events/lights/devices`)
    await page.getByRole('cell', { name: 'Gate 3' }).waitFor()
  })
})
