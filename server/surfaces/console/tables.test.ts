import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isBrowserMissing } from '../../testing/browser.ts'
import { type ConsoleBrowserPage, expectAccessiblePage, openMemberPage } from '../../testing/console/member-page.ts'
import { makeTestMember, type TestMember } from '../../testing/console/visitor.ts'
import { buildNewAttendee, buildTestFixtures, makeTestEvent } from '../../testing/fixtures.ts'
import { openSharedBrowser } from '../../testing/shared-browser.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let browser: Browser
let member: TestMember
let registration: string

const EVENT = '/console/live/events/lights'
/** Nobody sees at a glance where such a word ends. */
const LONG = `nerea.${'ibanez'.repeat(8)}@example.com`

beforeAll(async () => {
  if (isBrowserMissing) return
  server = await startTestServer()
  browser = await openSharedBrowser()
  const { organizationId, live } = await buildTestFixtures(server)
  const types = ['visitor', 'exhibitor', 'volunteer'].map((code) => ({ code, name: `${code} of the whole weekend` }))
  const path = await makeTestEvent(live, { code: 'lights', event: { name: 'Harbour Lights' }, types })
  const attendees = types.map(({ code }) => buildNewAttendee({ attendee_type: code, phone: '+34600000000' }))
  const sent = { attendees: [...attendees, buildNewAttendee({ email: LONG })] }
  const { body } = await live('POST', `${path}/registrations`, sent)
  registration = body.id
  member = await makeTestMember(server, organizationId)
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

/** Words in cells that stand on more than one line. */
const findSplitWords = (page: ConsoleBrowserPage) =>
  page.evaluate(() => {
    const found: string[] = []
    for (const cell of document.querySelectorAll('.table :is(td, th)')) {
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s-]+/g)) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word)
        }
      }
    }
    return found
  })

test.skipIf(isBrowserMissing).each([
  ['registration', () => `${EVENT}/registrations/${registration}`],
  ['attendees', () => `${EVENT}/attendees`],
  ['attendance', () => `${EVENT}/reports/attendance`],
])('the tables of the page %s split no word but one that is longer than a column', async (name, path) => {
  const page = await openMemberPage(browser, server, member, { viewport: { width: 1280, height: 900 } })
  await page.goto(path())
  expect((await findSplitWords(page)).filter((word) => word !== LONG)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  const hidden = () => [...document.querySelectorAll('.table')].filter((one) => one.scrollWidth > one.clientWidth)
  expect(await page.evaluate(hidden)).toEqual([])
  await expectAccessiblePage(page, name)
})
