import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fillRenderedForm, parseRenderedForm } from '../../../testing/console/forms.ts'
import {
  type ConsoleTestClient,
  makeTestMember,
  signInToConsole,
  stripHtmlTags,
  submitConsoleForm,
  type TestMember,
} from '../../../testing/console/visitor.ts'
import { buildNewAttendee, buildTestFixtures, makeTestEvent, type TestFixtures } from '../../../testing/fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let fixtures: TestFixtures
let member: TestMember
let visitor: ConsoleTestClient

beforeAll(async () => {
  server = await startTestServer()
  fixtures = await buildTestFixtures(server)
  await makeTestEvent(fixtures.live, { code: 'lights', event: { name: 'Harbour Lights' } })
})

beforeEach(async () => {
  server.clock.advance(10 * 60_000)
  member = await makeTestMember(server, fixtures.organizationId)
  visitor = await signInToConsole(server, member)
})

afterAll(() => server.close())

describe('a form that was filled in wrongly', () => {
  const TYPES = '/console/live/events/lights/attendee-types?do=createAttendeeType'

  test('names its fields by their labels, once above and once beside each', async () => {
    const wrong = await submitConsoleForm(visitor, TYPES, { code: 'Not a code', name: '', price: '45.505' })
    expect(wrong.status).toBe(400)
    const alert = stripHtmlTags(/role="alert">([\s\S]*?)<\/div>/.exec(wrong.text)?.[1] ?? '')
    expect(alert).toMatch(/^ ?Some fields have to be corrected\. .*Code must be a code: lower-case letters/)
    expect(alert).toContain('Name is missing.')
    expect(alert).toContain('Price: write an amount such as 45.50, with as many decimals as the currency has.')
    expect(alert).not.toMatch(/The field|minor units|price\.amount/)
    expect(stripHtmlTags(wrong.text).match(/Name is missing\./g)).toHaveLength(2)
  })

  test('does so in Spanish', async () => {
    await visitor.see('/console/language?to=es&next=/console')
    const wrong = await submitConsoleForm(visitor, TYPES, { code: 'Not a code', name: '', price: 'much' })
    const alert = stripHtmlTags(/role="alert">([\s\S]*?)<\/div>/.exec(wrong.text)?.[1] ?? '')
    expect(alert).toMatch(/^ ?Hay campos que corregir\. .*Código debe ser un código: minúsculas/)
    expect(alert).toContain('Falta Nombre.')
    expect(alert).not.toMatch(/The field|must|minor units/)
  })

  test('and is sent once more by going back to it, is told in words of forms', async () => {
    for (const [language, expected] of [
      ['en', 'This form was sent before with other content. Open it again.'],
      ['es', 'Este formulario ya se envió con otro contenido. Ábrelo de nuevo.'],
    ]) {
      await visitor.see(`/console/language?to=${language}&next=/console`)
      const { once } = await submitConsoleForm(visitor, TYPES, { code: 'Not a code', name: '' })
      const again = await visitor.send(TYPES, { once, code: `type-${language}`, name: 'Corrected' })
      expect(again.status).toBe(409)
      expect(stripHtmlTags(again.text)).toContain(expected)
      expect(again.text).not.toContain('Idempotency-Key')
    }
  })

  test('asks for one template where none was chosen', async () => {
    const path = '/console/live/events?do=createTemplateImport'
    const wrong = await submitConsoleForm(visitor, path, { code: 'copy', starts_on: '2027-06-04' })
    expect(stripHtmlTags(wrong.text)).toContain('Choose a ready template or the template of an event, and not both.')
  })

  test('offers time zones, and clocks for times of day', async () => {
    const event = await visitor.see('/console/live/events?do=createEvent')
    expect(event.text).toContain('<option value="Europe/Madrid">')
    expect(event.text).toMatch(/name="timezone" type="text"[^>]* list="timezone-words"/)
    const day = await visitor.see('/console/live/events/lights/days?do=createDay')
    expect(day.text).toMatch(/name="starts_at" type="time"/)
  })

  test('numbers the items of a list', async () => {
    const path = '/console/live/events/lights/registrations?do=createRegistration'
    const wrong = await submitConsoleForm(visitor, path, {
      'attendees.0.first_name': 'Ane',
      'attendees.0.last_name': 'Sol',
      'attendees.1.first_name': 'Bo',
      'attendees.1.last_name': 'Sol',
      'attendees.1.email': 'nowhere',
    })
    expect(stripHtmlTags(wrong.text)).toContain('Email (2) must be an email address.')
  })
})

test('money in a refusal is written as people write it, and a payment begins with what is due', async () => {
  await makeTestEvent(fixtures.live, {
    code: 'paid',
    types: [{ code: 'visitor', name: 'Visitor', price: { amount: 4550, currency: 'EUR' } }],
  })
  const made = await fixtures.live('POST', '/v1/events/paid/registrations', { attendees: [buildNewAttendee()] })
  const path = `/console/live/events/paid/registrations/${made.body.id}/payments`
  const form = await visitor.see(`${path}?do=recordPayment`)
  expect(form.text).toMatch(/name="amount" type="number" value="45\.50"/)
  const paid = await submitConsoleForm(visitor, `${path}?do=recordPayment`, { amount: '45.50', method: 'cash' })
  const refund = `${paid.location?.split('?')[0]}?do=refundPayment`
  const refused = await submitConsoleForm(visitor, refund, { amount: '1000' })
  expect(refused.status).toBe(409)
  expect(stripHtmlTags(refused.text)).toContain(
    'Of the payment, €45.50 can still be given back, and €1,000.00 was asked for.',
  )
})

