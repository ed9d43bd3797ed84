import { createHash } from 'node:crypto'
import { linkSigner } from '../../server/access/links/index.ts'
import { readPublicKey } from '../../server/platform/formats/public-key.ts'
import { makeKeys, signLicense } from '../../server/testing/license/sign.ts'
import type { Ledger } from '../ledger.ts'
import { buildObserver } from '../transports/observe.ts'
import { openLeftovers } from './leftovers.ts'
import { gatesIn } from './local-gates.ts'
import { makeKey, makeKeyOfRole, makeOrganization } from './local-keys.ts'
import { limitsIn } from './local-limits.ts'
import { platformAccount } from './local-platform.ts'
import type { LocalServer } from './local-server.ts'
import { unlimitedPace } from './pace.ts'
import type { HeldKey, KeyRole } from './roles.ts'
import type { Interventions, World } from './world.ts'

const DAY = 86_400_000

/** The world of a run that has started the server itself: every key can be made, and everything can be meddled with. */
export async function buildLocalWorld(server: LocalServer, ledger: Ledger, signal?: AbortSignal): Promise<World> {
  const main = await makeOrganization(server)
  const held = new Map<KeyRole, Promise<HeldKey>>()
  return {
    baseUrl: server.url,
    observe: buildObserver(ledger),
    pace: unlimitedPace(signal),
    leftovers: openLeftovers(),
    memory: new Map(),
    headersOf: (visitor) => ({ 'X-Forwarded-For': addressOf(visitor) }),
    lenient: false,
    interventions: interventionsIn(server, main),
    find: (role) => {
      if (role === 'group_limited') return Promise.resolve(null)
      const key = held.get(role) ?? makeKeyOfRole(server, main, role)
      held.set(role, key)
      return key
    },
  }
}

/** Each visitor has a network of their own, since whole networks are counted. */
function addressOf(visitor: string): string {
  const digits = createHash('sha256').update(visitor).digest('hex')
  return `2001:db8:${digits.slice(0, 4)}:${digits.slice(4, 8)}::1`
}

async function expireJob({ database, clock }: LocalServer, id: string) {
  const before = new Date(clock.now().getTime() - DAY)
  await database('jobs').where({ id }).update({ expires_at: before, finished_at: before, rejects_bytes: 5 })
}

function interventionsIn(server: LocalServer, main: string): Interventions {
  const { database, clock, license, interference } = server
  return {
    failingRequestId: interference.failingRequestId,
    holdRequest: interference.holdRequest,
    auditRows: async (requestId) => [
      ...(await database('audit_log').where({ request_id: requestId }).select('actor_id', 'action')),
      // Check-ins are rows of the log themselves.
      ...(await database('scans')
        .where({ request_id: requestId })
        .select(database.raw('coalesce(key_id, device_id) as actor_id'), 'source as action')),
    ],
    makeKey: ({ name = 'fresh', ...changes }) => makeKey(server, main, name, changes),
    ...gatesIn(server),
    ...limitsIn(server),
    settleDelivery: async (id, daysAgo = 0) => {
      const first = new Date(clock.now().getTime() - daysAgo * DAY)
      await database('webhook_deliveries').where({ id }).update({
        status: 'delivered',
        attempts: 1,
        first_attempt_at: first,
        settled_at: clock.now(),
        next_attempt_at: null,
      })
    },
    moveInside: async (id) => {
      await database('webhook_endpoints').where({ id }).update({ url: 'https://192.168.1.20/hook' })
    },
    expireJob: (id) => expireJob(server, id),
    platform: platformAccount,
    keyOnPlan: async (plan) => makeKey(server, await makeOrganization(server, { plan }), `plan ${plan}`),
    expiredLink: async (eventId, id) => {
      const { cursor_secret } = await database('instance').first('cursor_secret')
      const address = { operation: 'readRoster', objectId: eventId }
      const grant = { organizationId: main, ...address, groupId: null, credential: { kind: 'key' as const, id } }
      return linkSigner(cursor_secret).write({ ...grant, expiresAt: new Date(clock.now().getTime() - 1) })
    },
    whileReadOnly: async (work) => {
      const since = clock.now()
      await database('instance').update({ license_revoked_at: new Date(since.getTime() - 7 * DAY) })
      try {
        return await work(since.toISOString())
      } finally {
        await database('instance').update({ license_revoked_at: null })
      }
    },
    whileUnlicensed: async (work) => {
      const { privateKey, publicKey } = makeKeys()
      const before = { ...license }
      Object.assign(license, { required: true, publicKey: readPublicKey(publicKey) })
      try {
        return await work(async () => {
          await database('instance').update({ license: signLicense(privateKey) })
        })
      } finally {
        Object.assign(license, before)
        await database('instance').update({ license: null })
      }
    },
  }
}
