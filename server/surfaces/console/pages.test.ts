import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { memberRoles } from '../../access/members/index.ts'
import {
  type ConsoleTestClient,
  makeTestMember,
  signInToConsole,
  stripHtmlTags,
  submitConsoleForm,
  type TestMember,
  waitForMailedLinks,
} from '../../testing/console/visitor.ts'
import {
  buildNewAttendee,
  buildTestFixtures,
  makeTestEvent,
  makeTestGroups,
  type TestFixtures,
} from '../../testing/fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let fixtures: TestFixtures
let owner: TestMember
let visitor: ConsoleTestClient

beforeAll(async () => {
  server = await startTestServer()
  fixtures = await buildTestFixtures(server)
  await makeTestEvent(fixtures.live, { code: 'lights', event: { name: 'Harbour Lights' } })
})
afterAll(() => server.close())

beforeEach(async () => {
  server.clock.advance(10 * 60_000)
  owner = await makeTestMember(server, fixtures.organizationId)
  visitor = await signInToConsole(server, owner)
})

test('changes name who made them and what they changed', async () => {
  await submitConsoleForm(visitor, '/console/live/groups?do=createGroup', { code: 'choir', name: 'The choir' })
  const { text } = await visitor.see('/console/live/audit-log')
  expect(stripHtmlTags(text)).toMatch(new RegExp(`group\\.created .* member ${owner.email} console Group The choir`))
})

test('changes of the mode that is on are shown', async () => {
  await submitConsoleForm(visitor, '/console/live/groups?do=createGroup', {
    code: 'real-choir',
    name: 'The real choir',
  })
  await submitConsoleForm(visitor, '/console/test/groups?do=createGroup', {
    code: 'trial-choir',
    name: 'The trial choir',
  })
  const seen = async (mode: string) => {
    const { status, text } = await visitor.see(`/console/${mode}/audit-log`)
    return [status, text.includes('The real choir'), text.includes('The trial choir')]
  }
  expect(await seen('live')).toEqual([200, true, false])
  expect(await seen('test')).toEqual([200, false, true])
})

test('in test mode a live event is not offered to be changed, but test people are', async () => {
  const acts = async (path: string) => {
    const { text } = await visitor.see(`/console/${path}`)
    return [...text.matchAll(/href="\?do=(\w+)"/g)].map(([, id]) => id)
  }
  expect(await acts('live/events/lights')).toEqual(expect.arrayContaining(['updateEvent', 'createImport']))
  expect(await acts('test/events/lights')).not.toContain('updateEvent')
  expect(await acts('test/events/lights')).toContain('createImport')
  expect(await acts('test/events/lights/days')).toEqual([])
  expect(await acts('test/events/lights/registrations')).toContain('createRegistration')
})

test('a ticket names its people', async () => {
  const made = await fixtures.live('POST', '/v1/events/lights/registrations', {
    attendees: [buildNewAttendee({ first_name: 'Ticket', last_name: 'Holder' })],
  })
  const [person] = made.body.attendees
  const { body } = await fixtures.live('GET', `/v1/events/lights/tickets?attendee=${person.id}`)
  const { text } = await visitor.see(`/console/live/events/lights/tickets/${body.data[0].id}`)
  expect(text).toMatch(new RegExp(`/attendees/${person.id}">Ticket Holder</a>`))
  const registration = await visitor.see(`/console/live/events/lights/registrations/${made.body.id}`)
  expect(registration.text).toContain(`/events/lights/tickets?registration=${made.body.id}">Tickets</a>`)
})