describe('a form', () => {
  const path = '/console/live/events/lights/registrations?do=createRegistration'

  test('is refused by the API, field by field, and keeps what was typed', async () => {
    const refused = await submitConsoleForm(visitor, path, {
      'attendees.0.first_name': 'Nerea',
      'attendees.0.last_name': 'Ibáñez',
      'attendees.0.attendee_type': 'visitor',
      'attendees.0.email': 'nobody',
    })
    expect(refused.status).toBe(400)
    expect(refused.text).toContain('id="attendees.0.email-problem"')
    expect(refused.text).toContain('value="Nerea"')
  })

  test('does what it does once, however often it is sent', async () => {
    const person = {
      'attendees.0.first_name': 'Once',
      'attendees.0.last_name': 'Only',
      'attendees.0.attendee_type': 'visitor',
    }
    const { once, location } = await submitConsoleForm(visitor, path, person)
    expect((await visitor.send(path, { once, ...person })).location).toBe(location)
    expect((await fixtures.live('GET', '/v1/events/lights/attendees?q=only')).body.data).toHaveLength(1)
  })

  test('offers what there is to choose from', async () => {
    const { text } = await visitor.see(path)
    expect(text).toContain('<option value="visitor">Visitor</option>')
    expect(text).toMatch(/type="checkbox" name="attendees.0.days" value="fri"/)
  })

  test('of a change is filled with how it is, and changes what differs', async () => {
    const { text } = await visitor.see('/console/live/events/lights?do=updateEvent')
    expect(text).toContain('value="Harbour Lights"')
    const fields = {
      code: 'lights',
      name: 'Harbour Lights',
      timezone: 'Europe/Madrid',
      currency: 'EUR',
      language: 'en',
    }
    const more = { waitlist: 'false', approval: 'false', payment_deadline_days: '7', capacity: '500' }
    expect(
      (await submitConsoleForm(visitor, '/console/live/events/lights?do=updateEvent', { ...fields, ...more })).status,
    ).toBe(303)
    const [entry] = await server.database('audit_log').where({ action: 'event.updated', actor_id: member.id })
    expect([entry.before.capacity, entry.after.capacity]).toEqual([null, 500])
    await submitConsoleForm(visitor, '/console/live/events/lights?do=updateEvent', { ...fields, ...more, capacity: '' })
    expect((await fixtures.live('GET', '/v1/events/lights')).body.capacity).toBeNull()
  })

  test('of somebody whom a file brought asks for no answer that was never given', async () => {
    const questions = [{ code: 'terms', label: 'I accept the terms.', type: 'consent', required: true }]
    await makeTestEvent(fixtures.live, { code: 'guests', form: { questions } })
    const csv = 'first,last,type\nAda,Lovelace,visitor\n'
    await fixtures.live('POST', '/v1/events/guests/imports', { csv })
    const [ada] = (await fixtures.live('GET', '/v1/events/guests/attendees')).body.data
    const send = async (body: object) => {
      const { text } = await visitor.see(path)
      return visitor.send(path, fillRenderedForm(parseRenderedForm(text), body))
    }
    const path = `/console/live/events/guests/attendees/${ada.id}?do=updateAttendee`
    expect((await visitor.see(path)).text).toMatch(/<select id="answers\.terms" name="answers\.terms" [^>]*"><option/)
    expect((await send({ phone: '600 000 001' })).status).toBe(303)
    const no = await send({ answers: { terms: false } })
    expect(stripHtmlTags(no.text)).toContain(
      '&quot;I accept the terms.&quot;, must be agreed to: answer it with true, or leave it',
    )
    await visitor.see('/console/language?to=es&next=/console')
    const spanish = await send({ answers: { terms: false } })
    expect(stripHtmlTags(spanish.text)).toContain(
      'Hay que aceptar &quot;I accept the terms.&quot;: elige «Sí», o deja la respuesta como',
    )
    expect((await send({ answers: { terms: true } })).status).toBe(303)
    expect((await fixtures.live('GET', `/v1/events/guests/attendees/${ada.id}`)).body).toMatchObject({
      phone: '600 000 001',
      answers: { terms: true },
    })
  })
})

describe('a form for several', () => {
  test('gets another item by a button, and does nothing yet', async () => {
    const path = '/console/live/events/lights/registrations?do=createRegistration'
    await visitor.see(path)
    const people = async () => (await fixtures.live('GET', '/v1/events/lights/attendees?q=several')).body.data.length
    const more = await visitor.send(path, { once: 'm', more: 'attendees', 'attendees.0.first_name': 'Several' })
    expect(more.status).toBe(200)
    expect(more.text).toContain('value="Several"')
    expect(more.text).toContain('name="attendees.1.first_name"')
    expect(await people()).toBe(0)
    const both = [0, 1].flatMap((at) => [
      [`attendees.${at}.first_name`, 'Several'],
      [`attendees.${at}.last_name`, `Person${at}`],
      [`attendees.${at}.attendee_type`, 'visitor'],
    ])
    expect((await submitConsoleForm(visitor, path, Object.fromEntries(both))).status).toBe(303)
    expect(await people()).toBe(2)
  })

  test('makes an event like another one', async () => {
    const { body } = await fixtures.live('GET', '/v1/events/lights')
    const path = '/console/live/events?do=createTemplateImport'
    const made = await submitConsoleForm(visitor, path, {
      template: body.id,
      starts_on: '2027-06-04',
      code: 'lights-27',
      preview: 'false',
    })
    expect(made.location).toMatch(/^\/console\/live\/events\/\w{26}\?done=createTemplateImport$/)
    expect((await fixtures.live('GET', '/v1/events/lights-27')).body).toMatchObject({
      status: 'draft',
      name: body.name,
    })
  })
})
