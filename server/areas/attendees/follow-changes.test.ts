import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { NEXT_CHANGE_NUMBER_SQL } from '../../access/visibility/index.ts'
import { systemClock } from '../../platform/clock.ts'
import {
  buildNewAttendee,
  buildTestFixtures,
  getStatusAndCode,
  makeTestEvent,
  type TestApiCall,
} from '../../testing/fixtures.ts'
import { chooseRepetitions } from '../../testing/repetitions.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { waitUntilBlocked } from '../../testing/until-blocked.ts'

let server: TestServer
let call: TestApiCall
let path: string
let eventId: string

beforeAll(async () => {
  // The real clock, as in production: time passes while transactions wait for each other.
  server = await startTestServer({ clock: { ...systemClock, set: () => {}, advance: () => {} } })
})

afterAll(() => server.close())

beforeEach(async () => {
  call = (await buildTestFixtures(server)).live
  path = await makeTestEvent(call)
  eventId = (await call('GET', path)).body.id
})

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

type Person = { id: string; last_name: string; updated_at: string }

async function addPeople(count: number): Promise<Person[]> {
  const made = await call('POST', `${path}/registrations`, {
    attendees: Array.from({ length: count }, () => buildNewAttendee()),
  })
  expect(made.status).toBe(201)
  return made.body.attendees
}

const rename = async ({ id }: Pick<Person, 'id'>, last_name: string) => {
  const changed = await call('PATCH', `${path}/attendees/${id}`, { last_name })
  expect(changed.status).toBe(200)
}

/** A second connection that writes as the server does; the test ends its transaction. */
async function openWriter() {
  const client = new pg.Client({ connectionString: server.databaseUrl })
  client.on('error', () => {})
  await client.connect()
  await client.query('begin')
  return {
    /** `now()` is when the transaction began. */
    rename: ({ id }: Pick<Person, 'id'>, last_name: string, ago = '0') =>
      client.query(
        `with numbered as (
           update change_numbers set number = ${NEXT_CHANGE_NUMBER_SQL} where event_id = $3 and livemode and kind = 'people'
           returning number
         )
         update attendees set last_name = $2, updated_at = now() - $4::interval, changed = (select number from numbered)
         where id = $1`,
        [id, last_name, eventId, ago],
      ),
    end: async (how: 'commit' | 'rollback') => {
      await client.query(how)
      await client.end()
    },
    lose: async () => {
      const { rows } = await client.query('select pg_backend_pid() as pid')
      await server.database.raw('select pg_terminate_backend(?, 5000)', [rows[0].pid])
    },
  }
}

type Page = { data: Person[]; page: { next_cursor: string | null; has_more: boolean; as_of: string } }

async function getPage(query: Record<string, string>): Promise<Page> {
  const { status, body } = await call('GET', `${path}/attendees?${new URLSearchParams(query)}`)
  expect(status).toBe(200)
  return body
}

const since = ({ asOf }: { asOf: string | undefined }): Record<string, string> =>
  asOf === undefined ? {} : { updated_since: asOf }

type Follower = { copy: Map<string, Person>; poll(): Promise<number> }

const ENDLESS = 300

/** Uses only the responses: cursors within a list, `as_of` from one list to the next. */
function follow(limit = 5, between: () => Promise<unknown> = async () => {}) {
  const follower: Follower & { asOf: string | undefined } = {
    copy: new Map(),
    asOf: undefined,
    poll: async () => {
      const start = since(follower)
      let cursor: string | null = null
      let pages = 0
      do {
        const { data, page }: Page = await getPage({ limit: String(limit), ...start, ...(cursor ? { cursor } : {}) })
        for (const attendee of data) follower.copy.set(attendee.id, attendee)
        cursor = page.next_cursor
        follower.asOf = page.as_of
        pages += 1
        if (pages > ENDLESS) throw new Error(`The reading had not ended after ${pages} pages.`)
        if (cursor) await between()
      } while (cursor)
      return pages
    },
  }
  return follower
}

