import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  buildNewAttendee,
  buildTestFixtures,
  getStatusAndCode,
  makeTestEvent,
  type TestApiCall,
} from '../../../testing/fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { calculateAge } from './rules.ts'

let server: TestServer
let call: TestApiCall

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

beforeEach(async () => {
  call = (await buildTestFixtures(server)).live
})

const register = (path: string, attendees: object[]) => call('POST', `${path}/registrations`, { attendees })

describe('the form', () => {
  const questions = [
    { code: 'diet', label: 'Diet?', type: 'choice', choices: ['Vegan', 'Everything'], required: true },
    { code: 'shirt', label: 'Shirt?', type: 'text', attendee_types: ['crew'] },
    { code: 'age', label: 'Age?', type: 'number' },
    { code: 'arrival', label: 'Arrival?', type: 'date' },
    { code: 'likes', label: 'Likes?', type: 'multi_choice', choices: ['Rock', 'Jazz'] },
    { code: 'terms', label: 'Terms?', type: 'consent', required: true },
  ]
  const types = [
    { code: 'visitor', name: 'Visitor' },
    { code: 'crew', name: 'Crew' },
  ]

  test('may ask what JavaScript has a meaning of its own for', async () => {
    const words = ['constructor', 'to-string', 'prototype', 'valueof']
    const asked = words.map((code) => ({ code, label: code, type: 'text', required: true }))
    const path = await makeTestEvent(call, { types, form: { questions: asked } })
    const refused = await call('POST', `${path}/registrations`, { attendees: [buildNewAttendee({ answers: {} })] })
    const paths = refused.body.error.details.map((problem: { path: string }) => problem.path)
    expect(paths).toEqual(words.map((word) => `body/attendees/0/answers/${word}`))
    const answers = Object.fromEntries(words.map((word) => [word, 'yes']))
    const made = await call('POST', `${path}/registrations`, { attendees: [buildNewAttendee({ answers })] })
    expect(made.body.attendees[0].answers).toEqual(answers)
  })

  test('is answered by what its questions ask for', async () => {
    const path = await makeTestEvent(call, { types, form: { questions } })
    const answers = { diet: 'Vegan', age: 41, arrival: '2026-06-04', likes: ['Jazz'], terms: true }
    const made = await register(path, [buildNewAttendee({ answers: { ...answers, shirt: null } })])
    expect(made.body.attendees[0].answers).toEqual(answers)
  })

  test('names every answer that is missing, wrong or not asked for', async () => {
    const path = await makeTestEvent(call, { types, form: { questions } })
    const wrong = { diet: 'Meat', age: '41', arrival: 'Friday', likes: ['Jazz', 'Folk'], shirt: 'L', terms: false }
    const { status, body } = await register(path, [buildNewAttendee({ answers: wrong }), buildNewAttendee()])
    expect([status, body.error.code]).toEqual([400, 'validation_failed'])
    expect(body.error.details).toMatchObject([
      {
        path: 'body/attendees/0/answers/shirt',
        message: 'The form asks no question shirt of the attendee type visitor.',
      },
      { path: 'body/attendees/0/answers/diet', message: 'The answer to diet must be one of "Vegan", "Everything".' },
      { path: 'body/attendees/0/answers/age', message: 'The answer to age must be a number.' },
      { path: 'body/attendees/0/answers/arrival', message: 'The answer to arrival must be a date such as 2026-06-05.' },
      {
        path: 'body/attendees/0/answers/likes',
        message: 'The answer to likes must be a list of some of "Rock", "Jazz".',
      },
      {
        path: 'body/attendees/0/answers/terms',
        message:
          'The question terms, "Terms?", must be agreed to: answer it with true, or ask the organizer to make it optional.',
      },
      { path: 'body/attendees/1/answers/diet', message: 'The question diet has to be answered.' },
      {
        path: 'body/attendees/1/answers/terms',
        message: 'The question terms, "Terms?", must be agreed to: answer it with true.',
      },
    ])
  })

  test('refuses an answer of no known shape with one sentence', async () => {
    const path = await makeTestEvent(call)
    const { body } = await register(path, [buildNewAttendee({ answers: { diet: { a: 1 } }, email: 'nobody' })])
    expect(body.error.details).toMatchObject([
      { path: 'body/attendees/0/email', message: 'The field attendees.0.email must be an email address.' },
      {
        path: 'body/attendees/0/answers/diet',
        message: 'The field attendees.0.answers.diet must be a string or a number or a boolean or an array or null.',
      },
    ])
  })

  describe('judges of a change what it touches', () => {
    const problemOf = ({ body }: { body: { error: { details: { path: string; message: string }[] } } }) =>
      body.error.details
    const CONSENT = 'The question terms, "Terms?", must be agreed to: answer it with true'

    const enter = async () => {
      const path = await makeTestEvent(call, { types, form: { questions, rules: { minimum_age: 18 } } })
      const csv = 'first,last,email,dob,type\nAda,Lovelace,ada@example.com,1990-04-02,visitor\n'
      await call('POST', `${path}/imports`, { csv })
      const [attendee] = (await call('GET', `${path}/attendees`)).body.data
      expect(attendee.answers).toEqual({})
      return { path, attendee, change: (body: object) => call('PATCH', `${path}/attendees/${attendee.id}`, body) }
    }

    test('so that what an import left open stays open', async () => {
      const { change, attendee } = await enter()
      expect((await change({ phone: '+34 600 000 001' })).status).toBe(200)
      expect((await change({ answers: { age: 41 } })).body.answers).toEqual({ age: 41 })
      expect(
        (await change({ ...buildNewAttendee(), first_name: 'Ona', date_of_birth: attendee.date_of_birth })).status,
      ).toBe(200)
      expect((await change({ answers: { age: 41, diet: null, terms: null } })).body.answers).toEqual({ age: 41 })
      expect((await change({ answers: { diet: '' } })).status).toBe(200)
    })

    test('and what it touches has to be right', async () => {
      const { change } = await enter()
      expect(problemOf(await change({ answers: { age: 'old' } }))).toMatchObject([
        { path: 'body/answers/age', message: 'The answer to age must be a number.' },
      ])
      expect(problemOf(await change({ answers: { terms: false } }))).toMatchObject([
        { path: 'body/answers/terms', message: `${CONSENT}, or leave it out of the change.` },
      ])
      expect(getStatusAndCode(await change({ date_of_birth: '2020-01-01' }))).toEqual([422, 'rule_refused'])
    })

    test('and a required answer is not taken away', async () => {
      const { change } = await enter()
      expect((await change({ answers: { diet: 'Vegan', terms: true } })).status).toBe(200)
      for (const gone of [null, '']) {
        expect(problemOf(await change({ answers: { diet: gone } }))).toMatchObject([
          { path: 'body/answers/diet', message: 'The question diet has to be answered.' },
        ])
      }
      expect(problemOf(await change({ answers: { terms: null } }))).toMatchObject([
        { path: 'body/answers/terms', message: `${CONSENT}.` },
      ])
      expect(getStatusAndCode(await change({ answers: { terms: false } }))).toEqual([400, 'validation_failed'])
      expect((await change({ answers: { diet: 'Everything', terms: true } })).status).toBe(200)
    })

    test('and another attendee type asks its own questions', async () => {
      const asked = { code: 'shift', label: 'Shift?', type: 'text', required: true, attendee_types: ['crew'] }
      const { path, change } = await enter()
      await call('PUT', `${path}/form`, { questions: [...questions, asked], rules: {} })
      expect(problemOf(await change({ attendee_type: 'crew' }))).toMatchObject([
        { path: 'body/answers/shift', message: 'The question shift has to be answered.' },
      ])
      expect((await change({ attendee_type: 'crew', answers: { shift: 'Late' } })).status).toBe(200)
    })

    test('and rules do not judge again what is sent as it was', async () => {
      const { path, change } = await enter()
      await call('PUT', `${path}/form`, { questions, rules: { minimum_age: 90, email_domains: ['example.org'] } })
      expect((await change({ email: 'ada@example.com', date_of_birth: '1990-04-02', phone: '600' })).status).toBe(200)
      expect(getStatusAndCode(await change({ email: 'ada@example.net' }))).toEqual([422, 'rule_refused'])
    })

    test('and a file takes no required answer away either', async () => {
      const { path, change } = await enter()
      expect((await change({ answers: { terms: true } })).status).toBe(200)
      const row = (terms: string, phone: string) =>
        call('POST', `${path}/imports`, {
          csv: `first,last,email,phone,terms,diet\nAda,Lovelace,ada@example.com,${phone},${terms},\n`,
        })
      const refused = await row('no', '600000001')
      expect(refused.body.counts).toMatchObject({ updated: 0, rejected: 1 })
      expect(await (await fetch(refused.body.rejects_url)).text()).toContain('must be agreed to')
      expect((await row('', '600000002')).body.counts).toMatchObject({ updated: 1, rejected: 0 })
    })
  })
})

