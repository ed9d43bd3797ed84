import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../config/config.ts'
import { systemClock } from '../platform/clock.ts'
import type { ScheduledTask } from '../platform/queue/index.ts'
import { runAdminCommandForJson } from '../testing/admin/run-admin.ts'
import {
  type ConsoleTestClient,
  openConsoleTestClient,
  signInToConsole,
  submitConsoleForm,
} from '../testing/console/visitor.ts'
import { buildNewAttendee, buildTestFixtures, makeTestEvent, type TestFixtures } from '../testing/fixtures.ts'
import { listMailLinks } from '../testing/mail/list-mail-links.ts'
import { parseMailHeaders } from '../testing/mail/read-message.ts'
import { startSmtpServer, type TestSmtpServer } from '../testing/mail/smtp-server.ts'
import { startTestServer, type TestServer, type TestServerOptions } from '../testing/test-server.ts'
import { chooseByWholeRun } from '../testing/whole-run.ts'
import { buildScheduledTasks } from './schedule.ts'

/** Where nothing listens. */
const RECEIVER = 'https://localhost:9443/hook'
const OWNER = 'ana@harbour.example'
const clock = { ...systemClock, set: () => {}, advance: () => {} }

/** Passes requests on to a server that begins to listen later, as a proxy in front of an installation does. */
async function startProxy(): Promise<{ port: number; pass(to: number): void; close(): Promise<void> }> {
  let target = 0
  const proxy: Server = createServer((asked, answer) => {
    const { method, url, headers } = asked
    const passed = request(
      { host: '127.0.0.1', port: target, method, path: url, headers, agent: false },
      (response) => {
        answer.writeHead(response.statusCode ?? 502, response.headers)
        response.pipe(answer)
      },
    )
    asked.pipe(passed)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  return {
    port: (proxy.address() as AddressInfo).port,
    pass: (to) => {
      target = to
    },
    close: () => new Promise((resolve) => proxy.close(() => resolve())),
  }
}

type Installation = { server: TestServer; port: number; close(): Promise<void> }
type Start = (options: TestServerOptions) => Promise<Installation>

const together: Start = async (options) => {
  const server = await startTestServer({ ...options, config: { ...options.config, role: 'all' } })
  return { server, port: server.port, close: () => server.close() }
}

const apart: Start = async ({ tasks, ...options }) => {
  const server = await startTestServer({ ...options, config: { ...options.config, role: 'api' } })
  const { databaseUrl } = server
  const worker = await startTestServer({
    ...options,
    databaseUrl,
    tasks,
    config: { ...options.config, role: 'worker', publicUrl: null },
  })
  const close = async () => {
    await worker.close()
    await server.close()
  }
  return { server, port: server.port, close }
}

const behindProxy: Start = async (options) => {
  const proxy = await startProxy()
  const { publicUrl } = readConfig({ PUBLIC_URL: `http://localhost:${proxy.port}/` })
  const { server, close } = await apart({ ...options, config: { ...options.config, publicUrl } })
  proxy.pass(server.port)
  const closeAll = async () => {
    await close()
    await proxy.close()
  }
  return { server, port: proxy.port, close: closeAll }
}

const installations: [string, Start][] = [
  ['a PUBLIC_URL with a port and a slash, which the worker is not told', behindProxy],
  ['a worker in a process of its own, without PUBLIC_URL', apart],
  ['one process, without PUBLIC_URL', together],
]

describe.each(chooseByWholeRun(installations, installations.slice(0, 1)))(
  'every link of every mail leads to a page: %s',
  (_, start) => {
    let smtp: TestSmtpServer
    let installation: Installation
    let server: TestServer
    let fixtures: TestFixtures
    let environment: Record<string, string>
    let slug: string
    let event: string
    let owner: ConsoleTestClient
    let quotaNotices: ScheduledTask

    beforeAll(async () => {
      smtp = await startSmtpServer()
      installation = await start({
        clock,
        resolve: async () => ['127.0.0.1'],
        config: { smtpUrl: smtp.url, mailFrom: 'Postern <post@postern.example>', webhooksAllowLoopback: true },
        tasks: (dependencies) => {
          const tasks = buildScheduledTasks(dependencies)
          quotaNotices = tasks.find(({ name }) => name === 'quota-notices') as ScheduledTask
          return tasks
        },
      })
      server = installation.server
      environment = { DATABASE_URL: server.databaseUrl }
      fixtures = await buildTestFixtures(server)
      ;({ slug } = await server.database('organizations').where({ id: fixtures.organizationId }).first('slug'))
      event = await makeTestEvent(fixtures.live)
    })
    afterAll(async () => {
      await installation?.close()
      await smtp.close()
    })

    /** The links of the newest mail with this subject, once there are so many. */
    async function linksIn(subject: string, to?: string, count = 1): Promise<string[]> {
      const found = () =>
        smtp.received.filter(({ raw, to: [at] }) => parseMailHeaders(raw).subject === subject && (!to || at === to))
      await expect.poll(() => found().length, { message: subject }).toBeGreaterThanOrEqual(count)
      return listMailLinks(found().at(-1)?.raw ?? '').filter((link) => link !== RECEIVER)
    }

    /** Opens each link, in a browser if one is given. Returns their paths. */
    async function follow(links: string[], by?: ConsoleTestClient): Promise<string[]> {
      const origin = `http://localhost:${installation.port}`
      for (const link of links) {
        expect(new URL(link).origin).toBe(origin)
        const path = link.slice(origin.length)
        const page = by ? await seeFinally(by, path) : await fetch(link)
        expect([link, page.status]).toEqual([link, 200])
      }
      return links.map((link) => new URL(link).pathname)
    }

    async function seeFinally(by: ConsoleTestClient, path: string) {
      const page = await by.see(path)
      return page.location === null ? page : by.see(page.location)
    }

    const admin = (...args: string[]) => runAdminCommandForJson(environment, ...args)
    const console = (path: string) => `/console/live${path.slice('/v1'.length)}`

    async function draft(subject: string): Promise<string> {
      const made = await fixtures.live('POST', `${event}/communications`, { subject, body: 'Hello.' })
      return `${event}/communications/${made.body.id}`
    }

    test('an invitation, by the command line', async () => {
      await admin('member', 'add', slug, '--email', OWNER, '--name', 'Ana Ruiz', '--role', 'owner')
      expect(await follow(await linksIn('Harbour Hall · Postern', OWNER))).toEqual(['/console'])
      const first = ['--owner-email', 'bo@north.example', '--owner-name', 'Bo']
      await admin('org', 'create', '--slug', 'north', '--name', 'North Club', ...first)
      expect(await follow(await linksIn('North Club · Postern'))).toEqual(['/console'])
    })

    test('a link to sign in, and one that confirms', async () => {
      const served = { ...server, port: installation.port }
      owner = await signInToConsole(served, { email: OWNER, id: '', organizationId: '' })
      await linksIn('Sign in to Harbour Hall')
      const asking = openConsoleTestClient(served, { 'X-Forwarded-Host': 'evil.example' })
      await asking.see('/console/sign-in')
      await asking.send('/console/sign-in', { email: OWNER })
      await follow(await linksIn('Sign in to Harbour Hall', OWNER, 2), asking)
      await owner.see('/console/confirm')
      await owner.send('/console/confirm', {})
      await follow(await linksIn('Confirm that it is you (Harbour Hall)'), owner)
    })

    test('an invitation, by the console', async () => {
      const input = { email: 'cy@harbour.example', name: 'Cy', role: 'manager' }
      expect((await submitConsoleForm(owner, '/console/live/members?do=invite', input)).status).toBe(303)
      await follow(await linksIn('Harbour Hall · Postern', input.email), owner)
    })

    test('tickets, by registering, by sending them again and by an import', async () => {
      const attendees = [buildNewAttendee({ email: 'di@visitors.example' })]
      const { body } = await fixtures.live('POST', `${event}/registrations`, { attendees })
      await follow(await linksIn('Registration confirmed: Festival', 'di@visitors.example'))
      const [ticket] = body.attendees[0].ticket_ids
      await fixtures.live('POST', `${event}/tickets/${ticket}/send`)
      await follow(await linksIn('Your ticket for Festival', 'di@visitors.example'))
      const csv = 'first_name,last_name,email,attendee_type\nEd,Long,ed@visitors.example,visitor\n'
      await fixtures.live('POST', `${event}/imports`, { csv, send_ticket_emails: true })
      await follow(await linksIn('Registration confirmed: Festival', 'ed@visitors.example'))
    })

    test('a communication, by the API, whatever host the request named', async () => {
      const path = await draft('By the API')
      const key = await server.key(fixtures.organizationId, { scopes: ['write'] })
      await sendWithHost(server, `${path}/send`, key.value, 'evil.example')
      expect(await follow(await linksIn('By the API'))).toEqual([expect.stringMatching(/^\/unsubscribe\//)])
    })

    test('a communication, by the console', async () => {
      const path = await draft('By the console')
      expect((await submitConsoleForm(owner, `${console(path)}?do=sendCommunication`)).status).toBe(303)
      expect(await follow(await linksIn('By the console'))).toEqual([expect.stringMatching(/^\/unsubscribe\//)])
    })

    test('a communication, by the command line and by the clock', async () => {
      const now = (await draft('By the command line')).split('/').at(-1) ?? ''
      await admin('communication', 'send', slug, 'fest', now)
      await follow(await linksIn('By the command line'))
      const later = (await draft('By the clock')).split('/').at(-1) ?? ''
      const at = new Date(Date.now() + 1_000).toISOString()
      await admin('communication', 'send', slug, 'fest', later, '--at', at)
      await follow(await linksIn('By the clock'))
    })

    test('an endpoint that fails', async () => {
      const { body } = await fixtures.live('POST', '/v1/webhooks', { url: RECEIVER, event_types: ['*'] })
      await server.database('webhook_endpoints').where({ id: body.id }).update({ consecutive_failures: 49 })
      await fixtures.live('POST', `${event}/registrations`, { attendees: [buildNewAttendee()] })
      const links = await linksIn('A webhook endpoint of Harbour Hall is failing', OWNER)
      expect(await follow(links, owner)).toEqual([`/console/live/webhooks/${body.id}`])
    })

    test('80 % and 100 % of the calls of a month', async () => {
      await server
        .database('organizations')
        .where({ id: fixtures.organizationId })
        .update({
          plan_overrides: JSON.stringify({ api_calls_monthly: 1 }),
        })
      await quotaNotices.run({ signal: new AbortController().signal } as never)
      for (const percent of [80, 100]) {
        const links = await linksIn(`Harbour Hall has used ${percent} % of its API calls this month`)
        expect(await follow(links, owner)).toEqual(['/console/live'])
      }
    })
  },
)

/** With a Host header of its own, which fetch does not send. */
function sendWithHost(server: TestServer, path: string, key: string, host: string): Promise<void> {
  const { hostname, port } = new URL(server.url)
  const headers = {
    Host: host,
    'X-Forwarded-Host': host,
    Authorization: `Bearer ${key}`,
    'Idempotency-Key': path,
    'Content-Type': 'application/json',
  }
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method: 'POST', headers, agent: false }, async (response) => {
      await response.toArray()
      if (response.statusCode === 202) resolve()
      else reject(new Error(`Sending was answered with ${response.statusCode}.`))
    })
    sent.on('error', reject)
    sent.end('{}')
  })
}
