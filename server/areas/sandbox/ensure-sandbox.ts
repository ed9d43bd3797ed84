import type { BackgroundActor } from '../../access/keys/index.ts'
import type { PlanCode } from '../../access/plans/index.ts'
import type { Database } from '../../platform/database/connect.ts'
import { digestSecret } from '../../platform/secrets.ts'
import { publicSandboxApiKey } from './public-api-key.ts'

export const SANDBOX_ORGANIZATION_ID = '01SANDB0X00000000000000000'
const OWNER_ID = '01SANDB0XMEMBER00000000001'
export const SANDBOX_KEY_ID = '01SANDB0XKEY00000000000001'
const PLAN: PlanCode = 'scale'

export const sandboxKeyActor: BackgroundActor = {
  organizationId: SANDBOX_ORGANIZATION_ID,
  by: { type: 'key', id: SANDBOX_KEY_ID },
  livemode: false,
}

/** Small enough to stay usable although everybody can write to it, and without a monthly limit. */
const OVERRIDES = { attendee_cap: 2_000, api_calls_monthly: null }

/** Per client address. */
const REQUESTS_PER_MINUTE = 120

/** Creates or restores the sandbox organization and its public key, always with the same ids. */
export async function ensureSandboxOrganization(database: Database, now: Date): Promise<void> {
  await database.transaction(async (transaction) => {
    const restore = (table: string, key: Record<string, string>, row: object, made: object = {}) =>
      transaction(table)
        .insert({ ...key, ...row, ...made, created_at: now })
        .onConflict(Object.keys(key))
        .merge(Object.keys(row))
    const organization_id = SANDBOX_ORGANIZATION_ID
    const organization = { slug: 'sandbox', name: 'Postern Sandbox', timezone: 'Europe/Madrid' }
    await restore('organizations', { id: organization_id }, { ...organization, plan: PLAN, plan_overrides: OVERRIDES })
    const owner = { email: 'owner@sandbox.example', name: 'Sandbox Owner', role: 'owner' }
    await restore('members', { organization_id, id: OWNER_ID }, owner)
    const publicKey = {
      digest: digestSecret(publicSandboxApiKey),
      last_four: publicSandboxApiKey.slice(-4),
      name: 'Public sandbox key',
      mode: 'test',
      scopes: ['read', 'write', 'scanner'],
      requests_per_minute: REQUESTS_PER_MINUTE,
      is_public: true,
    }
    const api_key_id = SANDBOX_KEY_ID
    await restore('api_keys', { organization_id, id: api_key_id }, publicKey, { created_by: OWNER_ID })
    const { digest } = publicKey
    await transaction('api_key_digests').insert({ digest, organization_id, api_key_id }).onConflict('digest').ignore()
    const unused = { window_start: 'epoch', window_calls: 0, month: 'epoch', month_calls: 0 }
    await transaction('api_key_usage')
      .insert({ organization_id, api_key_id, ...unused })
      .onConflict(['organization_id', 'api_key_id'])
      .ignore()
  })
}
