import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import type { OperationId } from '../generated/operations.ts'
import type { ServedContract } from '../server/composition/app.ts'
import { isRefusal } from '../server/platform/contract/refusal.ts'
import type { RouteDefinition } from '../server/platform/contract/route-table.ts'
import type { UntypedHandler, UntypedOutcome } from '../server/request/outcome.ts'
import { cloneDatabase, type TestDatabase } from '../server/testing/test-database.ts'
import { getOperation } from './contract.ts'
import { describeLedgerLine } from './ledger.ts'
import { runOnLocalServer } from './run/local.ts'
import type { CaseFilter } from './run/run-cases.ts'
import type { Sabotage } from './world/local-server.ts'

type Call = {
  path: { group?: string }
  query: object
  caller: { key: object; organization: { id: string } }
  work?: object
}

let database: TestDatabase

beforeEach(async () => {
  database = await cloneDatabase(inject('postgresUrl'))
})

afterEach(() => database.drop())

async function runSabotaged(id: OperationId, sabotage: Sabotage, choose?: CaseFilter) {
  const { results, ledger } = await runOnLocalServer({
    databaseUrl: database.url,
    operations: [getOperation(id)],
    sabotage,
    choose,
  })
  const failed = results.filter(({ outcome }) => outcome === 'failed').map(({ family, name }) => `${family}: ${name}`)
  return { failed, missing: ledger.missing.map(describeLedgerLine) }
}

const routeChanged = (id: OperationId, changes: Partial<RouteDefinition>): Sabotage => ({
  contract: (contract) => {
    const facts = contract.operations[id] as RouteDefinition
    return { ...contract, operations: { ...contract.operations, [id]: { ...facts, ...changes } } }
  },
})

const callChanged = (change: (call: Call) => Call): Sabotage => ({
  handler: (handler) => (call) => handler(change(call as Call)),
})

const outcomeChanged = (change: (outcome: UntypedOutcome) => UntypedOutcome): Sabotage => ({
  handler: (handler) => async (call) => change(await handler(call)),
})

const beforeInsert = (table: string, assignment: string): Sabotage => ({
  sql: `
    create function sabotage() returns trigger language plpgsql as $$ begin ${assignment}; return new; end $$;
    create trigger sabotage before insert on ${table} for each row execute function sabotage()`,
})

const withMethod = (method: string, id: OperationId): Sabotage => ({
  contract: ({ operations, handlers, ...rest }): ServedContract => ({
    ...rest,
    operations: { ...operations, extra: { ...(operations[id] as RouteDefinition), method } },
    handlers: { ...handlers, extra: handlers[id] as UntypedHandler },
  }),
})

let told = 0
const tellingMore = outcomeChanged((outcome) => {
  if (!isRefusal(outcome) || outcome.code !== 'not_found') return outcome
  told += 1
  return { ...outcome, message: `${outcome.message} This is number ${told}.` }
})

const keyChanged = (changes: object): Sabotage =>
  callChanged((call) => ({ ...call, caller: { ...call.caller, key: { ...call.caller.key, ...changes } } }))

const withoutGroup = keyChanged({ group: null })

/** The same for one operation only, so that setting the stage still works. */
const onlyFor = (id: OperationId, { handler: sabotage }: Sabotage): Sabotage => ({
  handler: (handler, called) => (sabotage && called === id ? sabotage(handler, called) : handler),
})

/** A handler that reads beyond the caller's reach, and the case of the operation that must notice it. */
const prying = (what: string, id: OperationId, changes: object, expected: RegExp) =>
  [`${what} is not looked at by ${id}`, id, onlyFor(id, keyChanged(changes)), expected] as Control

/** Handlers that find a group in any organization, not only in the caller's. */
function withoutOrganization(): Sabotage {
  const owners = new Map<unknown, string>()
  return {
    handler: (handler) => async (call) => {
      const { path, caller } = call as Call
      const { organization } = caller
      const id = owners.get(path.group) ?? organization.id
      const outcome = await handler({ ...call, caller: { ...caller, organization: { ...organization, id } } })
      if (!isRefusal(outcome) && outcome.status === 201)
        owners.set((outcome.body as { id: string }).id, organization.id)
      return outcome
    },
  }
}

type Control = [string, OperationId, Sabotage, RegExp]

