import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type MemberRole, memberRoles } from '../server/access/members/index.ts'
import { makeTestMember, signInToConsole, submitConsoleForm } from '../server/testing/console/visitor.ts'
import { getOperation, type Operation } from './contract.ts'
import { consoleOperations, oneOperationPerPermission } from './testing/console.ts'
import { consoleFaultChecksFirstHalf, expectConsoleFaultDetected } from './testing/console-fault-checks.ts'
import { expectRoleAccessOnConsole } from './testing/console-roles.ts'
import {
  buildOneIsolationCasePerKind,
  type ConsoleTestServer,
  isolatedConsoleOperations,
  listCaseFailures,
  startConsoleTestServer,
  stopConsoleTestServer,
} from './testing/console-test-server.ts'
import type { LocalServer } from './world/local-server.ts'
import type { TestCaller } from './world/test-caller.ts'
import { apiCallers } from './world/test-callers.ts'

let opened: ConsoleTestServer
let server: LocalServer
let stage: TestCaller

beforeAll(async () => {
  opened = await startConsoleTestServer()
  server = opened.server
  stage = opened.stage
})

afterAll(() => stopConsoleTestServer(opened))

describe('each role, at each place and act', () => {
  const chosen: Record<MemberRole, readonly Operation[]> = {
    owner: consoleOperations,
    admin: oneOperationPerPermission,
    manager: oneOperationPerPermission,
    developer: oneOperationPerPermission,
    scanner: consoleOperations,
  }

  test.each(memberRoles.map((role) => [role]))('%s is let in or refused, with a sentence', (role) =>
    expectRoleAccessOnConsole(opened, role, chosen[role]),
  )
})

describe('a signed-in member meets what a key meets', () => {
  const chosen = buildOneIsolationCasePerKind()

  test.each(isolatedConsoleOperations.map((operation) => [operation.id, chosen(operation)] as const))(
    'at %s',
    async (_, cases) => expect(await listCaseFailures(stage, cases)).toEqual([]),
  )
})

describe('an event of another organization, group or mode', () => {
  test('is no template', async () => {
    const limited = await apiCallers.limited(stage)
    const { organization, key } = await limited.perform('getMe', {})
    const visitor = await signInToConsole(
      server,
      await makeTestMember(server, organization.id, { role: 'admin', group: key.group ?? '' }),
    )
    const owners = [
      await apiCallers.otherOrganization(stage),
      await apiCallers.sibling(stage),
      await apiCallers.test(stage),
    ]
    for (const owner of owners) {
      const { path } = await owner.unused(getOperation('getEventTemplate'))
      const sent = await submitConsoleForm(visitor, '/console/live/events?do=createTemplateImport', {
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
    const visitor = await signInToConsole(server, await makeTestMember(server, organization.id, limit))
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

describe('the cases notice when', () => {
  test.each(consoleFaultChecksFirstHalf)('%s is not looked at by %s', (_, id, sabotage, expected) =>
    expectConsoleFaultDetected(id, sabotage, expected),
  )
})
