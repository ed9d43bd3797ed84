import { randomBytes } from 'node:crypto'
import type { OperationId } from '../../generated/operations.ts'
import { arrangeSuccess } from '../arrangements/index.ts'
import { getOpenEvent } from '../arrangements/open-event.ts'
import type { SuccessBody } from '../arrangements/request.ts'
import { getOperation, type Operation } from '../contract.ts'
import { CaseCannotRunError, CaseFailure } from '../outcome.ts'
import {
  type ApiAnswer,
  fillRequestDefaults,
  type ReadyRequest,
  type RequestParts,
  type RequestToSend,
} from '../transports/attempt.ts'
import { sendByHttp } from '../transports/http.ts'
import { sendBySdk } from '../transports/sdk.ts'
import { isKeyRole, keyRoles, type NamedApiKey } from './roles.ts'
import type { RunContext } from './run-context.ts'
import type { GroupLimitedKey, TestCaller, TestCallerOptions } from './test-caller.ts'

type Send = (baseUrl: string, operation: Operation, attempt: ReadyRequest) => Promise<ApiAnswer>

/** Errors about limits of the run's single key. The public sandbox key may send only small bodies. */
const LIMITS_OF_A_KEY = new Set([
  'api_key_scope',
  'entitlement_required',
  'api_key_test_mode',
  'api_key_group',
  'payload_too_large',
])
const VISITOR: NamedApiKey = { value: '', name: 'visitor' }

export function buildTestCaller(world: RunContext, cast: TestCallerOptions = {}): TestCaller {
  const unused = new Map<OperationId, RequestParts>()
  const memory = new Map<string, Promise<unknown>>()

  const deliver = async (by: Send, operation: Operation, attempt: RequestToSend): Promise<ApiAnswer> => {
    const isPublic = operation.scope === null
    const headers = isPublic ? { ...world.headersOf(attempt.visitor ?? randomBytes(8).toString('hex')) } : {}
    const ready = fillRequestDefaults(operation, { ...attempt, headers: { ...headers, ...attempt.headers } })
    const payer = attempt.key ?? (isPublic ? VISITOR : null)
    for (;;) {
      await world.pace.before(payer)
      const answer = await by(world.baseUrl, operation, ready)
      if (await world.pace.after(payer, answer)) continue
      if (ready.method !== operation.method) return answer
      if (answer.status < 300) {
        if (operation.changes) unused.delete(operation.id)
        world.leftovers.note(operation, attempt.key, answer)
      }
      world.observe(operation, ready, answer)
      return answer
    }
  }

  const stage: TestCaller = {
    unique: (prefix) => `${prefix}-${randomBytes(6).toString('hex')}`,
    home: cast.home ?? {},
    get host() {
      return cast.host ?? stage
    },
    hold: async (role) => {
      const found = await world.find(role)
      if (!found) throw new CaseCannotRunError(`needs the key "${role}": ${keyRoles[role]}`)
      return found
    },
    keyFor: async ({ scope, refusesKeys }) => {
      if (scope === null) return null
      if (refusesKeys) return newDevice(stage, cast)
      if (cast.key) return cast.key()
      const all = await world.find('all')
      if (all) return all
      return isKeyRole(scope) ? stage.hold(scope) : stage.hold('all')
    },
    limited: () => stage.once('limited', () => (world.interventions ? makeLimitedKey(stage) : findLimitedKey(stage))),
    tenant: () => stage.once('tenant', async () => (await stage.perform('getMe', {})).organization.slug),
    perform: async (id, request, key) => {
      if (cast.organizer?.makes.has(id)) return cast.organizer.stage.perform(id, request, key)
      const operation = getOperation(id)
      const parts = request as object as RequestParts
      const answer = await stage.send(operation, { ...parts, key: key ?? (await stage.keyFor(operation)) })
      if (answer.status < 300) return answer.body as SuccessBody<typeof id>
      stage.excuse(answer)
      throw new CaseFailure(`the stage could not be set: ${id} answered ${answer.status} ${answer.text}`)
    },
    send: (operation, attempt) => deliver(sendByHttp, operation, attempt),
    sendBySdk: (operation, attempt) => deliver(sendBySdk, operation, attempt),
    ready: async (operation) => ({
      ...(await arrangeSuccess(stage, operation.id)),
      key: await stage.keyFor(operation),
    }),
    unused: async (operation) => {
      const found = unused.get(operation.id) ?? (await arrangeSuccess(stage, operation.id))
      unused.set(operation.id, found)
      return found
    },
    once: (name, make) => remember(memory, name, make),
    onceInRun: (name, make) => remember(world.memory, name, make),
    play: (other) => buildTestCaller(world, other),
    isLocal: world.interventions !== null,
    local: () => {
      if (world.interventions) return world.interventions
      throw new CaseCannotRunError('needs a server that the run has started itself')
    },
    excuse: ({ code, body }) => {
      if (!world.lenient || !code || !LIMITS_OF_A_KEY.has(code)) return
      throw new CaseCannotRunError(`needs another key: ${(body as { error: { message: string } }).error.message}`)
    },
  }
  return stage
}

/** New on each call: the clock of a local run stands still, and a device may make so many calls a second. */
async function newDevice(stage: TestCaller, { key }: TestCallerOptions): Promise<NamedApiKey> {
  const local = stage.local()
  const { id, isLive } = await getOpenEvent(stage)
  const isTest = !isLive || (await key?.())?.name === 'test'
  return local.makeDevice(id, { mode: isTest ? 'test' : 'live', groupId: stage.home.people })
}

function remember<T>(memory: Map<string, Promise<unknown>>, name: string, make: () => Promise<T>): Promise<T> {
  const known = (memory.get(name) as Promise<T> | undefined) ?? make()
  memory.set(name, known)
  return known
}

async function makeLimitedKey(stage: TestCaller): Promise<GroupLimitedKey> {
  const body = { code: stage.unique('limit'), name: 'Conformance' }
  const { id, code } = await stage.perform('createGroup', { body })
  const key = await stage.local().makeKey({ name: 'group_limited', groupId: id })
  return { key, group: { id, code } }
}

async function findLimitedKey(stage: TestCaller): Promise<GroupLimitedKey> {
  const key = await stage.hold('group_limited')
  const { group } = (await stage.perform('getMe', {}, key)).key
  if (!group) throw new CaseCannotRunError('needs the key "group_limited" to be limited to a group')
  const { id, code } = await stage.perform('getGroup', { path: { group } }, key)
  return { key, group: { id, code } }
}
