import { hash } from 'node:crypto'
import { makeOrganization } from '../../server/testing/make-key.ts'
import type { Ledger } from '../ledger.ts'
import { createAnswerChecker } from '../transports/observe.ts'
import { createLocalServerControls } from './interventions.ts'
import { createLeftoverRegistry } from './leftovers.ts'
import { makeKeyOfRole } from './local-keys.ts'
import type { LocalServer } from './local-server.ts'
import { createUnlimitedPacer } from './request-pacer.ts'
import type { KeyRole, NamedApiKey } from './roles.ts'
import type { RunContext } from './run-context.ts'

export async function createLocalRunContext(
  server: LocalServer,
  ledger: Ledger,
  signal?: AbortSignal,
): Promise<RunContext> {
  const main = await makeOrganization(server)
  const held = new Map<KeyRole, Promise<NamedApiKey>>()
  return {
    baseUrl: server.url,
    observe: createAnswerChecker(ledger),
    pace: createUnlimitedPacer(signal),
    leftovers: createLeftoverRegistry(),
    memory: new Map(),
    headersOf: (visitor) => ({ 'X-Forwarded-For': addressOf(visitor) }),
    lenient: false,
    interventions: createLocalServerControls(server, main),
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