describe('a key', () => {
  const fields = { name: 'Website', mode: 'live', scopes: ['read', 'write'] }

  test('is made, shown once, and calls the API', async () => {
    const { text } = await submitConsoleForm(visitor, '/console/live/keys?do=create', fields)
    const value = /svc_live_\w{32}/.exec(text)?.[0] ?? ''
    expect(text).toContain(`curl -H &quot;Authorization: Bearer ${value}&quot; ${visitor.origin}/v1/me`)
    expect((await server.get('/v1/me', { key: value })).status).toBe(200)
    const listed = await visitor.see('/console/live/keys')
    expect(listed.text).not.toContain(value)
    expect(stripHtmlTags(listed.text)).toContain(value.slice(-4))
    const [entry] = await server.database('audit_log').where({ action: 'key.created', actor_id: owner.id })
    expect(entry).toMatchObject({ actor_type: 'member', source: 'console', request_id: expect.any(String) })
  })

  test('is made once, however often the form is sent', async () => {
    const { once, text } = await submitConsoleForm(visitor, '/console/live/keys?do=create', fields)
    const again = await visitor.send('/console/live/keys?do=create', { ...fields, once })
    expect(/svc_live_\w{32}/.exec(again.text)?.[0]).toBe(/svc_live_\w{32}/.exec(text)?.[0])
    expect(await server.database('api_keys').where({ created_by: owner.id })).toHaveLength(1)
  })

  test('that cannot be is refused with a sentence, and the form keeps what was typed', async () => {
    const wrong = await submitConsoleForm(visitor, '/console/live/keys?do=create', {
      ...fields,
      scopes: [],
      addresses: 'nowhere',
    })
    expect(wrong.status).toBe(422)
    expect(wrong.text).toContain('A key needs at least one scope')
    expect(wrong.text).toContain('value="Website"')
    expect((await submitConsoleForm(visitor, '/console/live/keys?do=create', fields)).status).toBe(200)
  })

  test('takes a fresh link after a quarter of an hour', async () => {
    server.clock.advance(15 * 60_000)
    await visitor.see('/console/live/keys')
    const next = '/console/confirm?next=%2Fconsole%2Flive%2Fkeys%3Fdo%3Dcreate'
    expect((await visitor.see('/console/live/keys?do=create')).location).toBe(next)
    expect((await visitor.send('/console/live/keys?do=create', fields)).location).toBe(next)
    expect(await server.database('api_keys').where({ created_by: owner.id })).toEqual([])
    await visitor.see(next)
    await visitor.send('/console/confirm', { next: '/console/live/keys?do=create' })
    const link = (await waitForMailedLinks(server, owner.email, 2)).at(-1) ?? ''
    await visitor.see(link)
    expect((await visitor.send(link, {})).location).toBe('/console/live/keys?do=create')
    expect((await submitConsoleForm(visitor, '/console/live/keys?do=create', fields)).text).toContain('svc_live_')
  })

  test('is revoked', async () => {
    const { text } = await submitConsoleForm(visitor, '/console/live/keys?do=create', fields)
    const value = /svc_live_\w{32}/.exec(text)?.[0] ?? ''
    const { id } = await server.database('api_keys').where({ created_by: owner.id }).first('id')
    expect((await submitConsoleForm(visitor, `/console/live/keys?do=revoke&key=${id}`, { key: id })).status).toBe(303)
    expect((await server.get('/v1/me', { key: value })).status).toBe(401)
  })
})

