import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openLivePageStream } from '../../../testing/console/follow.ts'
import { type ConsoleTestClient, makeTestMember, signInToConsole } from '../../../testing/console/visitor.ts'
import { buildTestFixtures, makeTestEvent, type TestFixtures } from '../../../testing/fixtures.ts'
import { runDueImports } from '../../../testing/imports/import-worker.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let fixtures: TestFixtures
let visitor: ConsoleTestClient

const FORM = '/console/live/events/lights?do=createImport'

beforeAll(async () => {
  server = await startTestServer()
  fixtures = await buildTestFixtures(server)
  await makeTestEvent(fixtures.live, { code: 'lights', event: { name: 'Harbour Lights' } })
})
afterAll(() => server.close())

beforeEach(async () => {
  server.clock.advance(60_000)
  visitor = await signInToConsole(server, await makeTestMember(server, fixtures.organizationId, { role: 'manager' }))
})

const textOf = (page: string) => page.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

let forms = 0

async function send(content: string, more: Record<string, string> = {}, name = 'people.csv') {
  await visitor.see(FORM)
  forms += 1
  return visitor.sendFile(FORM, { once: `form-${forms}`, ...more }, new File([content], name))
}

const people = async (name: string) =>
  (await fixtures.live('GET', `/v1/events/lights/attendees?q=${name}`)).body.data as { attendee_type: string }[]

