import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OperationId } from '../generated/operations.ts'
import { type MemberRole, memberRoles } from '../server/access/members/index.ts'
import { isRefusal } from '../server/platform/contract/refusal.ts'
import { fill, makeMember, signIn } from '../server/testing/console/visitor.ts'
import { getOperation, type Operation } from './contract.ts'
import { openByConsole, operationsOnConsole, sendByConsole, withPathOfPage } from './testing/console.ts'
import {
  type ConsoleStage,
  closeConsoleStage,
  isolatedOnConsole,
  isolationCasesOf,
  isolationCasesWithoutRepetition,
  listFailures,
  openConsoleStage,
} from './testing/console-stage.ts'
import type { ApiAnswer } from './transports/attempt.ts'
import type { LocalServer, Sabotage } from './world/local-server.ts'
import type { TestCaller } from './world/test-caller.ts'
import { apiCallers } from './world/test-callers.ts'

let opened: ConsoleStage
let server: LocalServer
let stage: TestCaller

beforeAll(async () => {
  opened = await openConsoleStage()
  server = opened.server
  stage = opened.stage
})

afterAll(() => closeConsoleStage(opened))

/** What members may do, in other words than those of the console. */
const mayUse: Record<MemberRole, (operation: Operation) => boolean> = {
  owner: () => true,
  admin: () => true,
  manager: ({ id, path }) =>
    !/^\/v1\/(audit-log|webhooks|source-connections)/.test(path) &&
    !['createSourceImport', 'clearTestCheckins'].includes(id),
  developer: ({ id, path, method }) =>
    method === 'GET'
      ? !/^\/v1\/audit-log|\/communications|template/.test(path)
      : /^\/v1\/(webhooks|source-connections)/.test(path) ||
        ['createSourceImport', 'createExport', 'cancelJob'].includes(id),
  scanner: ({ id }) => ['listEvents', 'getEvent', 'getEventStats'].includes(id),
}

describe('each role, at each place and act', () => {
  test.each(memberRoles.map((role) => [role]))('%s is let in or refused, with a sentence', async (role) => {
    const { organization } = await stage.perform('getMe', {})
    const visitor = await signIn(server, await makeMember(server, organization.id, { role }))
    const lines = { seen: [] as string[], expected: [] as string[] }
    for (const operation of operationsOnConsole) {
      const request = await withPathOfPage(stage, operation, await stage.unused(operation))
      const isLetIn = mayUse[role](operation)
      lines.expected.push(`${operation.id} ${isLetIn ? 'let in' : 'refused'}`)
      const answers = isLetIn
        ? [await openByConsole(visitor, 'live', operation, request)]
        : [
            await openByConsole(visitor, 'live', operation, request),
            await sendByConsole(visitor, 'live', operation, request),
          ]
      lines.seen.push(`${operation.id} ${[...new Set(answers.map(describeEntry))].join(', ')}`)
    }
    expect(lines.seen).toEqual(lines.expected)
  })
})

const describeEntry = ({ status, text }: Pick<ApiAnswer, 'status' | 'text'>) => {
  if (status === 200) return 'let in'
  return status === 403 && /is an? \w+ of \S+ and cannot [^.]+; that takes an owner/.test(text)
    ? 'refused'
    : `${status}`
}

describe('a signed-in member meets what a key meets', () => {
  const chosen = isolationCasesWithoutRepetition()

  test.each(isolatedOnConsole.map((operation) => [operation.id, chosen(operation)] as const))(
    'at %s',
    async (_, cases) => expect(await listFailures(stage, cases)).toEqual([]),
  )
})

