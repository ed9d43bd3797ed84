import { randomBytes } from 'node:crypto'
import { hallOf } from '../arrangements/halls.ts'
import { declares, type Operation } from '../contract.ts'
import { check } from '../outcome.ts'
import type { ApiAnswer } from '../transports/attempt.ts'
import type { HeldKey, KeyRole } from '../world/roles.ts'
import type { Provocation } from './case.ts'

const family = 'credentials'

export function credentialProvocations(operation: Operation): Provocation[] {
  const unknownDevice = { name: 'unknown device', value: `svc_device_${randomBytes(16).toString('hex')}` }
  const unknown: HeldKey = { name: 'unknown', value: `svc_live_${randomBytes(16).toString('hex')}` }
  const withKey = (name: string, code: Provocation['code'], role: KeyRole): Provocation => ({
    family,
    name,
    code,
    arrange: async (stage) => ({ ...(await stage.unused(operation)), key: await stage.hold(role) }),
    inspect: asksForAKey,
  })
  const provocations: Provocation[] = [
    {
      family,
      name: 'no key',
      code: 'api_key_required',
      arrange: async (stage) => ({ ...(await stage.unused(operation)), key: null }),
      inspect: asksForAKey,
      httpOnly: true,
    },
    {
      family,
      name: 'another kind of authorization',
      code: 'api_key_required',
      arrange: async (stage) => ({
        ...(await stage.unused(operation)),
        key: null,
        headers: { Authorization: 'Basic c3ZjOmxpdmU=' },
      }),
      inspect: asksForAKey,
      httpOnly: true,
    },
    {
      family,
      name: 'a key that nobody has',
      code: 'api_key_unknown',
      arrange: async (stage) => ({ ...(await stage.unused(operation)), key: unknown }),
      inspect: asksForAKey,
    },
    {
      family,
      name: 'a device that nobody has paired',
      code: 'device_unknown',
      arrange: async (stage) => ({ ...(await stage.unused(operation)), key: unknownDevice }),
      inspect: asksForAKey,
    },
    {
      family,
      name: 'a revoked device',
      code: 'device_revoked',
      arrange: async (stage) => ({
        ...(await stage.unused(operation)),
        key: await stage.onceInRun('revoked device', async () => {
          const { id } = await hallOf(stage)
          return stage.local().makeDevice(id, { revokedAt: new Date(0) })
        }),
      }),
      inspect: asksForAKey,
    },
    {
      family,
      name: 'a scanner that is too old',
      code: 'client_outdated',
      arrange: async (stage) => ({
        ...(await stage.unused(operation)),
        key: await stage.keyFor(operation),
        headers: { 'X-Scanner-Version': '0.0.0' },
      }),
    },
    withKey('a revoked key', 'api_key_revoked', 'revoked'),
    withKey('an expired key', 'api_key_expired', 'expired'),
    withKey('a key for other addresses', 'api_key_ip_not_allowed', 'wrong_ip'),
  ]
  return provocations.filter(({ code }) => declares(operation, code))
}

function asksForAKey({ status, headers }: ApiAnswer): void {
  if (status !== 401) return
  const challenge = headers['www-authenticate'] ?? ''
  check(challenge.startsWith('Bearer'), `WWW-Authenticate is "${challenge}"`)
}