describe('a file of people', () => {
  const table = 'First name,Last name,Type\nAda,Correcta,Visitor\nBo,Erronea,Pirate\n'

  test('is previewed, imported, and what was rejected is corrected and sent again', async () => {
    const previewed = await send(table, { preview: 'true' })
    expect(previewed.location).toMatch(
      /^\/console\/live\/jobs\/\w{26}\?done=createImport%3Fsend_ticket_emails%3Dfalse$/,
    )
    const preview = await visitor.see(previewed.location ?? '')
    expect(textOf(preview.text)).toMatch(/Done.+Preview: nothing was changed\..+Added 1.+Rejected 1/)
    expect(textOf(preview.text)).toMatch(/Rows that were not taken.+Bo Erronea Pirate .*Pirate/)
    expect(preview.text).toMatch(
      /href="\/console\/live\/events\/\w{26}\?do=createImport&amp;preview=false&amp;send_ticket_emails=false">Send the file and import it/,
    )
    expect(await people('correcta')).toEqual([])

    const imported = await send(table, { preview: 'false' })
    const job = await visitor.see(imported.location ?? '')
    expect(job.text).toContain('Send the corrected file')
    expect(await people('correcta')).toHaveLength(1)
    const rejects = /href="(\/console\/live\/jobs\/\w{26}\/rejects)"/.exec(job.text)?.[1] ?? ''
    const { text, headers } = await visitor.see(rejects)
    expect(headers.get('content-disposition')).toContain('attachment')
    const corrected = await send(text.replace('Bo,Erronea,Pirate', 'Bo,Erronea,Visitor'), { preview: 'false' })
    const done = textOf((await visitor.see(corrected.location ?? '')).text)
    expect(done).toMatch(/Added 1 /)
    expect(done).not.toContain('Rows that were not taken')
    expect(await people('erronea')).toMatchObject([{ attendee_type: 'visitor' }])
  })

  test('is imported as the form says, and once however often that is sent', async () => {
    const rows = 'First name,Last name\nAda,Doble\n'
    const fields = { once: 'same', preview: 'false', attendee_type: 'visitor', days: 'sat' }
    const [one, again] = [await send(rows, fields), await send(rows, fields)]
    expect(again.location).toBe(one.location)
    expect(await people('doble')).toMatchObject([{ attendee_type: 'visitor', days: ['sat'] }])
    const entries = await server.database('audit_log').where({ source: 'console', actor_type: 'member' })
    expect(entries.map(({ action }) => action)).toContain('registration.created')
  })

  const options = { send_ticket_emails: 'true', attendee_type: 'visitor', days: 'sat', date_order: 'mdy' }

  test('keeps its options from the preview to the form that imports it', async () => {
    const { location } = await send('First name,Last name\nAda,Opciones\n', { preview: 'true', ...options })
    const job = await visitor.see(location ?? '')
    expect(textOf(job.text)).toContain('Confirmation and tickets will be sent by mail to the people who are added.')
    const next = /href="([^"]+)">Send the file and import it/.exec(job.text)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const form = (await visitor.see(next)).text
    expect(form).toContain('<details open>')
    for (const field of [
      /<option value="visitor" selected>/,
      /name="days" value="sat" checked>/,
      /<option value="mdy" selected>/,
      /name="send_ticket_emails" value="true" checked>/,
      /name="preview" value="false" checked>/,
    ])
      expect(form).toMatch(field)
  })

  test('says outside of its options whether mail is sent, in both languages and never in test mode', async () => {
    const open = (await visitor.see(FORM)).text.replace(/<details[\s\S]*<\/details>/, '')
    expect(open).toContain('value="false" checked> No mail will be sent to the people.')
    const spanish = await signInToConsole(server, await makeTestMember(server, fixtures.organizationId), {
      'Accept-Language': 'es',
    })
    expect((await spanish.see(FORM)).text).toContain('checked> No se enviará ningún correo a las personas.')
    const inTest = FORM.replace('live', 'test')
    expect((await visitor.see(inTest)).text).not.toContain('will be sent by mail')
    const { location } = await visitor.sendFile(inTest, { once: 'test', ...options }, new File([table], 'people.csv'))
    expect(textOf((await visitor.see(location ?? '')).text)).toContain('No mail will be sent to the people.')
  })

  test('that is large is passed on as it comes, and one that is too large is refused with a sentence', async () => {
    const row = `Ada,Grande,${'x'.repeat(1_000)}\n`
    const large = await send(`First name,Last name,Notes\n${row.repeat(12_000)}`, { preview: 'true' })
    expect(large.location).toMatch(/\/jobs\//)
    expect(textOf((await visitor.see(large.location ?? '')).text)).toContain('Waiting to begin')
    const refused = await send(`First name,Last name,Notes\n${row.repeat(54_000)}`)
    expect(refused.status).toBe(413)
    expect(textOf(refused.text)).toContain('The file is larger than the limit of 52428800 bytes.')
  })

  test.each([
    ['is no table', '%PDF-1.7 …', 'The file is a PDF.'],
    ['has no headings', 'one,two\n3,4\n', 'None of the headings means a first name'],
  ])('that %s is refused with a sentence', async (_, content, sentence) => {
    const refused = await send(content)
    expect(refused.status).toBe(400)
    expect(textOf(refused.text)).toContain(sentence)
  })

  test('is only previewed by a form that does not say so', async () => {
    const { location } = await send('First name,Last name,Type\nAda,Sinmas,Visitor\n')
    expect(textOf((await visitor.see(location ?? '')).text)).toContain('Preview: nothing was changed.')
    expect(await people('sinmas')).toEqual([])
  })

  test('must be chosen, and sent by a form of the console by somebody who may', async () => {
    const none = await send('', {}, '')
    expect([none.status, textOf(none.text).includes('Choose a file.')]).toEqual([422, true])
    const forged = await send(table, { csrf: 'forged' })
    expect(forged.status).toBe(403)
    const developer = await signInToConsole(
      server,
      await makeTestMember(server, fixtures.organizationId, { role: 'developer' }),
    )
    await developer.see('/console/live')
    const refused = await developer.sendFile(FORM, { once: 'x', preview: 'false' }, new File([table], 'people.csv'))
    expect(refused.status).toBe(403)
    expect(await server.database('attendees').where({ last_name: 'Erronea' })).toHaveLength(1)
  })
})

describe('the page of a job', () => {
  test('moves until the job is done', async () => {
    const rows = Array.from({ length: 700 }, (_, at) => `Ada,Larga ${at},Visitor`).join('\n')
    const { location } = await send(`First name,Last name,Type\n${rows}\n`, { preview: 'false' })
    const path = (location ?? '').split('?')[0] ?? ''
    const { text } = await visitor.see(path)
    expect(text).toContain(`data-live="${path}"`)
    expect(text).toContain('<progress max="700" value="0"')
    const stream = await openLivePageStream(visitor, path)
    await expect.poll(stream.received).toContain('Waiting to begin')
    await runDueImports(server)
    await expect.poll(stream.ended).toBe(true)
    expect(stream.received()).toMatch(/Done.+event: over\ndata:\n\n$/s)
    expect((await visitor.see(path)).text).not.toContain('data-live=')
    expect((await visitor.see('/console/live/jobs')).text).toContain('<progress max="700" value="700"')
  })
})