describe('a rule', () => {
  test('keeps registration to its window', async () => {
    const now = server.clock.now().getTime()
    const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString()
    const path = await makeTestEvent(call, { form: { rules: { registration_opens_at: at(10) } } })
    expect(getStatusAndCode(await register(path, [buildNewAttendee()]))).toEqual([409, 'registration_closed'])
    await call('PUT', `${path}/form`, { questions: [], rules: { registration_closes_at: at(-10) } })
    const closed = await register(path, [buildNewAttendee()])
    expect(closed.body.error.message).toBe(`Registration for the event fest closed on ${at(-10)}.`)
    await call('PUT', `${path}/form`, {
      questions: [],
      rules: { registration_opens_at: at(-10), registration_closes_at: at(10) },
    })
    expect((await register(path, [buildNewAttendee()])).status).toBe(201)
  })

  test('limits the people of one registration, their domains and their age', async () => {
    const rules = { max_per_registration: 2, email_domains: ['example.com'], minimum_age: 18 }
    const path = await makeTestEvent(call, { form: { rules } })
    const grown = { date_of_birth: '2008-06-05' }
    const ruleOf = async (attendees: object[]) => (await register(path, attendees)).body.error?.details.rule
    expect(await ruleOf([buildNewAttendee(grown), buildNewAttendee(grown), buildNewAttendee(grown)])).toBe(
      'max_per_registration',
    )
    expect(await ruleOf([buildNewAttendee({ ...grown, email: 'ana@example.org' })])).toBe('email_domains')
    expect(await ruleOf([buildNewAttendee({ ...grown, email: null })])).toBe('email_domains')
    expect(await ruleOf([buildNewAttendee({ date_of_birth: '2008-06-06' })])).toBe('minimum_age')
    expect(await ruleOf([buildNewAttendee()])).toBe('minimum_age')
    expect((await register(path, [buildNewAttendee(grown)])).status).toBe(201)
  })

  test('lets an email address register once, however it is written, also when many try at once', async () => {
    const path = await makeTestEvent(call, { form: { rules: { one_per_email: true } } })
    const email = (n: number) => (n % 2 ? 'Ana@example.com' : 'ana@EXAMPLE.com')
    const tries = await Promise.all(
      Array.from({ length: 12 }, (_, n) => register(path, [buildNewAttendee({ email: email(n) })])),
    )
    expect(tries.filter(({ status }) => status === 201)).toHaveLength(1)
    const [made] = tries.filter(({ status }) => status === 201)
    expect(tries.find(({ status }) => status !== 201)?.body.error.details.rule).toBe('one_per_email')
    await call('POST', `${path}/registrations/${made?.body.id}/cancel`, {})
    const together = await register(path, [
      buildNewAttendee({ email: email(0) }),
      buildNewAttendee({ email: email(1) }),
    ])
    expect(together.status).toBe(201)
  })

  test('that a draft is not registered for', async () => {
    const path = await makeTestEvent(call, { publish: false })
    const refused = await register(path, [buildNewAttendee()])
    expect(getStatusAndCode(refused)).toEqual([409, 'invalid_state'])
    expect(refused.body.error.message).toBe('The event fest is draft, so nobody can register for it.')
  })

  test('counts full years', () => {
    expect(calculateAge('2008-06-05', '2026-06-05')).toBe(18)
    expect(calculateAge('2008-06-06', '2026-06-05')).toBe(17)
    expect(calculateAge('2008-02-29', '2026-02-28')).toBe(17)
    expect(calculateAge('2008-02-29', '2026-03-01')).toBe(18)
  })
})
