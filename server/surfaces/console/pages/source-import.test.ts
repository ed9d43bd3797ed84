import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type ConsoleTestClient,
  makeTestMember,
  signInToConsole,
  type TestMember,
} from '../../../testing/console/visitor.ts'
import { buildOrderOfTicketClass } from '../../../testing/sources/eventbrite-shapes.ts'
import {
  ADULT_TICKET_CLASS,
  CHILD_TICKET_CLASS,
  type SourceTestSetup,
  setUpSourceTests,
} from '../../../testing/sources/source-test-setup.ts'

let room: SourceTestSetup
let owner: TestMember
let visitor: ConsoleTestClient

beforeAll(async () => {
  room = await setUpSourceTests()
})
afterAll(() => room.close())

beforeEach(async () => {
  room.server.clock.advance(60_000)
  owner = await makeTestMember(room.server, room.fixtures.organizationId)
  visitor = await signInToConsole(room.server, owner)
})

const textOf = (page: string) => page.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
const PAGE = '/console/live/source-import'

async function connect(token: string) {
  const form = '/console/live/source-connections?do=createSourceConnection'
  const { text } = await visitor.see(form)
  expect(text).toMatch(/<input id="token" name="token" type="password"/)
  return visitor.send(form, { once: token, platform: 'eventbrite', name: 'Office', token })
}

describe('an import from a source platform', () => {
  test('is made step by step, with a preview', async () => {
    const { id, path } = await room.festival([
      buildOrderOfTicketClass('a1', ADULT_TICKET_CLASS, ['a11', 'a12']),
      buildOrderOfTicketClass('a2', CHILD_TICKET_CLASS, ['a21']),
    ])
    const code = path.split('/').at(-1) ?? ''
    const connected = await connect(room.eventbrite.account.token)
    const connection = connected.location?.split('/').at(-1)?.split('?')[0] ?? ''
    const shown = await visitor.see(connected.location ?? '')
    expect(shown.text).not.toContain(room.eventbrite.account.token)
    expect(shown.text).toContain(`href="${PAGE}?connection=${connection}"`)

    expect((await visitor.see(`/console/live/events/${code}?do=createSourceImport`)).location).toBe(
      `${PAGE}?event=${code}`,
    )
    expect((await visitor.see(`${PAGE}?event=${code}`)).text).toContain(`connection=${connection}&amp;event=${code}`)
    const events = await visitor.see(`${PAGE}?connection=${connection}&event=${code}`)
    expect(events.text).toContain(`<option value="${id}">Event ${id} (2026-06-05)</option>`)
    expect(events.text).toContain(`<option value="${code}" selected>Festival</option>`)

    const step = `${PAGE}?connection=${connection}&source_event=${id}&event=${code}`
    const classes = await visitor.see(step)
    expect(textOf(classes.text)).toMatch(/Adult.+Visitor Do not import.+Child/)
    const mapping = {
      [`class.${ADULT_TICKET_CLASS}`]: 'visitor',
      [`class.${CHILD_TICKET_CLASS}`]: '-',
      [`days.${ADULT_TICKET_CLASS}`]: 'fri',
    }
    const unmapped = await visitor.send(step, {
      once: 'a',
      preview: 'true',
      [`class.${ADULT_TICKET_CLASS}`]: 'visitor',
    })
    expect(unmapped.status).toBe(422)
    expect(textOf(unmapped.text)).toContain('Choose what people with the ticket class Child become')

    const previewed = await visitor.send(step, { once: 'b', preview: 'true', ...mapping })
    expect(previewed.status).toBe(200)
    const job = /data-live="(\/console\/live\/jobs\/\w{26})"/.exec(previewed.text)?.[1] ?? ''
    expect(previewed.text).toContain('<option value="-" selected>')
    expect(previewed.text).toMatch(/value="fri" checked/)
    await room.drain()
    expect(textOf((await visitor.see(job)).text)).toMatch(/Done Preview.+Added 2.+Skipped 1/)
    expect(await room.people(path)).toEqual([])

    const started = await visitor.send(step, { once: 'c', preview: 'false', ...mapping })
    await room.drain()
    expect(textOf((await visitor.see(started.location ?? '')).text)).toMatch(/Done .+Added 2/)
    expect((await room.people(path)).length).toBe(2)
    expect(await room.people(path)).toMatchObject([{ days: ['fri'] }, { days: ['fri'] }])
  })

  test('needs a fresh link to connect, and does not show a refused token again', async () => {
    const refused = await connect('WRONGTOKEN1234')
    expect(refused.status).toBeGreaterThanOrEqual(400)
    expect(refused.text).not.toContain('WRONGTOKEN1234')
    room.server.clock.advance(15 * 60_000)
    await visitor.see('/console/live')
    const stale = await visitor.see('/console/live/source-connections?do=createSourceConnection')
    expect(stale.location).toMatch(/^\/console\/confirm\?next=/)
  })

  test('says why where the platform does not answer', async () => {
    const connection = await room.connect()
    room.eventbrite.disturb(() => ({ status: 401 }))
    const { status, text } = await visitor.see(`${PAGE}?connection=${connection}`)
    room.eventbrite.disturb(() => undefined)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(textOf(text)).toContain('token')
  })

  test('is for those who manage integrations, and of their own organization', async () => {
    const manager = await signInToConsole(
      room.server,
      await makeTestMember(room.server, room.fixtures.organizationId, { role: 'manager' }),
    )
    expect((await manager.see(PAGE)).status).toBe(403)
    const connection = await room.connect()
    const stranger = await signInToConsole(
      room.server,
      await makeTestMember(room.server, await room.server.organization()),
    )
    expect((await stranger.see(`${PAGE}?connection=${connection}`)).status).toBe(404)
  })
})
