import { hash } from 'node:crypto'
import { makeTestOrganization } from '../../server/testing/make-key.ts'
import type { CoverageTracker } from '../coverage.ts'
import { buildAnswerChecker } from '../transports/observe.ts'
import { buildLocalServerControls } from './interventions.ts'
import { buildLeftoverRegistry } from './leftovers.ts'
import { makeKeyOfRole } from './local-keys.ts'
import type { LocalServer } from './local-server.ts'
import { buildUnlimitedPacer } from './request-pacer.ts'
import type { KeyRole, NamedApiKey } from './roles.ts'
import type { RunContext } from './run-context.ts'

export async function buildLocalRunContext(
  server: LocalServer,
  ledger: CoverageTracker,
  signal?: AbortSignal,
): Promise<RunContext> {
  const main = await makeTestOrganization(server)
  const held = new Map<KeyRole, Promise<NamedApiKey>>()
  return {
    baseUrl: server.url,
    observe: buildAnswerChecker(ledger),
    pace: buildUnlimitedPacer(signal),
    leftovers: buildLeftoverRegistry(),
    memory: new Map(),
    headersOf: (visitor) => ({ 'X-Forwarded-For': addressOf(visitor) }),
    lenient: false,
    interventions: buildLocalServerControls(server, main),
    find: (role) => {
      if (role === 'group_limited') return Promise.resolve(null)
      const key = held.get(role) ?? makeKeyOfRole(server, main, role)
      held.set(role, key)
      return key
    },
  }
}

/** Each visitor gets a network of their own, since visitors are counted by network. */
function addressOf(visitor: string): string {
  const digits = hash('sha256', visitor)
  return `2001:db8:${digits.slice(0, 4)}:${digits.slice(4, 8)}::1`
}
