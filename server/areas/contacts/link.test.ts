import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { connectDatabase, type Database } from '../../platform/database/connect.ts'
import { doWork, type Work } from '../../platform/work/work.ts'
import { insertTestOrganization } from '../../testing/create-organization.ts'
import { cloneDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { waitUntilBlocked } from '../../testing/until-blocked.ts'
import type { AttendeeRow } from '../booking/index.ts'
import { linkContacts } from './link.ts'

const NOW = new Date('2026-06-05T10:00:00Z')
let clone: TestDatabase
let database: Database
let organizationId: string
let organizations = 0

beforeAll(async () => {
  clone = await cloneDatabase(inject('postgresUrl'))
  database = connectDatabase({ url: clone.url, poolSize: 12, applicationName: 'test' })
})

afterAll(async () => {
  await database.destroy()
  await clone.drop()
})

beforeEach(async () => {
  organizations += 1
  const organization = { slug: `org-${organizations}`, name: 'Harbour Hall', timezone: 'Europe/Madrid' }
  organizationId = await insertTestOrganization(database, { ...organization, plan: 'scale' }, NOW)
})

type Saying = Partial<AttendeeRow>

function someone(saying: Saying): AttendeeRow {
  const named = { first_name: 'Nerea', last_name: 'Ibáñez', email: null, phone: null, external_id: null }
  const empty = { livemode: true, date_of_birth: null, contact_id: null, ...named }
  return { organization_id: organizationId, ...empty, ...saying } as AttendeeRow
}

const work = <T>(perform: (work: Work) => Promise<T>) => {
  const origin = {
    organizationId,
    actor: { type: 'system', id: null },
    source: 'worker',
    client: null,
    requestId: null,
  }
  return doWork(database, origin as never, NOW, perform)
}

async function link(...sayings: Saying[]): Promise<(string | null)[]> {
  const people = sayings.map(someone)
  await work((work) => linkContacts(work, null, people))
  return people.map(({ contact_id }) => contact_id)
}

const contacts = () => database('contacts').where({ organization_id: organizationId }).orderBy('id')

describe('people who register', () => {
  test('are one contact however they are written', async () => {
    const [first] = await link({ email: 'nerea@example.com', phone: '+34 600 000 000' })
    const [again, byPhone] = await link(
      { first_name: 'NEREA', last_name: 'ibanez', email: 'Nerea@Example.com' },
      { first_name: 'Nerea ', phone: '0034-600-000000' },
    )
    expect([again, byPhone]).toEqual([first, first])
    expect(await contacts()).toMatchObject([
      { id: first, first_name: 'Nerea', last_name: 'Ibáñez', search: expect.any(String) },
    ])
  })

  test('share an address or a number without being one', async () => {
    const shared = { email: 'family@example.com', phone: '600000000' }
    const linked = await link(shared, { ...shared, first_name: 'Ona' })
    expect(new Set(linked).size).toBe(2)
    expect(await link({ first_name: 'Ona', phone: '600000000' })).toEqual([linked[1]])
  })

  test('are known by the organization’s own id before anything else', async () => {
    const [one, other] = await link({ external_id: 'a', email: 'a@example.com' }, { email: 'b@example.com' })
    expect(await link({ external_id: 'a', email: 'b@example.com' })).toEqual([one])
    expect(await link({ email: 'b@example.com' })).toEqual([other])
  })

  test('are somebody else when their contact has another id of the organization’s own', async () => {
    const email = 'nerea@example.com'
    const [a] = await link({ external_id: 'a', email })
    const [b] = await link({ external_id: 'b', email })
    expect(b).not.toBe(a)
    expect(await link({ email }, { external_id: 'b' })).toEqual([a, b])
  })

  test('teach their contact the organization’s own id once', async () => {
    const email = 'nerea@example.com'
    const [known] = await link({ email })
    expect(await link({ email, external_id: 'a' })).toEqual([known])
    const [other] = await link({ email, external_id: 'b' })
    expect(await contacts()).toMatchObject([
      { id: known, external_id: 'a' },
      { id: other, external_id: 'b' },
    ])
  })

  test('together can be one contact, as if they came one by one', async () => {
    const linked = await link(
      { email: 'nerea@example.com', phone: '600' },
      { phone: '600' },
      { email: 'nerea@example.com', external_id: 'a' },
      { external_id: 'a' },
      { email: 'nerea@example.com', external_id: 'b' },
    )
    expect(linked).toEqual([linked[0], linked[0], linked[0], linked[0], linked[4]])
    expect(await contacts()).toMatchObject([{ external_id: 'a' }, { external_id: 'b' }])
  })

  test('are who has the organization’s own id, whatever they are called now, and their contact is called so too', async () => {
    const [nerea] = await link({ external_id: 'a', email: 'nerea@example.com' })
    expect(await link({ first_name: 'Ona', external_id: 'a', email: 'ona@example.com' })).toEqual([nerea])
    expect(await contacts()).toMatchObject([
      { id: nerea, first_name: 'Ona', email: 'nerea@example.com', name_key: 'ona ibanez', external_id: 'a' },
    ])
    expect((await contacts())[0].search).toContain('ona')
    expect(await link({ first_name: 'Ona', email: 'nerea@example.com' })).toEqual([nerea])
    expect(await link({ email: 'nerea@example.com' })).not.toEqual([nerea])
  })

  test('together are one when they share the organization’s own id, called as the last of them', async () => {
    const [one, other] = await link({ external_id: 'a' }, { external_id: 'a', first_name: 'Ona' })
    expect(other).toBe(one)
    expect(await contacts()).toMatchObject([{ id: one, external_id: 'a', first_name: 'Ona' }])
  })

  test('are two where a mark makes another name', async () => {
    const linked = await link(
      ...['たいき', 'だいき', 'た\u3099いき'].map((first_name) => ({ first_name, email: 'family@example.com' })),
    )
    expect(linked).toEqual([linked[0], linked[1], linked[1]])
    expect(linked[1]).not.toBe(linked[0])
  })

  test('have an address in one form, however its letters are put together', async () => {
    const linked = await link({ email: 'A\u0308B@example.com' }, { email: '\u00e4b@example.com' })
    expect(linked[1]).toBe(linked[0])
    expect(await contacts()).toMatchObject([{ email: '\u00c4B@example.com', email_key: '\u00e4b@example.com' }])
  })

  test('have no contact when nothing identifies them', async () => {
    expect(await link({}, { first_name: 'Ona' })).toEqual([null, null])
    expect(await contacts()).toEqual([])
  })

  test('with a test key are not who they are live', async () => {
    const email = 'nerea@example.com'
    const [live] = await link({ email })
    expect(await link({ email, livemode: false })).not.toEqual([live])
  })
})

/** Two transactions: the second begins after the first has linked, and ends after it. */
async function atOnce(first: Saying[], second: Saying[], commit = true) {
  const people = first.map(someone)
  let linked = () => {}
  let release = () => {}
  const hasLinked = new Promise<void>((resolve) => {
    linked = resolve
  })
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const one = work(async (work) => {
    await linkContacts(work, null, people)
    linked()
    await released
    if (!commit) throw new Error('comes to nothing')
  }).catch(() => {})
  await hasLinked
  const other = link(...second)
  await waitUntilBlocked(database, 1, other)
  release()
  const [, others] = await Promise.all([one, other])
  return { first: people.map(({ contact_id }) => contact_id), second: others }
}

describe('at the same moment', () => {
  const full = { external_id: 'a', email: 'nerea@example.com', phone: '+34600' }

  test.each([
    ['say the same', full, full],
    [
      'know an address and a number, or only the number',
      { email: full.email, phone: full.phone },
      { phone: full.phone },
    ],
    ['know the organization’s own id, or only the address', full, { email: full.email }],
    ['know only the number, or everything', { phone: full.phone }, full],
  ])('two who %s make one contact', async (_, one, other) => {
    const linked = await atOnce([one], [other])
    expect(linked.second).toEqual(linked.first)
    expect(await contacts()).toHaveLength(1)
  })

  test('the second makes the contact when the first comes to nothing', async () => {
    const linked = await atOnce([full], [full], false)
    expect(await contacts()).toMatchObject([{ id: linked.second[0] }])
  })

  test('one contact learns one id, and who says another is somebody else', async () => {
    const [known] = await link({ email: full.email, phone: full.phone })
    const linked = await atOnce([{ email: full.email, external_id: 'a' }], [{ phone: full.phone, external_id: 'b' }])
    expect(linked.first).toEqual([known])
    expect(await contacts()).toMatchObject([
      { id: known, external_id: 'a' },
      { id: linked.second[0], external_id: 'b' },
    ])
  })

  test('two of different names with the same id are one contact', async () => {
    const linked = await atOnce([{ external_id: 'a' }], [{ external_id: 'a', first_name: 'Ona' }])
    expect(linked.second).toEqual(linked.first)
    expect(await contacts()).toMatchObject([{ id: linked.first[0], external_id: 'a', first_name: 'Ona' }])
  })

  test('two contacts of different names do not learn the same id: who comes second is who has it', async () => {
    const email = 'family@example.com'
    const [nerea, ona] = await link({ email }, { email, first_name: 'Ona' })
    const linked = await atOnce([{ email, external_id: 'a' }], [{ email, first_name: 'Ona', external_id: 'a' }])
    expect(linked).toEqual({ first: [nerea], second: [nerea] })
    expect(await contacts()).toMatchObject([
      { id: nerea, external_id: 'a', first_name: 'Ona' },
      { id: ona, external_id: null, first_name: 'Ona' },
    ])
  })

  test('two contacts do not learn the same id', async () => {
    const [one] = await link({ email: 'one@example.com' })
    const [other] = await link({ email: 'other@example.com' })
    const linked = await atOnce(
      [{ email: 'one@example.com', external_id: 'a' }],
      [{ email: 'other@example.com', external_id: 'a' }],
    )
    expect(linked).toEqual({ first: [one], second: [one] })
    expect(await contacts()).toMatchObject([
      { id: one, external_id: 'a' },
      { id: other, external_id: null },
    ])
  })

  const crowdOf = (size: number) =>
    Array.from({ length: size }, (_, n) => ({ first_name: `N${n}`, email: `${n}@example.com`, phone: `600${n}` }))

  test('registrations of the same new people in any order make each of them once, and nobody waits in a circle', async () => {
    const crowd = crowdOf(45)
    const orders = Array.from({ length: 8 }, (_, n) => (n % 2 ? crowd : crowd.toReversed()))
    const linked = await Promise.all(orders.map((order) => link(...order)))
    expect(await contacts()).toHaveLength(crowd.length)
    expect(new Set(linked.map((ids) => String(ids.toSorted()))).size).toBe(1)
  })

  test('a large registration and a small one with the same new person make one contact', async () => {
    const crowd = crowdOf(200)
    const { first, second } = await atOnce(crowd, [{ first_name: 'N150', phone: '600150' }])
    expect(second).toEqual([first[150]])
    const larger = await atOnce([{ first_name: 'N250', phone: '600250' }], crowdOf(300))
    expect(larger.first).toEqual([larger.second[250]])
    expect(await contacts()).toHaveLength(300)
  })

  test('nobody is linked to a contact that is deleted', async () => {
    const email = 'nerea@example.com'
    const [known] = await link({ email })
    const deletion = await database.transaction()
    await deletion('contacts').where({ organization_id: organizationId, id: known }).delete()
    const linking = link({ email })
    await waitUntilBlocked(database, 1, linking)
    await deletion.commit()
    const [anew] = await linking
    expect(anew).not.toBe(known)
    expect(await contacts()).toMatchObject([{ id: anew }])
  })
})