describe('a webhook endpoint', () => {
  const url = 'https://hooks.example.com/postern'

  test('is made, shown with its secret once, changed, paused and deleted', async () => {
    const made = await submitConsoleForm(visitor, '/console/live/webhooks?do=createWebhook', {
      url,
      event_types: ['ticket.issued'],
    })
    expect(made.status).toBe(200)
    expect(made.text).toMatch(/whsec_\S{20}/)
    const path = /href="(\/console\/live\/webhooks\/\w{26})"/.exec(made.text)?.[1] ?? ''
    const shown = await visitor.see(path)
    expect(shown.text).toContain(url)
    expect(shown.text).not.toContain('whsec_')
    const changed = await submitConsoleForm(visitor, `${path}?do=updateWebhook`, {
      url,
      event_types: ['*'],
      description: 'Mine',
    })
    expect(changed.location).toBe(`${path}?done=updateWebhook`)
    expect(stripHtmlTags((await visitor.see(path)).text)).toContain('Description Mine')
    expect((await submitConsoleForm(visitor, `${path}?do=pauseWebhook`)).status).toBe(303)
    expect((await submitConsoleForm(visitor, `${path}?do=testWebhook`, { type: 'ticket.issued' })).status).toBe(303)
    expect((await visitor.see(`${path}/deliveries`)).text).toContain('ticket.issued')
    expect((await submitConsoleForm(visitor, `${path}?do=deleteWebhook`)).location).toBe(
      '/console/live/webhooks?done=deleteWebhook',
    )
    expect((await visitor.see(path)).status).toBe(404)
  })

  test('has what failed sent again, all at once and once', async () => {
    const made = await submitConsoleForm(visitor, '/console/live/webhooks?do=createWebhook', {
      url,
      event_types: ['ticket.issued'],
    })
    const path = /href="(\/console\/live\/webhooks\/\w{26})"/.exec(made.text)?.[1] ?? ''
    for (let test = 0; test < 3; test += 1)
      await submitConsoleForm(visitor, `${path}?do=testWebhook`, { type: 'ticket.issued' })
    const deliveries = () => server.database('webhook_deliveries').where({ endpoint_id: path.slice(-26) })
    const failed = await deliveries().orderBy('id').limit(2).pluck('id')
    await server
      .database('webhook_deliveries')
      .whereIn('id', failed)
      .update({ status: 'dead', failures: 1, settled_at: server.clock.now(), first_attempt_at: server.clock.now() })
    const form = await visitor.see(`${path}/deliveries?do=replayFailed`)
    expect(stripHtmlTags(form.text)).toContain('given up: 2.')
    const once = /name="once" value="([^"]+)"/.exec(form.text)?.[1] ?? ''
    for (let sent = 0; sent < 2; sent += 1) {
      expect((await visitor.send(`${path}/deliveries?do=replayFailed`, { once })).status).toBe(303)
    }
    expect((await deliveries().whereNotNull('replay_of').pluck('replay_of')).sort()).toEqual(failed.sort())
  })

  test('is withheld where the plan has none, with a sentence', async () => {
    const free = await server.organization({ plan: 'free' })
    const poor = await signInToConsole(server, await makeTestMember(server, free))
    const path = '/console/live/webhooks?do=createWebhook'
    for (const refused of [await poor.see(path), await poor.send(path, { once: 'x', url, event_types: ['*'] })]) {
      expect(refused.status).toBe(403)
      expect(stripHtmlTags(refused.text)).toContain('The plan Free does not include webhooks')
    }
  })
})

describe('a member of an organization on Free', () => {
  test('makes an event, publishes it and fills it, though its keys may not', async () => {
    const free = await server.organization({ plan: 'free' })
    const by = await signInToConsole(server, await makeTestMember(server, free, { role: 'manager' }))
    const event = { code: 'fair', name: 'Village fair', timezone: 'Europe/Madrid' }
    const made = await submitConsoleForm(by, '/console/live/events?do=createEvent', event)
    expect(made.location).toMatch(/^\/console\/live\/events\/\w{26}\?done=createEvent$/)
    const path = '/console/live/events/fair'
    expect((await submitConsoleForm(by, `${path}/days?do=createDay`, { code: 'sat', date: '2026-06-06' })).status).toBe(
      303,
    )
    const type = { code: 'visitor', name: 'Visitor' }
    expect((await submitConsoleForm(by, `${path}/attendee-types?do=createAttendeeType`, type)).status).toBe(303)
    expect((await submitConsoleForm(by, `${path}?do=publishEvent`)).location).toBe(`${path}?done=publishEvent`)
    const person = { 'attendees.0.first_name': 'Nerea', 'attendees.0.last_name': 'Ibáñez' }
    const registered = await submitConsoleForm(by, `${path}/registrations?do=createRegistration`, {
      ...person,
      'attendees.0.attendee_type': 'visitor',
      email: 'nerea@example.com',
    })
    expect(registered.location).toMatch(/registrations\/\w{26}\?done=createRegistration$/)
    expect(stripHtmlTags((await by.see(registered.location ?? '')).text)).toContain('Status confirmed')
    expect((await by.see(`${path}/attendees?q=nerea`)).text).toContain('Ibáñez')
    const { value } = await server.key(free, { scopes: ['read', 'write'] })
    expect((await server.get('/v1/events', { key: value })).status).toBe(403)
    const entries = await server.database('audit_log').where({ organization_id: free }).whereNot({ source: 'cli' })
    expect(new Set(entries.map(({ actor_type, source }) => `${actor_type} ${source}`))).toEqual(
      new Set(['member console']),
    )
  })
})