describe('an event of another organization, group or mode', () => {
  test('is no template', async () => {
    const limited = await apiCallers.limited(stage)
    const { organization, key } = await limited.perform('getMe', {})
    const visitor = await signIn(
      server,
      await makeMember(server, organization.id, { role: 'admin', group: key.group ?? '' }),
    )
    const owners = [
      await apiCallers.otherOrganization(stage),
      await apiCallers.sibling(stage),
      await apiCallers.test(stage),
    ]
    for (const owner of owners) {
      const { path } = await owner.unused(getOperation('getEventTemplate'))
      const sent = await fill(visitor, '/console/live/events?do=createTemplateImport', {
        template: String(path?.event),
        code: 'copied',
        starts_on: '2027-06-04',
      })
      expect(sent.status, sent.text).toBe(404)
    }
    expect(await server.database('events').where({ code: 'copied' })).toEqual([])
  })
})

describe('a key', () => {
  test('of another organization or group is not there', async () => {
    const [main, other] = [await apiCallers.limited(stage), await apiCallers.otherOrganization(stage)]
    const { organization, key } = await main.perform('getMe', {})
    const theirs = [(await other.perform('getMe', {})).key.id, (await stage.perform('getMe', {})).key.id]
    const limit = { role: 'admin', group: key.group ?? '' }
    const visitor = await signIn(server, await makeMember(server, organization.id, limit))
    const { text } = await visitor.see('/console/live/keys')
    expect(text).toContain(key.id)
    for (const id of theirs) {
      expect(text).not.toContain(id)
      expect((await visitor.see(`/console/live/keys?do=revoke&key=${id}`)).status).toBe(404)
      expect((await visitor.send('/console/live/keys?do=revoke', { key: id })).status).toBe(409)
    }
    expect(await server.database('api_keys').whereIn('id', theirs).whereNotNull('revoked_at')).toEqual([])
  })
})

/** Handlers of one operation that see more of an organization than the caller does. */
const prying = (pried: OperationId, changes: object): Sabotage => ({
  handler: (handle, id) => (call) => {
    const { caller } = call as { caller?: { key: object } }
    const seesMore = caller && id === pried ? { caller: { ...caller, key: { ...caller.key, ...changes } } } : {}
    return handle({ ...call, ...seesMore })
  },
})

/** The handler of one operation looks in every organization that it has met. */
function lookingEverywhere(pried: OperationId): Sabotage {
  const met = new Map<string, { id: string }>()
  return {
    handler: (handle, id) => async (call) => {
      const { caller } = call as { caller?: { organization: { id: string } } }
      if (caller) met.set(caller.organization.id, caller.organization)
      let outcome = await handle(call)
      for (const organization of id === pried ? met.values() : []) {
        if (isRefusal(outcome)) outcome = await handle({ ...call, caller: { ...caller, organization } } as typeof call)
      }
      return outcome
    },
  }
}

describe('the cases notice when', () => {
  test('the organization is not looked at by getContact', async () => {
    const broken = await openConsoleStage(lookingEverywhere('getContact'))
    try {
      const expected = /^path: contact of another organization is as if it were not there/
      expect(await listFailures(broken.stage, isolationCasesOf(getOperation('getContact')))).toContainEqual(
        expect.stringMatching(expected),
      )
    } finally {
      await closeConsoleStage(broken)
    }
  })

  test.each<[string, OperationId, object, RegExp]>([
    ['the group', 'getRegistration', { group: null }, /^path: registration of a sibling group at the same event/],
    ['the group', 'listContacts', { group: null }, /^the list shows nothing of a sibling group/],
    ['the group', 'createCheckInPoint', { group: null }, /^a limited key at an event of all → api_key_group/],
    ['the mode', 'cancelAttendee', { mode: 'live' }, /^path: attendee of live mode at the same event/],
    ['the mode', 'listGroups', { mode: 'test' }, /^the list shows nothing of test mode/],
  ])('%s is not looked at by %s', async (_, id, changes, expected) => {
    const broken = await openConsoleStage(prying(id, changes))
    try {
      expect(await listFailures(broken.stage, isolationCasesOf(getOperation(id)))).toContainEqual(
        expect.stringMatching(expected),
      )
    } finally {
      await closeConsoleStage(broken)
    }
  })
})
