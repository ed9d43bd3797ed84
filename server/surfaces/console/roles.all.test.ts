import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { MemberRole } from '../../access/members/index.ts'
import { rebuildSandbox } from '../../areas/sandbox/index.ts'
import { isBrowserMissing } from '../../testing/browser.ts'
import { type ConsoleBrowserPage, expectAccessiblePage, openVisitorPage } from '../../testing/console/member-page.ts'
import { startOpenIdProvider, type TestOpenIdProvider } from '../../testing/console/openid-provider.ts'
import { makeTestMember, type TestMember, waitForMailedLinks } from '../../testing/console/visitor.ts'
import {
  buildNewAttendee,
  buildTestFixtures,
  makeTestEvent,
  makeTestGroups,
  type TestFixtures,
} from '../../testing/fixtures.ts'
import { openSharedBrowser } from '../../testing/shared-browser.ts'
import { buildTestClock } from '../../testing/test-clock.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const EVENT = '/console/live/events/lights'

describe.skipIf(isBrowserMissing)('in a browser', () => {
  let server: TestServer
  let provider: TestOpenIdProvider
  let fixtures: TestFixtures
  let browser: Browser
  let page: ConsoleBrowserPage

  beforeAll(async () => {
    const clock = buildTestClock()
    provider = await startOpenIdProvider(() => clock.now())
    server = await startTestServer({ clock, config: { openId: provider.settings } })
    browser = await openSharedBrowser()
    await rebuildSandbox(server.database, clock.now())
    fixtures = await buildTestFixtures(server)
    await makeTestEvent(fixtures.live, { code: 'lights', event: { name: 'Harbour Lights' } })
    await makeTestGroups(fixtures.live, { north: null, south: null })
    for (const group of ['north', 'south']) {
      await makeTestEvent(fixtures.live, { code: `${group}-fest`, event: { name: `${group} fest`, group } })
      const attendees = [buildNewAttendee({ last_name: `Of-${group}` })]
      await fixtures.live('POST', '/v1/events/lights/registrations', { attendees, group })
    }
  })
  afterAll(async () => {
    await browser?.close()
    await server?.close()
    await provider?.stop()
  })

  beforeEach(async () => {
    server.clock.advance(10 * 60_000)
    page = await openVisitorPage(browser, server)
    return async () => {
      await page.context().close()
    }
  })

  /** As people do: their address, the link in the mail, and its button. */
  async function signInByHand({ email }: TestMember): Promise<void> {
    await page.goto('/console')
    await page.getByLabel('Email address').fill(email)
    await page.getByRole('button', { name: 'Send me a link' }).click()
    await page.getByRole('heading', { name: 'Look into your mail' }).waitFor()
    const [link = ''] = await waitForMailedLinks(server, email, 1)
    await page.goto(link)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('heading', { name: 'Harbour Hall' }).waitFor()
  }

  const sections = () => page.locator('nav.sections a').allInnerTexts()
  const acts = () =>
    page
      .locator('a.act')
      .evaluateAll((links) => links.map((link) => (link as { search?: string }).search?.slice(4) ?? ''))
  const alert = (of: Page = page) => of.getByRole('alert').innerText()

  type Sight = { role: MemberRole; sees: string[]; lacks: string[]; does: string[]; not: string[]; refused: string[] }

  const sights: Sight[] = [
    {
      role: 'owner',
      sees: ['Webhook endpoints', 'Changes', 'API keys'],
      lacks: [],
      does: ['cancelEvent'],
      not: [],
      refused: [],
    },
    {
      role: 'admin',
      sees: ['Webhook endpoints', 'Changes', 'API keys'],
      lacks: [],
      does: ['cancelEvent'],
      not: [],
      refused: [],
    },
    {
      role: 'developer',
      sees: ['Registrations', 'Webhook endpoints', 'API keys'],
      lacks: ['Changes'],
      does: [],
      not: ['cancelEvent', 'updateEvent'],
      refused: ['/console/live/audit-log', `${EVENT}?do=cancelEvent`, `${EVENT}/communications`],
    },
    {
      role: 'manager',
      sees: ['Registrations', 'Contacts', 'Groups'],
      lacks: ['Webhook endpoints', 'API keys', 'Changes'],
      does: ['cancelEvent', 'updateEvent'],
      not: [],
      refused: ['/console/live/keys', '/console/live/webhooks', '/console/live/audit-log'],
    },
    {
      role: 'scanner',
      sees: ['Events'],
      lacks: ['Registrations', 'Contacts', 'Jobs', 'Groups', 'Webhook endpoints', 'API keys', 'Changes'],
      does: [],
      not: ['cancelEvent', 'updateEvent'],
      refused: [`${EVENT}/attendees`, '/console/live/registrations', '/console/live/keys', `${EVENT}?do=cancelEvent`],
    },
  ]

  test.each(sights)('a member who is $role signs in and sees what they may', async (sight) => {
    const member = await makeTestMember(server, fixtures.organizationId, { role: sight.role })
    await signInByHand(member)
    const shown = await sections()
    expect(shown).toEqual(expect.arrayContaining(['Home', 'Events', ...sight.sees]))
    for (const section of sight.lacks) expect(shown).not.toContain(section)
    await page.getByRole('link', { name: 'Events', exact: true }).click()
    await page.getByRole('link', { name: 'Harbour Lights' }).click()
    await page.getByRole('heading', { name: 'Numbers' }).waitFor()
    const offered = await acts()
    expect(offered).toEqual(expect.arrayContaining(sight.does))
    for (const act of sight.not) expect(offered).not.toContain(act)
    expect(page.complaints).toEqual([])
    for (const path of sight.refused) {
      expect((await page.goto(path))?.status()).toBe(403)
      expect(await alert()).toMatch(
        new RegExp(`^${member.email} is a ${sight.role} of \\S+ and cannot [a-z ]+; that takes an owner[^.]*\\.$`, 'i'),
      )
    }
    if (sight.role === 'scanner') await expectAccessiblePage(page, 'refused')
  })

  test('a member of a group signs in and sees that group', async () => {
    await signInByHand(await makeTestMember(server, fixtures.organizationId, { role: 'manager', group: 'north' }))
    await page.getByRole('link', { name: 'Events', exact: true }).click()
    await page.getByRole('link', { name: 'north fest' }).waitFor()
    expect(await page.getByText('south fest').count()).toBe(0)
    await page.goto(`${EVENT}/attendees`)
    await page.getByText('Of-north').waitFor()
    expect(await page.getByText('Of-south').count()).toBe(0)
    await page.goto(`${EVENT}?do=cancelEvent`)
    await page.getByRole('button', { name: 'Cancel an event' }).click()
    expect(await alert()).toMatch(/^You are limited to the group north/)
    expect((await page.goto('/console/live/events/south-fest'))?.status()).toBe(404)
    await page.getByRole('alert').waitFor()
  })

  test('a member signs in at the provider, and again for a key', async () => {
    const member = await makeTestMember(server, fixtures.organizationId)
    provider.behave({ person: { email: member.email, email_verified: true } })
    await page.goto('/console')
    await expectAccessiblePage(page, 'sign-in')
    await page.getByRole('link', { name: 'Sign in with 127.0.0.1' }).click()
    await page.getByRole('heading', { name: 'Harbour Hall' }).waitFor()
    server.clock.advance(16 * 60_000)
    await page.getByRole('link', { name: 'API keys' }).click()
    await page.getByRole('link', { name: 'Create an API key' }).click()
    await expectAccessiblePage(page, 'confirm')
    await page.getByRole('link', { name: 'Sign in again with 127.0.0.1' }).click()
    await page.getByLabel('Name').fill('Website')
    await page.getByLabel('read', { exact: true }).check()
    await page.getByRole('button', { name: 'Create an API key' }).click()
    expect(await page.locator('figure code').first().innerText()).toMatch(/svc_live_\w{32}/)
  })

  test('who is no member, or one of several organizations, reads what to do', async () => {
    const { email } = await makeTestMember(server, fixtures.organizationId)
    provider.behave({ person: { email: 'nobody@elsewhere.example', email_verified: true } })
    await page.goto('/console/sign-in')
    await page.getByRole('link', { name: 'Sign in with 127.0.0.1' }).click()
    await page.getByText('Nobody with the address nobody@elsewhere.example is a member.').waitFor()
    await expectAccessiblePage(page, 'no-member')
    await makeTestMember(server, await server.organization({ name: 'North Club' }), { email })
    provider.behave({ person: { email, email_verified: true } })
    await page.getByRole('link', { name: 'Sign in another way' }).click()
    await page.getByRole('link', { name: 'Sign in with 127.0.0.1' }).click()
    await page.getByRole('button', { name: 'Harbour Hall' }).waitFor()
    await expectAccessiblePage(page, 'which-organization')
    await page.getByRole('button', { name: 'North Club' }).click()
    await page.getByRole('heading', { name: 'North Club' }).waitFor()
  })

  test('anybody looks around from the start page, and registers somebody', async () => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Look around' }).click()
    await page.getByRole('link', { name: 'Harbour Lights' }).waitFor()
    const shown = await sections()
    for (const section of ['Home', 'Source connections', 'Changes', 'API keys']) expect(shown).not.toContain(section)
    await expectAccessiblePage(page, 'sandbox')
    await page.getByRole('link', { name: 'Harbour Lights' }).click()
    await page.getByRole('link', { name: 'Registrations', exact: true }).last().click()
    await page.getByRole('link', { name: 'Create a registration' }).click()
    await page.locator('[name="attendees.0.attendee_type"]').selectOption('visitor')
    await page.locator('[name="attendees.0.first_name"]').fill('Nerea')
    await page.locator('[name="attendees.0.last_name"]').fill('Ibáñez')
    await page.locator('[name="attendees.0.answers.pictures"]').selectOption('true')
    await page.getByRole('button', { name: 'Create a registration' }).click()
    await page.getByRole('status').waitFor()
    expect(new URL(page.url()).pathname).toMatch(/^\/console\/sandbox\/events\/[\w-]+\/registrations\/\w{26}$/)
    expect(page.complaints).toEqual([])
    await page.goto('/console/live')
    await page.getByLabel('Email address').waitFor()
  })
})