/** What a client would naively write: requests everything newer than the newest row it has seen. */
function followByTime(): Follower {
  const copy = new Map<string, Person>()
  let seen = new Date(0)
  return {
    copy,
    poll: async () => {
      const rows = await server
        .database('attendees')
        .where({ event_id: eventId })
        .where('updated_at', '>', seen)
        .orderBy('updated_at')
      for (const row of rows) copy.set(row.id, { ...row, updated_at: row.updated_at.toISOString() })
      seen = rows.at(-1)?.updated_at ?? seen
      return 1
    },
  }
}

async function missedBy({ copy }: Follower): Promise<string[]> {
  const rows = await server.database('attendees').where({ event_id: eventId })
  const isSame = (row: Person & { updated_at: Date }, { last_name, updated_at }: Person) =>
    row.last_name === last_name && row.updated_at.toISOString() === updated_at
  return rows.filter((row) => !copy.has(row.id) || !isSame(row, copy.get(row.id) as Person)).map(({ id }) => id)
}

async function expectAllSeenBy(follower: Follower): Promise<void> {
  await follower.poll()
  expect(await missedBy(follower)).toEqual([])
}

describe('a transaction that began first and commits last', () => {
  test('is seen by who follows as_of, and missed by who follows the time', async () => {
    const [late, ...others] = await addPeople(7)
    if (!late) throw new Error('Seven people were added.')
    const followers = { byNumber: follow(), byTime: followByTime() }
    await followers.byNumber.poll()
    await followers.byTime.poll()
    const writer = await openWriter()
    for (const other of others) await rename(other, 'Early')
    await followers.byNumber.poll()
    await followers.byTime.poll()
    await writer.rename(late, 'Late')
    await followers.byNumber.poll()
    expect(followers.byNumber.copy.get(late.id)?.last_name).not.toBe('Late')
    await writer.end('commit')
    await expectAllSeenBy(followers.byNumber)
    await followers.byTime.poll()
    expect(await missedBy(followers.byTime)).toEqual([late.id])
  })

  test.each(['rolled back', 'lost'])('lets the next go on when it is %s', async (end) => {
    const [late, other] = await addPeople(2)
    if (!late || !other) throw new Error('Two people were added.')
    const follower = follow()
    await follower.poll()
    const writer = await openWriter()
    await writer.rename(late, 'Late')
    const next = rename(other, 'Early')
    await waitUntilBlocked(server.database, 1, next)
    await (end === 'lost' ? writer.lose() : writer.end('rollback'))
    await next
    await expectAllSeenBy(follower)
    expect(follower.copy.get(other.id)?.last_name).toBe('Early')
  })

  test('is seen by who goes on from whatever page', async () => {
    const attendees = await addPeople(9)
    const [late, ...others] = attendees
    if (!late) throw new Error('Nine people were added.')
    const follower = follow()
    await follower.poll()
    const writer = await openWriter()
    for (const other of others) await rename(other, 'After')
    const { data, page } = await getPage({ limit: '5', ...since(follower) })
    for (const attendee of data) follower.copy.set(attendee.id, attendee)
    follower.asOf = page.as_of
    await writer.rename(late, 'Late')
    await writer.end('commit')
    for (const other of others) await rename(other, 'At last')
    await expectAllSeenBy(follower)
  })
})

