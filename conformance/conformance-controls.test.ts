import { describe, expect, test } from 'vitest'
import type { OperationId } from '../generated/operations.ts'
import type { ContractWithHandlers } from '../server/composition/app.ts'
import { isRefusal } from '../server/platform/contract/refusal.ts'
import type { RouteDefinition } from '../server/platform/contract/route-table.ts'
import type { UntypedHandler, UntypedOutcome } from '../server/request/exchange.ts'
import {
  buildApiKeyFault,
  buildHandlerCallFault,
  buildVisibilityFaultCheck,
  expectFaultDetected,
  type FaultDetectionCheck,
  type InterceptedHandlerCall,
  limitFaultToOperation,
  runCasesWithFault,
} from './testing/fault-checks.ts'
import type { InjectedFault } from './world/local-server.ts'

const routeChanged = (id: OperationId, changes: Partial<RouteDefinition>): InjectedFault => ({
  contract: (contract) => {
    const facts = contract.operations[id] as RouteDefinition
    return { ...contract, operations: { ...contract.operations, [id]: { ...facts, ...changes } } }
  },
})

const outcomeChanged = (change: (outcome: UntypedOutcome) => UntypedOutcome): InjectedFault => ({
  handler: (handler) => async (call) => change(await handler(call)),
})

const beforeInsert = (table: string, assignment: string): InjectedFault => ({
  sql: `
    create function sabotage() returns trigger language plpgsql as $$ begin ${assignment}; return new; end $$;
    create trigger sabotage before insert on ${table} for each row execute function sabotage()`,
})

const withMethod = (method: string, id: OperationId): InjectedFault => ({
  contract: ({ operations, handlers, ...rest }): ContractWithHandlers => ({
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

const withoutGroup = buildApiKeyFault({ group: null })

/** Handlers that find a group in any organization, not only in the caller's. */
function withoutOrganization(): InjectedFault {
  const owners = new Map<unknown, string>()
  return {
    handler: (handler) => async (call) => {
      const { path, caller } = call as InterceptedHandlerCall
      const { organization } = caller
      const id = owners.get(path.group) ?? organization.id
      const outcome = await handler({ ...call, caller: { ...caller, organization: { ...organization, id } } })
      if (!isRefusal(outcome) && outcome.status === 201)
        owners.set((outcome.body as { id: string }).id, organization.id)
      return outcome
    },
  }
}

const controls: FaultDetectionCheck[] = [
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
  buildVisibilityFaultCheck(
    'the group',
    'getRegistration',
    { group: null },
    /^isolation: path: registration of a sibling group at the same event/,
  ),
  buildVisibilityFaultCheck(
    'the group',
    'listRegistrations',
    { group: null },
    /^isolation: the list shows nothing of a sibling group at the same event/,
  ),
  buildVisibilityFaultCheck(
    'the group',
    'issueTicket',
    { group: null },
    /^isolation: body: attendee_ids of a sibling group at the same event/,
  ),
  buildVisibilityFaultCheck(
    'the mode',
    'getAttendee',
    { mode: 'live' },
    /^isolation: path: attendee of live mode at the same event/,
  ),
  buildVisibilityFaultCheck('the mode', 'getDay', { mode: 'test' }, /^isolation: everything of test mode/),
  buildVisibilityFaultCheck(
    'the mode',
    'updateGroup',
    { mode: 'live' },
    /^isolation: a test key at what is live → api_key_test_mode/,
  ),
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
    buildHandlerCallFault((call) => ({ ...call, work: { ...call.work, audit: () => {} } })),
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
  test.each(controls)('%s', (_, id, sabotage, expected) => expectFaultDetected(id, sabotage, expected))

  test('a declared media type never comes', async () => {
    const sabotage = limitFaultToOperation(
      'getTicketQr',
      buildHandlerCallFault((call) => ({ ...call, query: {} })),
    )
    expect((await runCasesWithFault('getTicketQr', sabotage)).missing).toEqual(['getTicketQr 200 image/png'])
  })

  test('a declared error never comes', async () => {
    const { failed, missing } = await runCasesWithFault('updateGroup', routeChanged('updateGroup', { changes: false }))
    expect(failed).toContainEqual(expect.stringMatching(/^read-only: a change/))
    expect(missing).toEqual(['updateGroup 403 instance_read_only'])
  })
})
