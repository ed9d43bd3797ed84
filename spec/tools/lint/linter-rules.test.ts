import { describe, expect, test } from 'vitest'
import { listLintProblems } from '../testing/compile-source.ts'

const decorators = {
  operationId: '@operationId("getBox")',
  summary: '@summary("Get a box")',
  'doc comment': '/** Reads a box. */',
  scope: '@scope(Scope.read)',
  entitlement: '@entitlement(Entitlement.api_read)',
  errors: '@errors',
  tag: '@tag("Boxes")',
}

type Decorators = Partial<Record<keyof typeof decorators, string>>

function operation(own: Decorators = {}, written = '@route("/v1/box") @get read(): void;'): string {
  const { 'doc comment': doc, ...others } = { ...decorators, ...own }
  return `interface Boxes { ${[doc, ...Object.values(others)].join('\n')} ${written} }`
}

test('a complete operation has no problems', async () => {
  expect(await listLintProblems(operation())).toEqual([])
})

describe('every operation says what it is and who may call it', () => {
  test.each(Object.keys(decorators) as (keyof Decorators)[])('%s', async (name) => {
    const decorator = name === 'doc comment' ? name : `@${name}`
    expect(await listLintProblems(operation({ [name]: '' }))).toEqual([`Boxes.read has no ${decorator}.`])
  })

  test('except who may call it, where everyone may', async () => {
    const open = operation(
      { scope: '', entitlement: '' },
      '@route("/o/{organization}/box.json") @get read(@path organization: string): void;',
    )
    expect(await listLintProblems(open)).toEqual([])
  })

  test('and a webhook only what it is', async () => {
    const sent = { tag: '@tag("Boxes") @webhook("box.opened")', scope: '', entitlement: '', errors: '' }
    expect(await listLintProblems(operation(sent))).toEqual([])
    expect(await listLintProblems(operation({ ...sent, summary: '' }))).toEqual(['Boxes.read has no @summary.'])
  })

  test('an id is not used twice', async () => {
    const other = operation({}, '@route("/v1/other") @get read(): void;').replace('Boxes', 'Others')
    expect(await listLintProblems(operation() + other)).toEqual(['The operation id getBox is used more than once.'])
  })

  test('a path belongs to a host', async () => {
    const elsewhere = operation({}, '@route("/v2/box") @get read(): void;')
    expect(await listLintProblems(elsewhere)).toEqual(['/v2/box does not begin as the paths of a host do.'])
  })
})

describe('lists', () => {
  const answer = '{ data: string[]; page: { next_cursor: string | null } }'

  test('say how they are ordered', async () => {
    const list = operation({}, `@route("/v1/box") @get read(): ${answer};`)
    expect(await listLintProblems(list)).toEqual(['Boxes.read answers a list but has no @paginated.'])
  })

  test('say it also where they can be refused', async () => {
    const list = operation({}, `@route("/v1/box") @get read(): ${answer} | Postern.Refused<404>;`)
    expect(await listLintProblems(list)).toEqual(['Boxes.read answers a list but has no @paginated.'])
  })

  test.each(['cursor', 'limit'])('take a %s', async (missing) => {
    const parameters = ['cursor', 'limit'].filter((name) => name !== missing).map((name) => `@query ${name}?: string`)
    const list = operation({}, `@paginated(Pagination.by_id) @route("/v1/box") @get read(${parameters}): ${answer};`)
    expect(await listLintProblems(list)).toEqual([`Boxes.read is paginated but takes no ${missing}.`])
  })
})

describe('errors', () => {
  const doc = '/** It is not there. */'
  const refusal = '@refusal(404, NextStep.stop)'
  const message = '@message("There is no box.")'
  const remedy = '@remedy("Look elsewhere.")'

  test.each([
    ['a status', [doc, message, remedy], 'The error missing has no @refusal with its status.'],
    ['a meaning', [refusal, message, remedy], 'The error missing has no doc comment that is a sentence.'],
    ['a remedy', [doc, refusal, message], 'The error missing has no @remedy that is a sentence.'],
    ['a message', [doc, refusal, '@message("gone")', remedy], 'The error missing has no @message that is a sentence.'],
  ])('have %s', async (_, parts, problem) => {
    expect(await listLintProblems(`enum Code { ${parts.join(' ')} missing }`)).toEqual([problem])
  })

  test('that tell everything have no problems', async () => {
    expect(await listLintProblems(`enum Code { ${doc} ${refusal} ${message} ${remedy} missing }`)).toEqual([])
  })
})