describe('many who write', () => {
  const writes = chooseRepetitions(60, 1_000)

  test(`${writes} changes and newcomers with delays: the copy ends up equal to the table`, async () => {
    const attendees = await addPeople(20)
    const followers = { byNumber: follow(), byTime: followByTime() }
    let begun = 0
    let writing = true
    const read = { byNumber: 0, byTime: 0 }
    const othersHaveRead = async () => {
      const before = { ...read }
      const haveRead = () => read.byNumber > before.byNumber + 1 && read.byTime > before.byTime + 1
      while (!haveRead()) await pause(5)
    }
    const write = async (n: number) => {
      const attendee = attendees[n % attendees.length] as Person
      if (n % 5 === 0) await addPeople(1)
      else if (n % 5 === 1) await rename(attendee, `Renamed ${n}`)
      else {
        const writer = await openWriter()
        await writer.rename(attendee, `Renamed slowly ${n}`)
        await othersHaveRead()
        await writer.end(n % 15 === 2 ? 'rollback' : 'commit')
      }
    }
    const writer = async () => {
      while (begun < writes) {
        begun += 1
        await write(begun)
      }
    }
    const reader = async (name: keyof typeof followers) => {
      try {
        for (; writing; read[name] += 1) {
          await followers[name].poll()
          await pause(5)
        }
      } finally {
        read[name] = Number.POSITIVE_INFINITY
      }
    }
    const written = Promise.all(Array.from({ length: 8 }, writer)).finally(() => {
      writing = false
    })
    await Promise.all([written, reader('byNumber'), reader('byTime')])
    await expectAllSeenBy(followers.byNumber)
    await followers.byTime.poll()
    expect((await missedBy(followers.byTime)).length).toBeGreaterThan(0)
    const whole = follow(200)
    await whole.poll()
    expect(Object.fromEntries(followers.byNumber.copy)).toEqual(Object.fromEntries(whole.copy))
  })

  test('do not keep a reading from coming to its end', async () => {
    const attendees = await addPeople(10)
    let n = 0
    let quiet = false
    const changeSomebody = async () => {
      if (quiet) return
      n += 1
      await rename(attendees[n % attendees.length] as Person, `Renamed ${n}`)
      await addPeople(1)
    }
    const follower = follow(2, changeSomebody)
    await follower.poll()
    for (let reading = 0; reading < 4; reading += 1) {
      const known = (await server.database('attendees').where({ event_id: eventId })).length
      expect(await follower.poll()).toBeLessThanOrEqual(Math.ceil(known / 2) + 1)
    }
    quiet = true
    await expectAllSeenBy(follower)
  })
})

describe('one page at a time, without cursors', () => {
  async function followByPages(limit: string, asOf?: string) {
    const copy = new Map<string, Person>()
    const seen: (string | undefined)[] = [asOf]
    for (let run = 0; run < 30; run += 1) {
      const { data, page } = await getPage({ limit, ...since({ asOf: seen.at(-1) }) })
      for (const attendee of data) copy.set(attendee.id, attendee)
      if (page.as_of === seen.at(-1)) break
      seen.push(page.as_of)
    }
    return { copy, poll: async () => 0, asOf: seen.at(-1) }
  }

  test.each(['1', '2', '3'])('with limit %s all people of one transaction are reached', async (limit) => {
    await addPeople(7)
    await addPeople(4)
    expect(await missedBy(await followByPages(limit, '2020-01-01T00:00:00Z'))).toEqual([])
    expect(await missedBy(await followByPages(limit))).toEqual([])
  })

  test('who changes again after their page was read is shown again', async () => {
    const attendees = await addPeople(5)
    const first = await getPage({ limit: '2', updated_since: '2020-01-01T00:00:00Z' })
    await rename(first.data[0] as Person, 'Again')
    const { copy } = await followByPages('2', first.page.as_of)
    expect([...copy.keys()].sort()).toEqual(
      attendees
        .map(({ id }) => id)
        .filter((id) => id !== first.data[1]?.id)
        .sort(),
    )
    expect(copy.get(first.data[0]?.id ?? '')?.last_name).toBe('Again')
  })
})

/** As if all changes until now had been made earlier. */
async function letMinutesPass(minutes: number) {
  for (const [table, column] of [
    ['attendees', 'changed'],
    ['change_numbers', 'number'],
  ] as const) {
    const past = server.database.raw('greatest(?? - ?, 0)', [column, minutes * 60_000_000])
    await server
      .database(table)
      .where({ event_id: eventId })
      .update({ [column]: past })
  }
}

