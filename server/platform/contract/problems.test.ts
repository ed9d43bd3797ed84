import { describe, expect, test } from 'vitest'
import { MORE_PROBLEMS } from '../../../spec/runtime/problems/problems.ts'
import { clipName, type FoundProblem, type InputProblem, problem, refuseProblems, toPointerToken } from './problems.ts'

const problems = (count: number, message = 'It is wrong.'): InputProblem[] =>
  Array.from({ length: count }, (_, index) => ({ path: `body/${index}`, rule: 'blank', params: {}, message }))

describe('the number of problems is told', () => {
  test.each([
    ['1 problem', problems(1)],
    ['100 problems', problems(100)],
    ['more than 100 problems', problems(101)],
    ['more than 100 problems', problems(60_000)],
    ['at least 1 problem', [...problems(1), MORE_PROBLEMS]],
    ['at least 40 problems', [MORE_PROBLEMS, ...problems(40)]],
    ['more than 100 problems', [...problems(101), MORE_PROBLEMS]],
  ] as [string, FoundProblem[]][])('as %s', (words, list) => {
    const { message, details } = refuseProblems(list)
    expect(message).toBe(`The request has ${words}: it is wrong.`)
    expect(details).toEqual(list.filter((found) => found !== MORE_PROBLEMS).slice(0, 100))
  })
})

describe('the sentence', () => {
  const missing = (...names: string[]) => names.map((name) => problem(`body/${name}`, 'required'))

  test('names all fields of a few', () => {
    expect(refuseProblems(missing('code', 'name', 'timezone')).message).toBe(
      'The request has 3 problems: the field code is missing. The field name is missing. The field timezone is missing.',
    )
  })

  test('names the first of many, and the details the others', () => {
    const { message, details } = refuseProblems(missing('a', 'b', 'c', 'd', 'e', 'f'))
    expect(message).toBe('The request has 6 problems: the field a is missing.')
    expect(details).toHaveLength(6)
  })

  test('names the first alone where a few have too much to say', () => {
    const { message } = refuseProblems(problems(2, `It is ${'very '.repeat(150)}wrong.`))
    expect(message.match(/wrong/g)).toHaveLength(1)
  })
})

describe('a refusal stays short', () => {
  test('when its problems have much to say', () => {
    const refusal = refuseProblems(problems(100, 'long '.repeat(150)))
    expect(refusal.message).toContain('has 100 problems: long long')
    expect(refusal.details).toEqual(problems(100, 'long '.repeat(150)).slice(0, (refusal.details as []).length))
    expect(JSON.stringify(refusal).length).toBeLessThan(55_000)
  })

  test('when one of them alone says too much', () => {
    const refusal = refuseProblems(problems(2, '"'.repeat(1_000_000)))
    expect(refusal.details).toHaveLength(2)
    expect(JSON.stringify(refusal).length).toBeLessThan(10_000)
  })

  test('without leaving half a character at its end', () => {
    const { details } = refuseProblems(problems(1, `a${'😀'.repeat(600)}`))
    expect(JSON.stringify(details)).not.toMatch(/\\ud[89ab]/)
    expect(details).toEqual(problems(1, `a${'😀'.repeat(499)}…`))
  })
})

describe('a name that a client sent', () => {
  test.each([
    ['diet', 'diet'],
    ['k'.repeat(64), 'k'.repeat(64)],
    ['k'.repeat(65), `${'k'.repeat(64)}…`],
    [`${'k'.repeat(63)}😀`, `${'k'.repeat(63)}…`],
  ])('%s comes back as %s', (name, short) => {
    expect(clipName(name)).toBe(short)
  })

  test.each([
    ['a/b~c', 'a~1b~0c'],
    [`${'k'.repeat(63)}/`, `${'k'.repeat(63)}…`],
  ])('%s is %s in a path', (name, token) => {
    expect(toPointerToken(name)).toBe(token)
  })
})
