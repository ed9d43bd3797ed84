import { expect } from 'vitest'
import { publicSandboxApiKey } from '../../server/areas/sandbox/index.ts'
import type { TestDatabase } from '../../server/testing/test-database.ts'
import { openCoverageTracker } from '../coverage.ts'
import { type ExternalRunResult, runOnExternalServer } from '../run/foreign.ts'
import type { CaseFilter } from '../run/run-cases.ts'
import { buildTestCaller } from '../world/build-test-caller.ts'
import { buildLocalRunContext } from '../world/local-run-context.ts'
import { type LocalServer, startLocalServer } from '../world/local-server.ts'
import type { KeysByRole } from '../world/roles.ts'
import { type KeyRole, keyRoles } from '../world/roles.ts'
import { cloneConformanceDatabase } from './run-database.ts'

/** A server of ours that is treated as one of somebody else: by its address and keys alone. */
export type ExternalServer = { server: LocalServer; keys: KeysByRole; close(): Promise<void> }

export async function openExternalServer(): Promise<ExternalServer> {
  const database: TestDatabase = await cloneConformanceDatabase()
  const server = await startLocalServer(database.url)
  const close = async () => {
    await server.stop()
    await database.drop()
  }
  return { server, keys: await keysOfEveryRole(server), close }
}

async function keysOfEveryRole(server: LocalServer): Promise<KeysByRole> {
  const world = await buildLocalRunContext(server, openCoverageTracker())
  const given: KeysByRole = { group_limited: (await buildTestCaller(world).limited()).key.value }
  for (const role of Object.keys(keyRoles) as KeyRole[]) given[role] ??= (await world.find(role))?.value
  return given
}

/** Rows that the run should have deleted, because nothing depends on them. */
const findLoose = async ({ server }: ExternalServer) => ({
  groups: await server
    .database('groups as g')
    .whereNotExists(server.database('events as e').whereRaw('e.group_id = g.id'))
    .whereNotExists(server.database('registrations as r').whereRaw('r.group_id = g.id'))
    .whereNotExists(server.database('groups as child').whereRaw('child.parent_id = g.id')),
  contacts: await server
    .database('contacts as c')
    .whereNotExists(server.database('attendees as a').whereRaw('a.contact_id = c.id')),
  drafts: await server.database('events').where({ status: 'draft' }),
})

export const listNotRunnableReasons = ({ results }: ExternalRunResult) =>
  new Set(results.filter(({ outcome }) => outcome === 'not_reachable').map(({ reason }) => reason))

const idOf = (name: string | undefined) => name?.split(' ')[1] ?? ''

export const listFailedResults = ({ results }: ExternalRunResult) =>
  results.filter(({ outcome }) => outcome === 'failed')

/** Pairing codes are made by members, and only a delivery that was attempted can be replayed. */
const OUT_OF_REACH: ReadonlySet<string> = new Set([
  'pairDevice',
  'overrideCheckin',
  'findTicketsByEmail',
  'replayWebhookDelivery',
  // Connecting needs an account on the other platform.
  'listSourceConnections',
  'createSourceConnection',
  'getSourceConnection',
  'deleteSourceConnection',
  'listSourceEvents',
  'listSourceTicketClasses',
  'createSourceImport',
])

const OF_THE_SERVER = [
  'internal',
  'unavailable',
  'instance_read_only',
  'license_not_valid',
  'idempotency_in_progress',
  'jobs_limit_reached',
  'sandbox_full',
]
const OF_DEVICES = ['device_revoked', 'link_expired']

/** A foreign run does not use up the rate of IP addresses, which others share, and cannot change its DNS later. */
const NOT_SEEN = new Set([...OF_THE_SERVER, ...OF_DEVICES, 'rate_limited', 'webhook_url_refused'])

/** The run reaches with every key all but what is done to the server itself, and deletes what it made. */
export async function runCasesWithEveryKey(foreign: ExternalServer, choose: CaseFilter): Promise<void> {
  const { server, keys } = foreign
  const result = await runOnExternalServer({
    baseUrl: server.url,
    keys,
    lenient: false,
    choose,
  })
  expect(listFailedResults(result)).toEqual([])
  expect(listNotRunnableReasons(result)).toEqual(new Set(['needs a server that the run has started itself']))
  const reached = result.ledger.missing.filter(({ operation }) => !OUT_OF_REACH.has(operation))
  expect(new Set(reached.map(({ code }) => code))).toEqual(NOT_SEEN)
  expect(result.leftBehind).toEqual([])
  expect(result.archived.length).toBeGreaterThan(0)
  const { organization_id } = await server
    .database('events')
    .where({ id: idOf(result.archived[0]) })
    .first()
  const published = await server.database('events').where({ organization_id }).whereNot({ status: 'archived' })
  expect(published).toEqual([])
  expect(result.kept.filter((name) => name.startsWith('/v1/events/'))).toEqual([])
  expect(await findLoose(foreign)).toEqual({ groups: [], contacts: [], drafts: [] })
}

/** The run with one key says what that key does not reach, and fails for none of it. */
export async function runCasesWithOneKey({ server }: ExternalServer, choose: CaseFilter): Promise<void> {
  server.clock.advance(60_000)
  await server
    .database('organizations')
    .where({ slug: 'sandbox' })
    .update({ plan_overrides: { api_rate_per_min: 1_000_000 } })
  await server.database('api_keys').where({ name: 'Public sandbox key' }).update({ requests_per_minute: 1_000_000 })
  const result = await runOnExternalServer({
    baseUrl: server.url,
    keys: { all: publicSandboxApiKey },
    lenient: true,
    choose,
  })
  expect(listFailedResults(result)).toEqual([])
  expect(listNotRunnableReasons(result)).toContain('needs the key "expired": a key that has expired')
  expect(listNotRunnableReasons(result)).toContain(
    'needs another key: This operation needs the scope admin, which the API key does not have.',
  )
  expect(result.results).toContainEqual(expect.objectContaining({ operation: 'getMe', outcome: 'passed' }))
}
