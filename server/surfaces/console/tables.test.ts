import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withoutBrowser } from '../../testing/browser.ts'
import { expectFitForAll, type MemberPage, openMemberPage } from '../../testing/console/member-page.ts'
import { makeMember, type TestMember } from '../../testing/console/visitor.ts'
import { buildFixtures, makeEvent, someone } from '../../testing/fixtures.ts'
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
  if (withoutBrowser) return
  server = await startTestServer()
  browser = await openSharedBrowser()
  const { organizationId, live } = await buildFixtures(server)
  const types = ['visitor', 'exhibitor', 'volunteer'].map((code) => ({ code, name: `${code} of the whole weekend` }))
  const path = await makeEvent(live, { code: 'lights', event: { name: 'Harbour Lights' }, types })
  const attendees = types.map(({ code }) => someone({ attendee_type: code, phone: '+34600000000' }))
  const sent = { attendees: [...attendees, someone({ email: LONG })] }
  const { body } = await live('POST', `${path}/registrations`, sent)
  registration = body.id
  member = await makeMember(server, organizationId)
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

/** Words in cells that stand on more than one line. */
const findSplitWords = (page: MemberPage) =>
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

test.skipIf(withoutBrowser).each([
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
  await expectFitForAll(page, name)
})