describe('a list', () => {
  const people = '/console/live/events/lights/attendees'

  test('is sorted by a link in the head of its column, over all pages', async () => {
    for (const last_name of ['Aaa', 'Zzz']) {
      server.clock.advance(1_000)
      await fixtures.live('POST', '/v1/events/lights/registrations', { attendees: [buildNewAttendee({ last_name })] })
    }
    const oldest = await visitor.see(`${people}?q=${buildNewAttendee({}).first_name}`)
    const link = /aria-sort="ascending"><a href="(\?[^"]+)"/.exec(oldest.text)?.[1]?.replaceAll('&amp;', '&') ?? ''
    expect(Object.fromEntries(new URLSearchParams(link))).toEqual({
      q: buildNewAttendee({}).first_name,
      order: 'newest_first',
    })
    const newest = stripHtmlTags((await visitor.see(people + link)).text)
    expect(newest.indexOf('Zzz')).toBeLessThan(newest.indexOf('Aaa'))
    expect((await visitor.see(people + link)).text).toContain('aria-sort="descending"')
    expect((await visitor.see('/console/live/events/lights/days')).text).not.toContain('aria-sort')
  })

  test('is filtered by a time where the event is', async () => {
    const path = '/console/live/events/lights/checkins'
    const { status, text } = await visitor.see(`${path}?since=2026-06-01T09:00`)
    expect(status, text).toBe(200)
    expect(text).toContain('Since (Europe/Madrid)')
  })
})

describe('times and own words', () => {
  test('a time is typed and shown where the event is, and the page names the place', async () => {
    const rules = { 'rules.registration_opens_at': '2026-01-15T09:00', 'rules.one_per_email': 'false' }
    const form = await submitConsoleForm(visitor, '/console/live/events/lights/form?do=putForm', rules)
    expect(form.status, form.text).toBe(303)
    const { body } = await fixtures.live('GET', '/v1/events/lights/form')
    expect(body.rules.registration_opens_at).toBe('2026-01-15T08:00:00.000Z')
    const shown = await visitor.see('/console/live/events/lights/form')
    expect(stripHtmlTags(shown.text)).toContain('Jan 15, 2026, 9:00 AM')
    expect(stripHtmlTags(shown.text)).toContain('Times are those of Europe/Madrid.')
    await submitConsoleForm(visitor, '/console/live/events/lights/form?do=putForm', { 'rules.one_per_email': 'false' })
    expect((await fixtures.live('GET', '/v1/events/lights/form')).body.rules.registration_opens_at).toBeNull()
  })

  test('an organization’s own words are in navigation, headings, acts and labels, in both languages', async () => {
    const own = await server.organization({ plan: 'free' })
    const terms = { event: { singular: 'gala', plural: 'galas' }, attendee: { singular: 'guest', plural: 'guests' } }
    await server
      .database('organizations')
      .where({ id: own })
      .update({ terminology: JSON.stringify(terms) })
    const member = await makeTestMember(server, own)
    const by = await signInToConsole(server, member)
    expect(stripHtmlTags((await by.see('/console/live')).text)).toMatch(/Home Galas .* People per gala at most/)
    const made = await submitConsoleForm(by, '/console/live/events?do=createEvent', {
      code: 'g',
      name: 'Ball',
      timezone: 'UTC',
    })
    const page = stripHtmlTags((await by.see(made.location ?? '')).text)
    for (const label of ['Change a gala', 'Publish a gala', 'Guest types', 'Guests']) expect(page).toContain(label)
    expect(stripHtmlTags((await by.see('/console/live/events')).text)).toContain('Create a gala')
    const inSpanish = await signInToConsole(server, member, { 'Accept-Language': 'es' })
    expect(stripHtmlTags((await inSpanish.see('/console/live/events')).text)).toContain('Crear gala')
  })

  test('help and choices are Spanish for those who read it', async () => {
    const by = await signInToConsole(server, owner, { 'Accept-Language': 'es' })
    const form = stripHtmlTags((await by.see('/console/live/events/lights/attendee-types?do=createAttendeeType')).text)
    for (const words of [
      'Lo que se lee, por ejemplo',
      'Precio (EUR)',
      'Una por persona',
      'Añade un tipo de asistente',
    ]) {
      expect(form).toContain(words)
    }
    expect(stripHtmlTags((await by.see('/console/live/events/lights')).text)).toContain('Estado Publicado')
  })
})

