import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { digestSecret } from '../../platform/secrets.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { findAndCountSessionsSql } from './queries.ts'
import { buildFindMemberSession } from './session.ts'
import { makeOrganizationToken } from './token.ts'

const MEMBERS = 1_000
const NOW = new Date('2026-06-05T10:00:00.000Z')

let server: TestServer
let sessions: ReturnType<typeof buildFindMemberSession>
/** Of member n of each organization. */
let tokens: Map<string, string[]>

beforeAll(async () => {
  server = await startTestServer()
  tokens = new Map()
  for (const organization of [await server.organization(), await server.organization()]) {
    const made = Array.from({ length: MEMBERS }, () => makeOrganizationToken(organization))
    tokens.set(organization, made)
    await server.database.raw(
      `with added as (
         insert into members (organization_id, id, email, name, role, created_at)
         select :organization, lpad(n::text, 26, '0'), n || '@harbour.example', 'Ana', 'admin', now()
         from generate_series(1, :count::int) n
       )
       insert into member_sessions
         (organization_id, id, member_id, digest, user_agent, created_at, last_used_at, confirmed_at)
       select :organization, lpad(n::text, 26, '0'), lpad(n::text, 26, '0'), decode(digest, 'hex'), '', :now, :now, :now
       from unnest(:digests::text[]) with ordinality as one (digest, n)`,
      { organization, count: MEMBERS, digests: made.map((token) => digestSecret(token).toString('hex')), now: NOW },
    )
  }
  await server.database.raw('analyze')
  sessions = buildFindMemberSession(server.database, 300)
})

afterAll(() => server.close())

const idOf = (place: number) => String(place + 1).padStart(26, '0')

const lastUses = async (organization: string, ids: string[]): Promise<Date[]> =>
  server
    .database('member_sessions')
    .where({ organization_id: organization })
    .whereIn('id', ids)
    .orderBy('id')
    .pluck('last_used_at')

describe('sessions that are looked up together', () => {
  test('are each the one of its own token', async () => {
    const asked = [...tokens].flatMap(([organization, made]) =>
      [7, 3, 900].flatMap((place) => [
        { organization, id: idOf(place), token: made[place] ?? '' },
        { organization, id: undefined, token: makeOrganizationToken(organization) },
      ]),
    )
    const found = await Promise.all([...asked, ...asked].map(({ token }) => sessions.find(token, NOW)))
    expect(found.map((session) => session?.actor.member.id)).toEqual([...asked, ...asked].map(({ id }) => id))
    for (const [at, session] of found.entries()) {
      const { organization, token } = asked[at % asked.length] ?? {}
      if (session) expect([session.actor.organization.id, session.token]).toEqual([organization, token])
      if (session) expect(session.toCaller('test').organization.id).toBe(organization)
    }
  })

  test('are not found with a token of another organization', async () => {
    const [[one = '', ofOne = []] = [], [other = '', ofOther = []] = []] = [...tokens]
    const swapped = [other + ofOne[0]?.slice(one.length), one + ofOther[0]?.slice(other.length)]
    expect(await Promise.all(swapped.map((token) => sessions.find(token, NOW)))).toEqual([undefined, undefined])
  })

  test('note their use after a minute, without waiting for a session that is locked', async () => {
    const [[organization = '', made = []] = []] = [...tokens]
    const later = new Date(NOW.getTime() + 61_000)
    const ids = [idOf(20), idOf(21), idOf(22)]
    await using cleanUp = new AsyncDisposableStack()
    const held = await server.database.transaction()
    cleanUp.defer(async () => void (await held.rollback()))
    await held('member_sessions').where({ organization_id: organization, id: ids[0] }).forUpdate().select()
    const [used, locked, watched] = [made[21] ?? '', made[20] ?? '', made[22] ?? '']
    const found = [sessions.find(used, later), sessions.find(locked, later), sessions.findWatching(watched, later)]
    expect((await Promise.all(found)).map((session) => session?.id)).toEqual([ids[1], ids[0], ids[2]])
    expect(await lastUses(organization, ids)).toEqual([NOW, later, NOW])
  })

  test('have 300 uses a minute for each member, in whatever process and session, and watching is none', async () => {
    const [[organization = '', made = []] = [], [, ofOther = []] = []] = [...tokens]
    const second = makeOrganizationToken(organization)
    await server.database('member_sessions').insert({
      ...(await server
        .database('member_sessions')
        .where({ organization_id: organization, id: idOf(30) })
        .first()),
      id: idOf(5_000),
      digest: digestSecret(second),
    })
    const minute = new Date('2026-06-05T10:07:20.000Z')
    const processes = [
      sessions,
      buildFindMemberSession(server.database, 300),
      buildFindMemberSession(server.database, 300),
    ]
    const waits = async (token: string, count: number, at = minute) => {
      const found = Array.from({ length: count }, (_, n) => processes[n % processes.length]?.find(token, at))
      return (await Promise.all(found)).map((session) => session?.waitSeconds ?? 0)
    }
    await Promise.all(Array.from({ length: 400 }, () => sessions.findWatching(made[30] ?? '', minute)))
    const together = await Promise.all([waits(made[30] ?? '', 170), waits(second, 170), waits(ofOther[30] ?? '', 170)])
    expect([...(together[0] ?? []), ...(together[1] ?? [])].filter((wait) => wait === 0)).toHaveLength(300)
    expect([...(together[0] ?? []), ...(together[1] ?? [])].filter((wait) => wait === 40)).toHaveLength(40)
    expect(together[2]?.every((wait) => wait === 0)).toBe(true)
    expect(await waits(second, 2)).toEqual([40, 40])
    expect((await sessions.findWatching(second, minute))?.waitSeconds).toBeNull()
    expect(await waits(second, 2, new Date(minute.getTime() + 60_000))).toEqual([0, 0])
    // A statement that waited for long does not begin the minute again.
    expect(await waits(second, 298, minute)).toEqual(Array.from({ length: 298 }, () => 0))
    expect(await waits(second, 1, new Date(minute.getTime() + 60_000))).toEqual([40])
  })

  test('are found among many without reading them all', async () => {
    await server.database.raw(
      `insert into member_usage (organization_id, member_id, window_start, calls)
       select ?, n::text, now(), 1 from generate_series(1, 5000) n`,
      [[...tokens.keys()][0] ?? ''],
    )
    const { rows } = await server.database.raw(
      `explain (generic_plan) ${findAndCountSessionsSql.text.replaceAll('?', '\\?')}`,
    )
    const plan = rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n')
    expect(plan).toContain('Index Scan using member_sessions_organization_id_digest_key')
    expect(plan).not.toContain('Seq Scan on member')
  })
})