const controls: Control[] = [
  [
    'the scope is not checked',
    'createGroup',
    beforeInsert('api_keys', `new.scopes := '{read,write,admin,scanner}'`),
    /^scopes: every scope but admin/,
  ],
  [
    'another scope is asked for',
    'deleteGroup',
    routeChanged('deleteGroup', { scope: 'read' }),
    /^scopes: the scope read/,
  ],
  ['the plan is not checked', 'getMe', routeChanged('getMe', { entitlement: null }), /^entitlements: the plan free/],
  ['the group of a key is not looked at', 'getGroup', withoutGroup, /^isolation: path: group of a sibling group/],
  ['the group of a key does not bind changes', 'updateGroup', withoutGroup, /^own refusals: .*api_key_group/],
  ['the organization is not looked at', 'getGroup', withoutOrganization(), /^isolation: path: group of another/],
  ...(
    [
      ['getRegistration', { group: null }, /^isolation: path: registration of a sibling group at the same event/],
      ['listRegistrations', { group: null }, /^isolation: the list shows nothing of a sibling group at the same event/],
      ['getPayment', { group: null }, /^isolation: path: registration of no group at the same event/],
      ['issueTicket', { group: null }, /^isolation: body: attendee_ids of a sibling group at the same event/],
      ['listTickets', { group: null }, /^isolation: query: attendee of a sibling group at the same event/],
      ['listContacts', { group: null }, /^isolation: the list shows nothing of a sibling group/],
      ['createCheckInPoint', { group: null }, /^isolation: a limited key at an event of all → api_key_group/],
    ] as const
  ).map(([id, changes, expected]) => prying('the group', id, changes, expected)),
  ...(
    [
      ['getAttendee', { mode: 'live' }, /^isolation: path: attendee of live mode at the same event/],
      ['getAttendee', { mode: 'test' }, /^isolation: path: attendee of test mode at the same event/],
      ['findRegistrations', { mode: 'test' }, /^isolation: the list shows nothing of test mode at the same event/],
      ['getContact', { mode: 'test' }, /^isolation: path: contact of test mode/],
      ['getDay', { mode: 'test' }, /^isolation: everything of test mode/],
      ['lockDay', { mode: 'live' }, /^isolation: a test key at what is live → api_key_test_mode/],
      ['getGroup', { mode: 'test' }, /^isolation: path: group of test mode/],
      ['listGroups', { mode: 'test' }, /^isolation: the list shows nothing of test mode/],
      ['createEvent', { mode: 'test' }, /^isolation: body: group of test mode/],
      ['listAttendees', { mode: 'test' }, /^isolation: query: group by code of test mode/],
      ['updateGroup', { mode: 'live' }, /^isolation: a test key at what is live → api_key_test_mode/],
    ] as const
  ).map(([id, changes, expected]) => prying('the mode', id, changes, expected)),
  ['what does not exist tells more', 'getGroup', tellingMore, /^isolation: path: group of another organization/],
  [
    'an error has another code',
    'createGroup',
    outcomeChanged((outcome) => {
      const isConflict = isRefusal(outcome) && outcome.code === 'conflict'
      return isConflict ? { ...outcome, code: 'invalid_state' } : outcome
    }),
    /^own refusals: .*conflict/,
  ],
  [
    'an answer has a field that is not declared',
    'getGroup',
    outcomeChanged((outcome) =>
      isRefusal(outcome) ? outcome : { ...outcome, body: { ...(outcome.body as object), colour: 'red' } },
    ),
    /^success: /,
  ],
  [
    'a change is not audited',
    'updateGroup',
    callChanged((call) => ({ ...call, work: { ...call.work, audit: () => {} } })),
    /^success: /,
  ],
  [
    'answers are not given again',
    'createGroup',
    beforeInsert('idempotency_keys', 'new.key := gen_random_uuid()'),
    /^idempotency: a success sent again/,
  ],
  [
    'an answer is given again to another request',
    'createGroup',
    beforeInsert('idempotency_keys', `new.fingerprint := ''`),
    /^idempotency: a refusal sent again/,
  ],
  [
    'the body is not validated',
    'createGroup',
    {
      contract: ({ validators, ...rest }) => ({
        ...rest,
        validators: { ...validators, createGroup_body: (() => true) as never },
      }),
    },
    /^validation: body: an unknown field/,
  ],
  [
    'a picture is none',
    'getTicketQr',
    outcomeChanged((outcome) => (isRefusal(outcome) ? outcome : { ...outcome, body: 'a picture' })),
    /^success: an arranged request/,
  ],
  ['a path has one method more', 'listGroups', withMethod('PUT', 'createGroup'), /^methods: a method that the path/],
]

describe('the suite notices when', () => {
  test.each(controls)('%s', async (_, id, sabotage, expected) => {
    const ofItsFamily: CaseFilter = ({ family }) => expected.source.startsWith(`^${family}: `)
    const { failed } = await runSabotaged(id, sabotage, ofItsFamily)
    expect(failed).toContainEqual(expect.stringMatching(expected))
  })

  test('a declared media type never comes', async () => {
    const sabotage = onlyFor(
      'getTicketQr',
      callChanged((call) => ({ ...call, query: {} })),
    )
    expect((await runSabotaged('getTicketQr', sabotage)).missing).toEqual(['getTicketQr 200 image/png'])
  })

  test('a declared error never comes', async () => {
    const { failed, missing } = await runSabotaged('updateGroup', routeChanged('updateGroup', { changes: false }))
    expect(failed).toContainEqual(expect.stringMatching(/^read-only: a change/))
    expect(missing).toEqual(['updateGroup 403 instance_read_only'])
  })
})