describe('somebody new', () => {
  const CREATE = 'href="/console/live/events?do=createEvent">Create an event'

  test('is shown first how to make an event, until there is one', async () => {
    const organization = await server.organization()
    const by = await signInToConsole(server, await makeTestMember(server, organization))
    const { text } = await by.see('/console/live')
    expect(stripHtmlTags(text)).toMatch(/Create your first event.+Make an event from a template.+Problems/)
    expect(text).toContain(CREATE)
    const spanish = await signInToConsole(server, await makeTestMember(server, organization), {
      'Accept-Language': 'es',
    })
    expect(stripHtmlTags((await spanish.see('/console/live')).text)).toContain(
      'Para empezar, crear un evento Crear un evento',
    )
    const developer = await signInToConsole(server, await makeTestMember(server, organization, { role: 'developer' }))
    expect((await developer.see('/console/live')).text).not.toContain('first event')
    expect((await visitor.see('/console/live')).text).not.toContain(CREATE)
  })

  test('is led from a draft to what it needs before it is published', async () => {
    await makeTestEvent(fixtures.live, { code: 'plans', publish: false, days: [], types: [] })
    const steps = async (by: ConsoleTestClient, event: string) =>
      /<p class="steps">[\s\S]*?<\/p>/.exec((await by.see(`/console/live/events/${event}`)).text)?.[0] ?? ''
    const shown = await steps(visitor, 'plans')
    expect(stripHtmlTags(shown)).toBe(' Before you publish, see to: Days Attendee types Check-in points ')
    expect(shown).toContain('href="/console/live/events/plans/days"')
    await fixtures.live('POST', '/v1/events/plans/attendee-types', { code: 'visitor', name: 'Visitor' })
    expect(stripHtmlTags(await steps(visitor, 'plans'))).toBe(' Before you publish, see to: Days Check-in points ')
    const spanish = await signInToConsole(server, owner, { 'Accept-Language': 'es' })
    expect(stripHtmlTags(await steps(spanish, 'plans'))).toContain('Antes de publicar, prepara: Días')
    const scanner = await signInToConsole(
      server,
      await makeTestMember(server, fixtures.organizationId, { role: 'scanner' }),
    )
    expect([await steps(visitor, 'lights'), await steps(scanner, 'plans')]).toEqual(['', ''])
  })
})

test('data is exported from the event and the list of its people, by those who may', async () => {
  const scanner = await signInToConsole(
    server,
    await makeTestMember(server, fixtures.organizationId, { role: 'scanner' }),
  )
  const { body: event } = await fixtures.live('GET', '/v1/events/lights')
  const link = `<a href="/console/live/jobs?do=createExport&amp;event=${event.id}">Export data</a>`
  for (const path of ['/console/live/events/lights', '/console/live/events/lights/attendees']) {
    expect((await visitor.see(path)).text).toContain(link)
    expect((await scanner.see(path)).text).not.toContain(link)
  }
  const form = await visitor.see(`/console/live/jobs?do=createExport&event=${event.id}`)
  expect(form.text).toContain(`<option value="${event.id}" selected>Harbour Lights</option>`)
})