describe('updated_since', () => {
  async function readFrom(start: string) {
    const follower = follow()
    follower.asOf = start
    await follower.poll()
    return follower
  }

  test('takes a timestamp, shows what changed since the minute before it, and is followed from there', async () => {
    const [old, recent, changed] = await addPeople(3)
    if (!old || !recent || !changed) throw new Error('Three people were added.')
    await letMinutesPass(2)
    await rename(recent, 'Recent')
    const start = new Date().toISOString()
    await rename(changed, 'Changed')
    const follower = await readFrom(start)
    expect([...follower.copy.keys()]).toEqual([recent.id, changed.id])
    expect(follower.asOf).not.toBe(start)
    await rename(old, 'Changed at last')
    await follower.poll()
    expect(follower.copy.get(old.id)?.last_name).toBe('Changed at last')
  })

  test('as a timestamp misses nobody whose change waited long between its time and its commit', async () => {
    const [late] = await addPeople(1)
    if (!late) throw new Error('One person was added.')
    await letMinutesPass(2)
    const start = new Date().toISOString()
    const writer = await openWriter()
    await writer.rename(late, 'Late', '10 minutes')
    await writer.end('commit')
    expect((await readFrom(start)).copy.get(late.id)?.last_name).toBe('Late')
  })

  test('as a timestamp before all changes shows everybody, and in the future nobody yet', async () => {
    const [somebody] = await addPeople(3)
    if (!somebody) throw new Error('Three people were added.')
    expect((await readFrom(new Date(Date.now() - 5 * 60_000).toISOString())).copy.size).toBe(3)
    const early = await readFrom(new Date(Date.now() + 5 * 60_000).toISOString())
    expect(early.copy.size).toBe(0)
    await rename(somebody, 'Later')
    await early.poll()
    expect([...early.copy.keys()]).toEqual([somebody.id])
  })

  test('from a position that was given out before there were change numbers begins anew', async () => {
    await addPeople(2)
    for (const old of ['at_1_6308', 'at_1_6308_01JZZZZZZZZZZZZZZZZZZZZZZZ'])
      expect((await readFrom(old)).copy.size).toBe(2)
  })

  test.each(['yesterday', 'at_', 'at_1', 'at_x_1', 'at_1_99999999999999999999', '2026-13-01T00:00:00Z', '1'])(
    '%s is refused',
    async (text) => {
      const refused = await call('GET', `${path}/attendees?updated_since=${text}`)
      expect(getStatusAndCode(refused)).toEqual([400, 'validation_failed'])
    },
  )
})

describe('a cursor of changes', () => {
  const asked = { limit: '2', updated_since: '2020-01-01T00:00:00Z' }

  async function someCursor(): Promise<string> {
    await addPeople(5)
    return (await getPage(asked)).page.next_cursor ?? ''
  }

  test('that was tampered with is refused, wherever', async () => {
    const cursor = await someCursor()
    const bytes = Buffer.from(cursor, 'base64url')
    for (let at = 0; at < bytes.length; at += 1) {
      const tampered = Buffer.from(bytes)
      tampered[at] = (tampered[at] ?? 0) ^ 1
      const query = new URLSearchParams({ ...asked, cursor: tampered.toString('base64url') })
      expect(getStatusAndCode(await call('GET', `${path}/attendees?${query}`))).toEqual([400, 'validation_failed'])
    }
  })

  test('is good for what it was handed out for and for nothing else', async () => {
    const cursor = await someCursor()
    expect((await getPage({ ...asked, cursor })).data).toHaveLength(2)
    const others: Record<string, string>[] = [{ updated_since: '2020-01-02T00:00:00Z' }, { status: 'confirmed' }]
    for (const other of others) {
      const query = new URLSearchParams({ ...asked, ...other, cursor })
      expect(getStatusAndCode(await call('GET', `${path}/attendees?${query}`))).toEqual([400, 'validation_failed'])
    }
    const query = new URLSearchParams({ limit: '2', cursor })
    expect(getStatusAndCode(await call('GET', `${path}/attendees?${query}`))).toEqual([400, 'validation_failed'])
  })
})
