import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { findAccessibilityProblems } from '../../testing/accessibility-problems.ts'
import { isBrowserMissing } from '../../testing/browser.ts'
import {
  findAnswerElement,
  type GateBrowserPage,
  type GatePageServer,
  type GateTicket,
  letAnswersTimeOut,
  openGatePage,
  pairGatePage,
  startGatePageServer,
  typeScannedCode,
} from '../../testing/gate-page/gate-page-server.ts'
import { MANAGER_PIN } from '../../testing/make-manager.ts'
import { openSharedBrowser } from '../../testing/shared-browser.ts'

describe.skipIf(isBrowserMissing)('at a gate', () => {
  let world: GatePageServer
  let browser: Browser
  let page: GateBrowserPage
  let regular: GateTicket
  let family: GateTicket
  let zoe: GateTicket

  beforeAll(async () => {
    world = await startGatePageServer()
    // What is on the roster when it is read.
    regular = await world.book({ days: ['fri', 'sat'] })
    family = await world.book(...['Wu', 'Mei', 'Tom'].map((first_name) => ({ first_name, attendee_type: 'family' })))
    zoe = await world.book({ first_name: 'Zoë', last_name: 'Ångström' })
    browser = await openSharedBrowser()
    page = await openGatePage(browser, world)
    await pairGatePage(page, world)
  })

  afterEach(async () => {
    await letAnswersTimeOut(page)
    expect(page.complaints).toEqual([])
  })

  afterAll(async () => {
    await browser?.close()
    await world?.server.close()
  })

  const scansOf = async (person: string | undefined) =>
    (await world.listCheckins()).filter(({ attendee_id }) => attendee_id === person).map(({ result }) => result)

  test('a hand scanner needs no focus, and somebody is let in', async () => {
    const { code, attendees } = regular
    await typeScannedCode(page, code.toLowerCase())
    await findAnswerElement(page, 'accepted').waitFor()
    const text = await findAnswerElement(page).innerText()
    for (const part of ['LET IN', 'Welcome', attendees[0]?.name, 'Visitor', 'Fri']) expect(text).toContain(part)
    expect(await page.locator('[aria-live]').innerText()).toBe(
      `Let in. Welcome. ${attendees[0]?.name}. This ticket is valid.`,
    )
    expect(await findAnswerElement(page).getAttribute('data-sign')).toBe('go')
    expect(await findAccessibilityProblems(page)).toEqual([])
    expect(await page.locator('.typed input').inputValue()).toBe('')
  })

  test('a code that is read again within two seconds is one scan; afterwards it was used, and the first time is shown', async () => {
    const { code, attendees } = await world.book({})
    await typeScannedCode(page, code)
    await findAnswerElement(page, 'accepted').waitFor()
    await typeScannedCode(page, code)
    await letAnswersTimeOut(page)
    await typeScannedCode(page, code)
    await findAnswerElement(page, 'duplicate').waitFor()
    const text = await findAnswerElement(page).innerText()
    for (const part of ['LOOK', 'Already used', attendees[0]?.name, 'First: 12:0', 'Main gate'])
      expect(text).toContain(part)
    expect(await findAccessibilityProblems(page)).toEqual([])
    expect(await scansOf(attendees[0]?.id)).toEqual(['duplicate', 'accepted'])
  })

  test('somebody who is refused is let in by a member with a PIN and a reason, and a wrong PIN is not', async () => {
    const email = await world.makeMember()
    const { code, attendees } = await world.book({ days: ['sat'] })
    await typeScannedCode(page, code)
    await findAnswerElement(page, 'wrong_day').waitFor()
    expect(await findAnswerElement(page).innerText()).toContain('DO NOT LET IN')
    expect(await findAccessibilityProblems(page)).toEqual([])
    await page.getByRole('button', { name: 'Let in anyway' }).click()
    await page.getByLabel('Email of a member').fill(email)
    await page.getByLabel('PIN').fill('000000')
    await page.getByLabel('Reason').fill('Came with the band.')
    const send = page.getByRole('dialog').getByRole('button', { name: 'Let in anyway' })
    await send.click()
    await page.getByRole('alert').filter({ hasText: 'PIN' }).waitFor()
    expect(await page.getByLabel('PIN').inputValue()).toBe('')
    expect(await findAccessibilityProblems(page)).toEqual([])
    await page.getByLabel('PIN').fill(MANAGER_PIN)
    await send.click()
    await findAnswerElement(page, 'accepted').waitFor()
    expect(await findAnswerElement(page).innerText()).toContain('Let in by a member')
    expect(await scansOf(attendees[0]?.id)).toEqual(['accepted', 'wrong_day'])
  })

  test('a code that nobody knows is refused, by typing and by keys alone', async () => {
    await page.getByLabel('Type a code').focus()
    await page.keyboard.type('NO SUCH CODE')
    await page.keyboard.press('Enter')
    await findAnswerElement(page, 'unknown').waitFor()
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Next')
    await page.keyboard.press('Enter')
    await findAnswerElement(page).waitFor({ state: 'detached' })
  })

  test('a hand scanner does not press the button that has the focus', async () => {
    const { code } = await world.book({})
    await page.getByRole('button', { name: 'Menu' }).focus()
    await typeScannedCode(page, code)
    await findAnswerElement(page, 'accepted').waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  test('a shared ticket lets in those who are here, and the others later', async () => {
    await typeScannedCode(page, family.code)
    const isHere = (name: string) => page.getByRole('checkbox', { name })
    await isHere('Tom').waitFor()
    expect(await findAccessibilityProblems(page)).toEqual([])
    await isHere('Tom').uncheck()
    await page.getByRole('button', { name: 'Only these 2' }).click()
    await findAnswerElement(page, 'accepted').waitFor()
    expect(await findAnswerElement(page).innerText()).toContain('Let in 2 of 2')
    expect(await findAnswerElement(page).innerText()).not.toContain('Tom')
    await letAnswersTimeOut(page)
    await typeScannedCode(page, family.code)
    await page.getByRole('button', { name: 'All 3 are here' }).click()
    await page.locator('.answer[data-sign="caution"]').waitFor()
    const rows = await findAnswerElement(page).getByRole('listitem').allInnerTexts()
    expect(rows.map((row) => row.split('\n')[0]?.split(' ')[0])).toEqual(['Tom', 'Wu', 'Mei'])
    expect(await findAccessibilityProblems(page)).toEqual([])
  })

  test('people without a ticket at hand are found by name or by the end of the code, and scanned', async () => {
    await page.getByRole('button', { name: 'Search' }).click()
    const field = page.getByRole('dialog').getByRole('textbox')
    await field.fill('angstrom zo')
    await page.getByRole('dialog').getByText('Zoë Ångström').waitFor()
    await field.fill('nobody at all')
    await page.getByText('Nobody is found in the roster.').waitFor()
    await field.fill(zoe.code.slice(-4))
    await page.getByRole('dialog').getByText('Zoë Ångström').waitFor()
    expect(await findAccessibilityProblems(page)).toEqual([])
    await page.getByRole('button', { name: 'Scan: Zoë Ångström' }).click()
    await findAnswerElement(page, 'accepted').waitFor()
    expect(await scansOf(zoe.attendees[0]?.id)).toEqual(['accepted'])
  })

  test('people are found by their email address, also those who came on the roster since, and scanned', async () => {
    const { attendees } = await world.book({ first_name: 'Mina', email: 'mina@example.com' })
    await page.getByRole('button', { name: 'Search' }).click()
    const field = page.getByRole('dialog').getByRole('textbox')
    await field.fill('nobody@example.com')
    await page.keyboard.press('Enter')
    await page.getByText('Nobody here has this email.').waitFor()
    await field.fill('MINA@example.com')
    await page.getByRole('button', { name: 'Search for this email' }).click()
    await page
      .getByRole('dialog')
      .getByText(attendees[0]?.name ?? '')
      .waitFor()
    expect(await findAccessibilityProblems(page)).toEqual([])
    await page.getByRole('button', { name: `Scan: ${attendees[0]?.name}` }).click()
    await findAnswerElement(page, 'accepted').waitFor()
    expect(await scansOf(attendees[0]?.id)).toEqual(['accepted'])
    await letAnswersTimeOut(page)
    await page.getByRole('button', { name: 'Search' }).click()
    await page.context().setOffline(true)
    await field.fill('mina@example.com')
    await page.keyboard.press('Enter')
    await page.getByText('This needs the network.').waitFor()
    await page.context().setOffline(false)
    await page.keyboard.press('Escape')
  })

  test('the counts, the recent scans and the menu are there for everybody', async () => {
    await page.locator('.inside').click()
    await page.getByRole('dialog').getByText('Main gate').waitFor()
    expect(await findAccessibilityProblems(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Recent' }).click()
    expect(await page.getByRole('dialog').getByRole('listitem').first().innerText()).toContain('Mina')
    expect(await findAccessibilityProblems(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Menu' }).click()
    expect(await findAccessibilityProblems(page)).toEqual([])
    await page.keyboard.press('Escape')
    expect(await findAccessibilityProblems(page)).toEqual([])
  })

  test('the chosen language is spoken, also in answers', async () => {
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByLabel('Language').selectOption('es')
    await page.getByRole('button', { name: 'Buscar' }).waitFor()
    await typeScannedCode(page, 'NO SUCH CODE EITHER')
    await findAnswerElement(page, 'unknown').waitFor()
    const text = await findAnswerElement(page).innerText()
    for (const part of ['NO DEJAR PASAR', 'Desconocido', 'Siguiente']) expect(text).toContain(part)
    expect(await page.evaluate('document.documentElement.lang')).toBe('es')
  })
})
