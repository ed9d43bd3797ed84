import { createClient } from '#sdk'
import type { NewKey } from '../../server/access/keys/index.ts'
import { buildLinkSigner } from '../../server/access/links/index.ts'
import { hashPin, toAuditOrigin } from '../../server/access/members/index.ts'
import type { PlanCode } from '../../server/access/plans/index.ts'
import { issuePairingCode } from '../../server/areas/devices/index.ts'
import { parsePublicKey } from '../../server/platform/formats/public-key.ts'
import { newId } from '../../server/platform/ids.ts'
import { doWork } from '../../server/platform/work/work.ts'
import { makeLicenseKeyPair, signLicense } from '../../server/testing/license/sign.ts'
import { makeTestDevice, type TestDeviceOptions } from '../../server/testing/make-device.ts'
import { makeTestApiKey, makeTestOrganization } from '../../server/testing/make-key.ts'
import { makeFullSandbox } from '../../server/testing/sandbox/full-sandbox.ts'
import { fakeEventbriteAccount } from './local-platform.ts'
import type { LocalServer } from './local-server.ts'
import type { NamedApiKey } from './roles.ts'

const DAY = 86_400_000
const PIN = '482913'
/** Limit of waiting and running jobs of an organization. */
const MAX_JOBS = 20
const NEVER = new Date('9999-01-01T00:00:00.000Z')

export type LocalServerControls = ReturnType<typeof buildLocalServerControls>

/** What a run can do only to a server that it started itself. */
export function buildLocalServerControls(server: LocalServer, main: string) {
  const { database, clock, license, interference, url } = server
  const ago = (milliseconds: number) => new Date(clock.now().getTime() - milliseconds)
  let pinHash: Promise<string> | undefined

  const organizationOf = async (eventId: string): Promise<{ organization_id: string; livemode: boolean }> =>
    database('events').where({ id: eventId }).first('organization_id', 'livemode')

  return {
    failingRequestId: interference.failingRequestId,
    holdRequest: interference.holdRequest,
    auditRows: async (requestId: string): Promise<{ actor_id: string | null; action: string }[]> => [
      ...(await database('audit_log').where({ request_id: requestId }).select('actor_id', 'action')),
      // For check-ins, the scans are the audit log.
      ...(await database('scans')
        .where({ request_id: requestId })
        .select(database.raw('coalesce(key_id, device_id) as actor_id'), 'source as action')),
    ],
    makeKey: ({ name = 'fresh', ...changes }: Partial<NewKey>) => makeTestApiKey(server, main, name, changes),
    keyOnPlan: async (plan: PlanCode) =>
      makeTestApiKey(server, await makeTestOrganization(server, { plan }), `plan ${plan}`),
    makeDevice: async (eventId: string, options?: TestDeviceOptions): Promise<NamedApiKey & { id: string }> => {
      const { organization_id, livemode } = await organizationOf(eventId)
      const mode = livemode ? 'live' : 'test'
      const made = await makeTestDevice(database, clock.now(), organization_id, eventId, { mode, ...options })
      return { ...made, name: 'device' }
    },
    makePairingCode: async (eventId: string) => {
      const { organization_id } = await organizationOf(eventId)
      const actor = { organization: { id: organization_id, slug: '' }, member: null }
      const origin = toAuditOrigin(actor)
      const issued = await doWork(database, origin, clock.now(), (work) =>
        issuePairingCode(work, actor, { event: eventId }),
      )
      if ('kind' in issued) throw new Error(issued.message)
      return issued.code
    },
    /** A member of the event's organization who may override check-ins. */
    makeMember: async (eventId: string) => {
      const { organization_id } = await organizationOf(eventId)
      const id = newId(clock.now())
      pinHash ??= hashPin(PIN)
      await database('members').insert({
        organization_id,
        id,
        email: `${id}@example.com`,
        name: 'Conformance',
        role: 'manager',
        created_at: clock.now(),
        pin_hash: await pinHash,
      })
      return { member: id, pin: PIN }
    },
    eventOnPlan: async (plan: PlanCode): Promise<string> => {
      const organizationId = await makeTestOrganization(server)
      const key = await makeTestApiKey(server, organizationId, 'before the plan was changed')
      const { events } = createClient({ baseUrl: url, apiKey: key.value })
      const { id } = await events.create({ code: 'event', name: 'Conformance', timezone: 'Europe/Madrid' })
      await database('organizations').where({ id: organizationId }).update({ plan })
      return id
    },
    keyWithMostJobs: async () => {
      const organization_id = await makeTestOrganization(server)
      const jobs = Array.from({ length: MAX_JOBS }, () => ({
        organization_id,
        id: newId(clock.now()),
        type: 'import',
        preview: true,
        livemode: true,
        made_by: 'operator',
        source: 'cli',
        parameters: {},
        next_attempt_at: NEVER,
        created_at: clock.now(),
      }))
      await database('jobs').insert(jobs)
      return makeTestApiKey(server, organization_id, 'most jobs')
    },
    keyOfFullSandbox: async () => ({ value: await makeFullSandbox(database, clock.now()), name: 'full sandbox' }),
    /** Marks a delivery as arrived, with its first attempt this many days ago. */
    settleDelivery: async (id: string, daysAgo = 0) => {
      await database('webhook_deliveries')
        .where({ id })
        .update({
          status: 'delivered',
          attempts: 1,
          first_attempt_at: ago(daysAgo * DAY),
          settled_at: clock.now(),
          is_single: false,
        })
    },
    moveInside: async (webhook: string) => {
      await database('webhook_endpoints').where({ id: webhook }).update({ url: 'https://192.168.1.20/hook' })
    },
    expireJob: async (id: string) => {
      await database('jobs')
        .where({ id })
        .update({ expires_at: ago(DAY), finished_at: ago(DAY), rejects_bytes: 5 })
    },
    platform: fakeEventbriteAccount,
    expiredLink: async (eventId: string, id: string) => {
      const { cursor_secret } = await database('instance').first('cursor_secret')
      const address = { operation: 'readRoster', objectId: eventId }
      const grant = { organizationId: main, ...address, groupId: null, credential: { kind: 'key' as const, id } }
      return buildLinkSigner(cursor_secret).write({ ...grant, expiresAt: ago(1) })
    },
    whileReadOnly: async (work: (since: string) => Promise<void>) => {
      const since = clock.now()
      await database('instance').update({ license_revoked_at: ago(7 * DAY) })
      try {
        await work(since.toISOString())
      } finally {
        await database('instance').update({ license_revoked_at: null })
      }
    },
    /** Runs `work` while the installation is self-hosted and without a license. `install` installs one. */
    whileUnlicensed: async (work: (install: () => Promise<void>) => Promise<void>) => {
      const { privateKey, publicKey } = makeLicenseKeyPair()
      const before = { ...license }
      Object.assign(license, { required: true, publicKey: parsePublicKey(publicKey) })
      try {
        await work(async () => {
          await database('instance').update({ license: signLicense(privateKey) })
        })
      } finally {
        Object.assign(license, before)
        await database('instance').update({ license: null })
      }
    },
  }
}
