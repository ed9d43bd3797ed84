import { getReturnsDoc, getSummary, listServices } from '@typespec/compiler'
import { getExtensions, getOperationId } from '@typespec/openapi'
import { describe, expect, test } from 'vitest'
import { compileTypeSpecSource, listCompilerDiagnostics } from '../testing/compile-source.ts'

describe('a decorator takes the values of its own enum alone', () => {
  test.each([
    ['@scope(Scope.read)', '@scope(Entitlement.webhooks)'],
    ['@entitlement(Entitlement.webhooks)', '@entitlement(Scope.read)'],
    ['@paginated(Pagination.by_id)', '@paginated(Scope.read)'],
    ['@connector(ConnectorKind.search, "Find")', '@connector(CallKind.with_key, "Find")'],
    ['@errors(Postern.ErrorCode.not_found)', '@errors(Scope.read)'],
  ])('%s, not %s', async (right, wrong) => {
    expect(await listCompilerDiagnostics(`${right} op right(): void;`)).toEqual([])
    expect(await listCompilerDiagnostics(`${wrong} op wrong(): void;`)).toMatchObject([{ code: 'invalid-argument' }])
  })
})

describe('the library refuses', () => {
  test('a status that is not one of a refusal', async () => {
    expect(await listCompilerDiagnostics('enum Code { @refusal(204, NextStep.stop) fine }')).toEqual([
      {
        code: '@postern/contract/not-an-error-status',
        message: 'The status 204 of the error fine is not one of a refusal: it lies between 400 and 599.',
      },
    ])
  })

  test('a webhook that is not named after an object', async () => {
    expect(await listCompilerDiagnostics('@webhook("Something") op told(): void;')).toMatchObject([
      { code: '@postern/contract/webhook-name' },
    ])
  })

  test('two lists of errors for one kind of call', async () => {
    const listed = '@callErrors(CallKind.with_body, Postern.ErrorCode.payload_too_large)'
    expect(await listCompilerDiagnostics(`${listed} namespace Once {}`)).toEqual([])
    expect(await listCompilerDiagnostics(`${listed} ${listed} namespace Twice {}`)).toMatchObject([
      { code: '@postern/contract/repeated-call-errors' },
    ])
  })
})

describe('an example', () => {
  test.each([
    ['a misspelt parameter', '#{ dya: "fri" }'],
    ['no value for a parameter', '#{ other: "fri" }'],
  ])('with %s is refused', async (_, example) => {
    const operation = 'op read(day: string, other?: string): void;'
    expect(await listCompilerDiagnostics(`@shows(#{ day: "fri" }) ${operation}`)).toEqual([])
    expect(await listCompilerDiagnostics(`@shows(${example}) ${operation}`)).toMatchObject([
      { code: '@postern/contract/example-parameter' },
    ])
  })
})

test.each([
  ['@named("updateDay")', 'updateDay', 'Change a day'],
  ['@named("listAttendeeTypes")', 'listAttendeeTypes', 'List attendee types'],
  ['@named("archiveEvent")', 'archiveEvent', 'Archive an event'],
  ['@named("getMe", "Who am I?")', 'getMe', 'Who am I?'],
])('%s is the id %s and the summary %s', async (named, id, summary) => {
  const { program, read } = await readOf(`${named} read(): void;`)
  expect(read && [getOperationId(program, read), getSummary(program, read)]).toEqual([id, summary])
})

test.each([
  ['', 'The ox.'],
  ['@returnsDoc("An ox, or none.")', 'An ox, or none.'],
])('what a template answers follows from its object unless %j says it', async (own, told) => {
  const { program, read } = await readOf(`${own} read is Postern.Read<Ox, {}>;`, '@noun("ox", "oxen") model Ox {}')
  expect(read && getReturnsDoc(program, read)).toBe(told)
})

test('the sentence of a refusing state is the example of invalid_state', async () => {
  expect(await factsOf('@refusesIn(#{ sent: "It is sent." }) read(): void;')).toMatchObject({
    'x-postern-refusal-examples': { invalid_state: { message: 'It is sent.', details: { state: 'sent' } } },
  })
})

describe('what an operation says', () => {
  test('replaces what its template says, while errors add up', async () => {
    expect(
      await factsOf(`@scope(Scope.admin) @errors(Postern.ErrorCode.conflict)
        read is Postern.Read<{}, {}>;`),
    ).toMatchObject({
      'x-postern-scope': 'admin',
      'x-postern-entitlement': 'api_read',
      'x-postern-errors': ['not_found', 'conflict'],
    })
  })

  test('comes before what its interface says, and that before its template', async () => {
    expect(await factsOf('@scope(Scope.read) read(): void;')).toMatchObject({ 'x-postern-scope': 'read' })
    expect(await factsOf('read(): void;')).toMatchObject({ 'x-postern-scope': 'scanner' })
    expect(await factsOf('read is Postern.Read<{}, {}>;')).toMatchObject({
      'x-postern-scope': 'scanner',
      'x-postern-entitlement': 'api_read',
    })
  })
})

async function factsOf(operation: string): Promise<Record<string, unknown>> {
  const { program, read } = await readOf(operation)
  return read ? Object.fromEntries(getExtensions(program, read)) : {}
}

async function readOf(operation: string, models = '') {
  const program = await compileTypeSpecSource(
    `@service namespace Probe { ${models} @scope(Scope.scanner) interface Probes { ${operation} } }`,
  )
  expect(program.diagnostics).toEqual([])
  return { program, read: listServices(program)[0]?.type.interfaces.get('Probes')?.operations.get('read') }
}
