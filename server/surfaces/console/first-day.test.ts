import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runAdminCommand } from '../../testing/admin/run-admin.ts'
import { isBrowserMissing, openBrowserPage } from '../../testing/browser.ts'
import { openSharedBrowser } from '../../testing/shared-browser.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let browser: Browser

beforeAll(async () => {
  if (isBrowserMissing) return
  // With a worker, which puts the mails into the outbox.
  server = await startTestServer({ config: { role: 'all', outboxPage: true } })
  browser = await openSharedBrowser()
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

const newestMailTo = async (page: Page, subject: string) => {
  const outbox = `http://localhost:${server.port}/outbox`
  await expect
    .poll(async () => {
      // The command line uses the database's clock, and a mail is sent when it is due.
      server.clock.set(new Date())
      await page.goto(outbox)
      return page.getByRole('link', { name: subject }).count()
    })
    .toBeGreaterThan(0)
  await page.getByRole('link', { name: subject }).first().click()
  return page.locator('body').innerText()
}

test.skipIf(isBrowserMissing)('a member comes from the mail that invites them to a key that calls', async () => {
  const environment = { DATABASE_URL: server.databaseUrl, PUBLIC_URL: `http://localhost:${server.port}` }
  // Far behind the database's clock, the worker would look again only after minutes.
  server.clock.set(new Date())
  const create = ['org', 'create', '--slug', 'harbour', '--name', 'Harbour Hall', '--plan', 'growth']
  const { code, stderr } = await runAdminCommand(
    environment,
    ...create,
    '--owner-email',
    'ana@harbour.example',
    '--owner-name',
    'Ana Ruiz',
  )
  expect([code, stderr]).toEqual([0, ''])
  const page = await openBrowserPage(browser)
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  page.on('pageerror', (error) => problems.push(error.message))

  const invitation = await newestMailTo(page, 'Harbour Hall · Postern')
  await page.goto(/http\S+\/console/.exec(invitation)?.[0] ?? '')
  await page.getByLabel('Email address').fill('ana@harbour.example')
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await page.getByRole('link', { name: 'Open the outbox' }).waitFor()

  const mail = await newestMailTo(page, 'Sign in to Harbour Hall')
  await page.goto(/http\S+\/console\/sign-in\/\w+/.exec(mail)?.[0] ?? '')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('heading', { name: 'Harbour Hall' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/console/live')

  await page.getByRole('link', { name: 'API keys' }).click()
  await page.getByRole('link', { name: 'Create an API key' }).click()
  await page.getByLabel('Name').fill('Website')
  await page.getByLabel('read', { exact: true }).check()
  await page.getByRole('button', { name: 'Create an API key' }).click()
  const value = (await page.locator('figure code').first().innerText()).trim()
  await page.getByRole('button', { name: 'Copy: The key' }).waitFor()
  const me = await server.get('/v1/me', { key: value })
  expect((await me.json()).organization.slug).toBe('harbour')

  await page.getByRole('link', { name: 'Go on' }).click()
  await page.getByRole('cell', { name: 'Website' }).waitFor()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByLabel('Email address').waitFor()
  await page.goBack()
  await page.getByLabel('Email address').waitFor()
  expect(problems).toEqual([])
})
