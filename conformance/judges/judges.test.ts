import { expect, test } from 'vitest'
import { UsageError } from '../../server/testing/command-line.ts'
import { readTypeErrors } from './external-tool.ts'
import { groupLintProblems } from './judge/linters.ts'
import { readNewmanRun } from './judge/portman.ts'
import { knownToolFaults } from './known-faults.ts'
import { readJudgeOptions } from './options.ts'
import { externalTools } from './registry.ts'
import { parseCallResults } from './steps.ts'

test('all tools are heard unless some are chosen, always in the same order', () => {
  expect(readJudgeOptions([])?.judges).toEqual(externalTools)
  expect(readJudgeOptions(['--only', 'portman', '--only', 'kubb'])?.judges.map(({ name }) => name)).toEqual([
    'kubb',
    'portman',
  ])
  expect(readJudgeOptions(['--help'])).toBeNull()
})

test('a tool that is not known is refused with those that are', () => {
  expect(() => readJudgeOptions(['--only', 'kub'])).toThrow(UsageError)
  expect(() => readJudgeOptions(['--only', 'kub'])).toThrow(/no tool kub; there are hey-api/)
})

test('every known fault is one of a judge that is heard, at a step that it has', () => {
  for (const { judge, step, reason } of knownToolFaults) {
    expect(externalTools.find(({ name }) => name === judge)?.steps).toContain(step)
    expect(reason).toMatch(/^[A-Z].*\.$/)
  }
})

test('the lists of open values that orval makes into lists of lists are known wherever they stand', () => {
  const { says } = knownToolFaults.find(({ judge }) => judge === 'orval-msw') ?? { says: '' }
  const list = '(string | ("pending" | "confirmed")[])[]'
  for (const type of [list, `{ id: string; audience: { statuses: ${list}; days: string[] | null } }[]`]) {
    expect(`split/fetch.msw.ts: error TS2322: Type '${type}' is not assignable to type 'Communication[]'.`).toMatch(
      says,
    )
  }
  expect("error TS2322: Type 'string' is not assignable to type 'string[]'.").not.toMatch(says)
})

test('every version is exact', () => {
  const versions = externalTools.flatMap(({ packages }) => Object.values(packages))
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
})

test('what a client tells of its calls is read, and a call that it does not tell of is a fault', () => {
  const results = parseCallResults(
    'call me ok\nnoise\ncall events fault Error: 401\ncall create ok\nSegmentation fault',
  )
  expect(results).toMatchObject({ me: null, events: ['Error: 401'], create: null })
  expect(results.public).toEqual([expect.stringContaining('Segmentation fault')])
})

test('type errors are told once, without their lines', () => {
  const output = 'api.ts(3,4): error TS1: No.\napi.ts(9,1): error TS1: No.\nother.ts(1,1): error TS2: Nor this.\n'
  expect(readTypeErrors(output)).toEqual(['api.ts: error TS1: No.', 'other.ts: error TS2: Nor this.'])
})

test('what a linter says of many places is one fault', () => {
  const problem = { rule: 'no-surprise', message: 'Say it.' }
  expect(
    groupLintProblems('3.1', [
      { ...problem, place: '#/a' },
      { ...problem, place: '#/b' },
    ]),
  ).toEqual(['3.1: no-surprise: Say it. At 2 places, first #/a'])
})

test('schema tests count where the call succeeded, and the five calls must', () => {
  const call = (method: string, path: string, code: number, error?: string) => ({
    item: { name: `${method} ${path}` },
    request: { method, url: { path: path.split('/').slice(1) } },
    response: { code },
    assertions: [{ assertion: 'Schema is valid', ...(error ? { error: { message: error } } : {}) }],
  })
  const results = readNewmanRun([
    call('GET', '/v1/me', 200, 'expected a string'),
    call('GET', '/v1/events', 200),
    call('POST', '/v1/events', 409, 'not an event'),
  ])
  expect(results).toEqual({
    schemas: ['GET /v1/me: Schema is valid: expected a string'],
    me: null,
    events: null,
    create: ['POST /v1/events gave 409.'],
    public: ['GET /o/sandbox/events.json gave no answer.'],
    note: '2 of 3 operations succeed with their examples',
  })
})
