import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { publicSandboxApiKey } from '../../server/areas/sandbox/index.ts'
import type { TestDatabase } from '../../server/testing/test-database.ts'
import { openLedger } from '../ledger.ts'
import { cloneForRun } from '../testing/run-database.ts'
import { createTestCaller } from '../world/create-test-caller.ts'
import type { KeysByRole } from '../world/foreign-run-context.ts'
import { createLocalRunContext } from '../world/local-run-context.ts'
import { type LocalServer, startLocalServer } from '../world/local-server.ts'
import { type KeyRole, keyRoles } from '../world/roles.ts'
import { checkServerAndKey, formatWriteWarning, ServerCheckError } from './check-server.ts'
import { type ForeignResult, runOnForeignServer } from './foreign.ts'
import type { CaseFilter } from './run-cases.ts'

let database: TestDatabase
let server: LocalServer
let keys: KeysByRole

beforeAll(async () => {
  database = await cloneForRun()
  server = await startLocalServer(database.url)
  keys = await keysOfEveryRole()
})

afterAll(async () => {
  await server.stop()
  await database.drop()
})

async function keysOfEveryRole(): Promise<KeysByRole> {
  const world = await createLocalRunContext(server, openLedger())
  const given: KeysByRole = { group_limited: (await createTestCaller(world).limited()).key.value }
  for (const role of Object.keys(keyRoles) as KeyRole[]) given[role] ??= (await world.find(role))?.value
  return given
}

/** Rows that the run should have deleted, because nothing depends on them. */
const loose = async () => ({
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

const reasons = ({ results }: ForeignResult) =>
  new Set(results.filter(({ outcome }) => outcome === 'not_reachable').map(({ reason }) => reason))

const idOf = (name: string | undefined) => name?.split(' ')[1] ?? ''

const failuresOf = ({ results }: ForeignResult) => results.filter(({ outcome }) => outcome === 'failed')

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

/** Selects the first case of each name, and all cases without a name. */
function firstOfEach(nameOf: (one: Parameters<CaseFilter>[0]) => string | null): CaseFilter {
  const seen = new Set<string>()
  return (one) => {
    const name = nameOf(one)
    if (name === null) return true
    const isFirst = !seen.has(name)
    seen.add(name)
    return isFirst
  }
}

/**
 * Validation and isolation do not depend on whose server it is, and the local run sends all of those cases. This run
 * sends one malformed request per operation, and of the isolation cases one per name and one per operation. All other
 * cases are sent.
 */
function whatDiffersElsewhere(): CaseFilter {
  const malformed = firstOfEach(({ family, operation: { id } }) => (family === 'validation' ? id : null))
  const hidden = firstOfEach(({ family, name }) => (family === 'isolation' ? name : null))
  const hiddenOfEach = firstOfEach(({ family, operation: { id } }) => (family === 'isolation' ? id : null))
  return (one) => malformed(one) && [hidden, hiddenOfEach].map((isFirst) => isFirst(one)).includes(true)
}

/** All cases of one operation, and one per family of the others: a single key's limits are the same everywhere. */
const oneOfEachFamily = () =>
  firstOfEach(({ family, operation: { id } }) => (id === 'getMe' ? null : `${family} ${id}`))

describe('a run against a server of somebody else', () => {
  test('reaches with every key all but what is done to the server itself, and deletes what it made', async () => {
    const result = await runOnForeignServer({
      baseUrl: server.url,
      keys,
      lenient: false,
      choose: whatDiffersElsewhere(),
    })
    expect(failuresOf(result)).toEqual([])
    expect(reasons(result)).toEqual(new Set(['needs a server that the run has started itself']))
    const { missing } = result.ledger
    const unseen = new Set(missing.filter(({ operation }) => !OUT_OF_REACH.has(operation)).map(({ code }) => code))
    const ofTheServer = [
      'internal',
      'unavailable',
      'instance_read_only',
      'license_not_valid',
      'idempotency_in_progress',
      'jobs_limit_reached',
      'sandbox_full',
    ]
    const ofDevices = ['device_revoked', 'link_expired']
    // A foreign run does not use up the rate of IP addresses, which others share, and cannot change its DNS later.
    expect(unseen).toEqual(new Set([...ofTheServer, ...ofDevices, 'rate_limited', 'webhook_url_refused']))
    expect(result.leftBehind).toEqual([])
    expect(result.archived.length).toBeGreaterThan(0)
    const { organization_id } = await server
      .database('events')
      .where({ id: idOf(result.archived[0]) })
      .first()
    const published = await server.database('events').where({ organization_id }).whereNot({ status: 'archived' })
    expect(published).toEqual([])
    expect(result.kept.filter((name) => name.startsWith('/v1/events/'))).toEqual([])
    expect(await loose()).toEqual({ groups: [], contacts: [], drafts: [] })
  })

  test('with one key says what that key does not reach, and fails for none of it', async () => {
    server.clock.advance(60_000)
    await server
      .database('organizations')
      .where({ slug: 'sandbox' })
      .update({ plan_overrides: { api_rate_per_min: 1_000_000 } })
    await server.database('api_keys').where({ name: 'Public sandbox key' }).update({ requests_per_minute: 1_000_000 })
    const keys = { all: publicSandboxApiKey }
    const result = await runOnForeignServer({ baseUrl: server.url, keys, lenient: true, choose: oneOfEachFamily() })
    expect(failuresOf(result)).toEqual([])
    expect(reasons(result)).toContain('needs the key "expired": a key that has expired')
    expect(reasons(result)).toContain(
      'needs another key: This operation needs the scope admin, which the API key does not have.',
    )
    expect(result.results).toContainEqual(expect.objectContaining({ operation: 'getMe', outcome: 'passed' }))
  })

  test('that is stopped sends nothing more', async () => {
    const result = await runOnForeignServer({ baseUrl: server.url, keys, lenient: false, signal: AbortSignal.abort() })
    const sent = result.results.filter(({ family, outcome }) => outcome !== 'not_reachable' && family !== 'examples')
    expect(sent).toEqual([])
  })

  test('that is not there is told at once', async () => {
    await expect(checkServerAndKey('http://127.0.0.1:9', keys)).rejects.toThrow(
      /^Nothing answers at http:\/\/127\.0\.0\.1:9\/v1\/me: .*Check the address/,
    )
  })

  test('that is no server of this API is told at once', async () => {
    await expect(checkServerAndKey(`${server.url}/docs`, keys)).rejects.toThrow(ServerCheckError)
    const stranger = createServer((_, response) => response.end('<h1>Welcome</h1>')).listen(0, '127.0.0.1')
    await once(stranger, 'listening')
    const { port } = stranger.address() as AddressInfo
    const told = /is not the address of this API: GET \/v1\/me answers 200 without its content\. Check/
    await expect(checkServerAndKey(`http://127.0.0.1:${port}`, keys)).rejects.toThrow(told)
    stranger.close()
  })

  test('that does not know the key is told at once, and one that only allows little is not in the way', async () => {
    const unknown = { all: 'svc_live_0000000000000000000000000000000000' }
    await expect(checkServerAndKey(server.url, unknown)).rejects.toThrow(/does not accept the key \("all"\): /)
    const { name } = await server.database('organizations').where({ slug: 'sandbox' }).first()
    expect(await checkServerAndKey(server.url, { all: publicSandboxApiKey })).toEqual({ organization: name })
    expect(await checkServerAndKey(server.url, { expired: keys.expired, write: keys.write })).toEqual({
      organization: null,
    })
    expect(formatWriteWarning('https://tickets.example', { organization: name })).toContain(
      `in the organization ${name}: `,
    )
  })
})
