import { describe, expect, test, vi } from 'vitest'
import type { AttendeeRow } from '../rows.ts'
import type { EventSetup } from '../setup/event-setup.ts'
import { findAnswerProblems } from './answers.ts'
import { refuseInvalidAnswers } from './rules.ts'

type Question = EventSetup['questions'][number]

const choices = Array.from({ length: 200 }, (_, n) => `${n} `.padEnd(200, 'x'))
const attendee = (answers: object) => ({ attendee_type_id: 'v', answers }) as AttendeeRow
const termsOf = (questions: Partial<Question>[]) =>
  ({
    types: [{ id: 'v', code: 'visitor' }],
    questions: questions.map((each) => ({ label: 'L', ...each })),
  }) as EventSetup
const messages = (question: Partial<Question>, answer: unknown) =>
  findAnswerProblems(termsOf([{ code: 'a', ...question }]), attendee({ a: answer }), 'body').map(
    ({ message }) => message,
  )

describe('a wrong choice', () => {
  test('is told with all choices where these are few', () => {
    expect(messages({ type: 'choice', choices: ['A', 'B'] }, 'C')).toEqual(['The answer to a must be one of "A", "B".'])
  })

  test('is told with some of many, each shortened, and how many more there are', () => {
    const [message = ''] = messages({ type: 'multi_choice', choices }, ['C'])
    expect(message).toMatch(/^The answer to a must be a list of some of "0 x{62}…", .*"7 x{62}…" and 192 more\.$/)
  })

  test('among many people gets a short answer that keeps their order', () => {
    const codes = Array.from({ length: 24 }, (_, n) => `q${n}`)
    const setup = termsOf(codes.map((code) => ({ code, type: 'choice', choices })))
    const attendees = Array.from({ length: 200 }, () => attendee(Object.fromEntries(codes.map((code) => [code, 'C']))))
    const refusal = refuseInvalidAnswers(setup, attendees, (n) => `body/attendees/${n}`)
    const details = refusal?.details as { path: string }[]
    const places = attendees.flatMap((_, n) => codes.map((code) => `body/attendees/${n}/answers/${code}`))
    expect(refusal?.message).toContain('more than 100 problems')
    expect(details.map(({ path }) => path)).toEqual(places.slice(0, details.length))
    expect(details.length).toBeGreaterThan(30)
    expect(JSON.stringify(refusal).length).toBeLessThan(60_000)
  })
})

describe('right choices', () => {
  test('are not written out', () => {
    const written = vi.spyOn(JSON, 'stringify')
    const likes = choices.slice(100)
    expect(messages({ type: 'choice', choices }, choices[199])).toEqual([])
    expect(messages({ type: 'multi_choice', choices }, likes)).toEqual([])
    expect(written).not.toHaveBeenCalled()
    written.mockRestore()
  })

  test('are not searched one by one', () => {
    const counted = choices.map(String)
    const searched = vi.spyOn(counted, 'includes')
    expect(messages({ type: 'multi_choice', choices: counted }, choices)).toEqual([])
    expect(searched).not.toHaveBeenCalled()
  })
})

test('who is asked what is worked out once for all people of a type', () => {
  const types = ['v']
  const looked = vi.spyOn(types, 'includes')
  const setup = termsOf([{ code: 'a', type: 'text', attendee_types: types }])
  const attendees = Array.from({ length: 200 }, () => attendee({ a: 'Yes' }))
  expect(refuseInvalidAnswers(setup, attendees, (n) => `body/attendees/${n}`)).toBeUndefined()
  expect(looked).toHaveBeenCalledTimes(1)
})

test('an answer to a question that nobody asked is told by a pointer and a short name', () => {
  expect(findAnswerProblems(termsOf([]), attendee({ 'a/b': 1, ['k'.repeat(1000)]: 1 }), 'body')).toMatchObject([
    { path: 'body/answers/a~1b', message: 'The form asks no question a/b of the attendee type visitor.' },
    {
      path: `body/answers/${'k'.repeat(64)}…`,
      message: `The form asks no question ${'k'.repeat(64)}… of the attendee type visitor.`,
    },
  ])
})
