import { randomBytes } from 'node:crypto'
import { arrangeSuccess } from '../arrangements/index.ts'
import { getOpenEvent } from '../arrangements/open-event.ts'
import { declaresError, type Operation } from '../contract.ts'
import { assert } from '../outcome.ts'
import type { ApiAnswer, RequestToSend } from '../transports/attempt.ts'
import { type KeyRole, type KeyScope, keyScopes } from '../world/roles.ts'
import type { TestCaller } from '../world/test-caller.ts'
import { type ErrorCase, type NamedCase, refuse } from './case.ts'
import { expectSuccess } from './expect.ts'

const madeUp = (kind: 'live' | 'device') => ({
  name: 'unknown',
  value: `svc_${kind}_${randomBytes(16).toString('hex')}`,
})

const revokedDevice = (stage: TestCaller) =>
  stage.onceInRun('revoked device', async () => {
    const { id } = await getOpenEvent(stage)
    return stage.local().makeDevice(id, { revokedAt: new Date(0) })
  })

export function buildCredentialErrorCases(operation: Operation): ErrorCase[] {
  const refused = (
    name: string,
    code: ErrorCase['code'],
    credential: (stage: TestCaller) => Promise<Partial<RequestToSend>>,
  ) => refuse(operation, code, name, credential, { inspect: asksForAKey })
  // The SDK always sends a key, and refuses an empty one itself.
  const withoutKey = (name: string, code: ErrorCase['code'], headers: Record<string, string> = {}) => ({
    ...refused(name, code, async () => ({ key: null, headers })),
    httpOnly: true,
  })
  return [
    withoutKey('no key', 'api_key_required'),
    withoutKey('another kind of authorization', 'api_key_required', { Authorization: 'Basic c3ZjOmxpdmU=' }),
    withoutKey('an empty key', 'api_key_unknown', { Authorization: 'Bearer ' }),
    refused('a key that nobody has', 'api_key_unknown', async () => ({ key: madeUp('live') })),
    refused('a device that nobody has paired', 'device_unknown', async () => ({ key: madeUp('device') })),
    refused('a revoked device', 'device_revoked', async (stage) => ({ key: await revokedDevice(stage) })),
    refused('a scanner that is too old', 'client_outdated', async () => ({
      headers: { 'X-Scanner-Version': '0.0.0' },
    })),
    refused('a revoked key', 'api_key_revoked', async (stage) => ({ key: await stage.hold('revoked') })),
    refused('an expired key', 'api_key_expired', async (stage) => ({ key: await stage.hold('expired') })),
    refused('a key for other addresses', 'api_key_ip_not_allowed', async (stage) => ({
      key: await stage.hold('wrong_ip'),
    })),
  ]
}

function asksForAKey({ status, headers }: ApiAnswer): void {
  if (status !== 401) return
  const challenge = headers['www-authenticate'] ?? ''
  assert(challenge.startsWith('Bearer'), `WWW-Authenticate is "${challenge}"`)
}

/** Keys without the required scope: one with all other scopes, and one with each other scope alone. */
export function buildScopeErrorCases(operation: Operation): ErrorCase[] {
  const needed = operation.scope as KeyScope
  const refused = (name: string, role: KeyRole) =>
    refuse(operation, 'api_key_scope', name, async (stage) => ({ key: await stage.hold(role) }))
  return [
    refused(`every scope but ${needed}`, `all_but_${needed}`),
    ...keyScopes.filter((scope) => scope !== needed).map((scope) => refused(`the scope ${scope} alone`, scope)),
  ]
}

export function buildScopeCases(operation: Operation): NamedCase[] {
  if (!declaresError(operation, 'api_key_scope')) return []
  const needed = operation.scope as KeyScope
  return [
    {
      name: `the scope ${needed} alone is enough`,
      run: async (stage) => {
        const key = await stage.hold(needed)
        const answer = await stage.send(operation, { ...(await arrangeSuccess(stage, operation.id)), key })
        expectSuccess(stage, answer)
      },
    },
  ]
}
