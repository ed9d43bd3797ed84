import { expect } from 'vitest'
import type { MemberRole } from '../../server/access/members/index.ts'
import { makeTestMember, signInToConsole } from '../../server/testing/console/visitor.ts'
import type { Operation } from '../contract.ts'
import type { ApiAnswer } from '../transports/attempt.ts'
import { addConsolePagePath, openConsolePage, sendConsoleRequest } from './console.ts'
import type { ConsoleTestServer } from './console-test-server.ts'

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

/** A member of this role is let in or refused, with a sentence, at the place and act of each operation. */
export async function expectRoleAccessOnConsole(
  { server, stage }: ConsoleTestServer,
  role: MemberRole,
  operations: readonly Operation[],
): Promise<void> {
  const { organization } = await stage.perform('getMe', {})
  const visitor = await signInToConsole(server, await makeTestMember(server, organization.id, { role }))
  const lines = { seen: [] as string[], expected: [] as string[] }
  for (const operation of operations) {
    const request = await addConsolePagePath(stage, operation, await stage.unused(operation))
    const isLetIn = mayUse[role](operation)
    lines.expected.push(`${operation.id} ${isLetIn ? 'let in' : 'refused'}`)
    const answers = isLetIn
      ? [await openConsolePage(visitor, 'live', operation, request)]
      : [
          await openConsolePage(visitor, 'live', operation, request),
          await sendConsoleRequest(visitor, 'live', operation, request),
        ]
    lines.seen.push(`${operation.id} ${[...new Set(answers.map(describeEntry))].join(', ')}`)
  }
  expect(lines.seen).toEqual(lines.expected)
}

const describeEntry = ({ status, text }: Pick<ApiAnswer, 'status' | 'text'>) => {
  if (status === 200) return 'let in'
  return status === 403 && /is an? \w+ of \S+ and cannot [^.]+; that takes an owner/.test(text)
    ? 'refused'
    : `${status}`
}