describe('live and test data', () => {
  test('are apart, and the switch is on every page', async () => {
    await fixtures.live('POST', '/v1/events/lights/registrations', {
      attendees: [buildNewAttendee({ last_name: 'Liveperson' })],
    })
    await fixtures.test('POST', '/v1/events/lights/registrations', {
      attendees: [buildNewAttendee({ last_name: 'Testperson' })],
    })
    const live = await visitor.see('/console/live/events/lights/attendees')
    const inTest = await visitor.see('/console/test/events/lights/attendees')
    expect(live.text).toContain('Liveperson')
    expect(live.text).not.toContain('Testperson')
    expect(inTest.text).toContain('Testperson')
    expect(inTest.text).not.toContain('Liveperson')
    expect(live.text).toContain('href="/console/test/events/lights/attendees"')
    expect(inTest.text).toContain('You are looking at test data.')
  })
})

describe('a role', () => {
  const sights: [string, string[]][] = [
    ['/console/live', [...memberRoles]],
    ['/console/live/events', [...memberRoles]],
    ['/console/live/events/lights', [...memberRoles]],
    ['/console/live/events/lights/stats', [...memberRoles]],
    ['/console/live/events/lights/days', ['owner', 'admin', 'developer', 'manager']],
    ['/console/live/events/lights/attendees', ['owner', 'admin', 'developer', 'manager']],
    ['/console/live/registrations', ['owner', 'admin', 'developer', 'manager']],
    ['/console/live/keys', ['owner', 'admin', 'developer']],
    ['/console/live/webhooks', ['owner', 'admin', 'developer']],
    ['/console/live/audit-log', ['owner', 'admin']],
    ['/console/live/events/lights?do=cancelEvent', ['owner', 'admin', 'manager']],
    ['/console/live/events/lights/registrations?do=createRegistration', ['owner', 'admin', 'manager']],
    ['/console/live/events/lights?do=clearTestCheckins', ['owner', 'admin']],
  ]

  test.each(memberRoles.map((role) => [role]))('%s sees and does what it may', async (role) => {
    const by = await signInToConsole(server, await makeTestMember(server, fixtures.organizationId, { role }))
    for (const [path, roles] of sights) {
      const { status, text } = await by.see(path)
      expect([path, status]).toEqual([path, roles.includes(role) ? 200 : 403])
      if (status === 403) expect(stripHtmlTags(text)).toMatch(/is an? \w+ of \S+ and cannot .*; that takes an owner/)
    }
    const { text } = await by.see('/console/live')
    expect(text.includes('href="/console/live/audit-log"')).toBe(role === 'owner' || role === 'admin')
  })

  test('is checked when a form is sent, not only when it is shown', async () => {
    const by = await signInToConsole(server, await makeTestMember(server, fixtures.organizationId, { role: 'scanner' }))
    await by.see('/console/live')
    expect((await by.send('/console/live/events/lights?do=cancelEvent', { once: 'x' })).status).toBe(403)
    expect((await by.send('/console/live/keys?do=create', { name: 'x', mode: 'live', scopes: ['read'] })).status).toBe(
      403,
    )
    expect((await fixtures.live('GET', '/v1/events/lights')).body.status).toBe('published')
  })

  test('cancels the jobs that it may start', async () => {
    const file = new File(['First name,Last name,Type\nAda,Job,Visitor\n'], 'people.csv')
    await visitor.see('/console/live/events/lights?do=createImport')
    const started = await visitor.sendFile('/console/live/events/lights?do=createImport', { once: 'a' }, file)
    const path = started.location?.split('?')[0] ?? ''
    expect(path).toMatch(/^\/console\/live\/jobs\/\w{26}$/)
    const statuses = ['developer', 'manager'].map(async (role) => {
      const by = await signInToConsole(server, await makeTestMember(server, fixtures.organizationId, { role }))
      return (await submitConsoleForm(by, `${path}?do=cancelJob`)).status
    })
    // The manager may, but the job is done.
    expect(await Promise.all(statuses)).toEqual([403, 409])
  })

  test('is read on each request', async () => {
    const member = await makeTestMember(server, fixtures.organizationId, { role: 'admin' })
    const by = await signInToConsole(server, member)
    expect((await by.see('/console/live/audit-log')).status).toBe(200)
    await server.database('members').where({ id: member.id }).update({ role: 'manager' })
    expect((await by.see('/console/live/audit-log')).status).toBe(403)
  })
})

