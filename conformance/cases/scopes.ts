import { arrangeSuccess } from '../arrangements/index.ts'
import { declares, type Operation } from '../contract.ts'
import { type KeyRole, type Scope, scopes } from '../world/roles.ts'
import type { Claim, Provocation } from './case.ts'
import { expectSuccess } from './expect.ts'

/** Every way of not holding the exact scope. */
export function scopeProvocations(operation: Operation): Provocation[] {
  const needed = operation.scope as Scope
  const refused = (name: string, role: KeyRole): Provocation => ({
    name,
    code: 'api_key_scope',
    arrange: async (stage) => ({ ...(await stage.unused(operation)), key: await stage.hold(role) }),
  })
  return [
    refused(`every scope but ${needed}`, `all_but_${needed}`),
    ...scopes.filter((scope) => scope !== needed).map((scope) => refused(`the scope ${scope} alone`, scope)),
  ]
}

export function scopeClaims(operation: Operation): Claim[] {
  if (!declares(operation, 'api_key_scope')) return []
  const needed = operation.scope as Scope
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