describe('a member who is limited to a group', () => {
  test('sees and changes what a key of that group could', async () => {
    await makeTestGroups(fixtures.live, { north: null, south: null })
    for (const group of ['north', 'south']) {
      await fixtures.live('POST', '/v1/events', {
        code: `${group}-fest`,
        name: `${group} fest`,
        timezone: 'UTC',
        group,
      })
      const attendees = [buildNewAttendee({ last_name: `Of-${group}` })]
      await fixtures.live('POST', '/v1/events/lights/registrations', { attendees, group })
    }
    const by = await signInToConsole(
      server,
      await makeTestMember(server, fixtures.organizationId, { role: 'admin', group: 'north' }),
    )
    const events = await by.see('/console/live/events')
    expect(events.text).toContain('north fest')
    expect(events.text).not.toContain('south fest')
    expect((await by.see('/console/live/events/south-fest')).status).toBe(404)
    const people = await by.see('/console/live/events/lights/attendees')
    expect(people.text).toContain('Of-north')
    expect(people.text).not.toContain('Of-south')
    const refused = await submitConsoleForm(by, '/console/live/events/lights?do=cancelEvent')
    expect(refused.status).toBe(403)
    expect(stripHtmlTags(refused.text)).toContain('You are limited to the group north')
    expect(stripHtmlTags((await by.see('/console/live/audit-log')).text)).toContain(
      'You are limited to the group north',
    )
    await submitConsoleForm(by, '/console/live/keys?do=create', { name: 'N', mode: 'live', scopes: ['read'] })
    expect(stripHtmlTags((await by.see('/console/live/keys')).text)).toContain('north')
  })
})

test('nothing of another organization is shown', async () => {
  const other = await buildTestFixtures(server)
  await makeTestEvent(other.live, { code: 'theirs', event: { name: 'Their event' } })
  const { body } = await other.live('GET', '/v1/events/theirs')
  expect((await visitor.see('/console/live/events')).text).not.toContain('Their event')
  for (const path of [
    `/console/live/events/${body.id}`,
    '/console/live/events/theirs',
    '/console/live/events/theirs/attendees',
    '/console/live/events/theirs?do=cancelEvent',
    '/console/live/events/theirs/registrations?do=createRegistration',
    '/console/live/events/lights/registrations/nobody?do=recordPayment',
  ]) {
    expect([path, (await visitor.see(path)).status]).toEqual([path, 404])
  }
  expect((await visitor.send(`/console/live/events/${body.id}?do=cancelEvent`, { once: 'y' })).status).toBe(404)
})

test.each(['/console/live/nowhere', '/console/live/me', '/console/live/events/lights?do=scanTicket', '/console/beta'])(
  '%s is no page',
  async (path) => {
    expect((await visitor.see(path)).status).toBe(404)
  },
)

test('speaks Spanish to those who do', async () => {
  const by = await signInToConsole(server, owner, { 'Accept-Language': 'es-ES,es;q=0.9' })
  const { text } = await by.see('/console/live')
  expect(text).toContain('<html lang="es">')
  expect(stripHtmlTags(text)).toContain('Inicio')
})
