import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { MANAGER_PIN, makeManagerWithPin } from '../../server/testing/make-manager.ts'
import {
  FRIDAY_TIMESTAMP,
  type ScannerTestEvent,
  type ScannerTestServer,
  startScannerTestServer,
} from '../../server/testing/sdk/scanner-test-server.ts'
import { TestNetwork } from '../../server/testing/sdk/test-network.ts'
import { memoryStorage, type Scanner, type ScannerOptions } from '../src/scanner/index.ts'

let scanning: ScannerTestServer
let stage: ScannerTestEvent
let token: string
let network: TestNetwork

beforeAll(async () => {
  scanning = await startScannerTestServer()
  scanning.server.clock.set(new Date(FRIDAY_TIMESTAMP))
})

afterAll(async () => {
  await scanning?.server.close()
})

beforeEach(async () => {
  stage = await scanning.newEvent()
  token = (await stage.pair()).value
  network = new TestNetwork()
})

const open = (options: Partial<ScannerOptions> = {}) =>
  stage.open({ apiKey: token, fetch: network.fetch, answerWithinMs: 5_000, ...options })

/** With the roster in memory. */
const ready = async (options: Partial<ScannerOptions> = {}) => {
  const scanner = await open(options)
  await scanner.refresh()
  return scanner
}

const cut = async (scanner: Scanner) => {
  network.isCut = true
  await expect(scanner.refresh()).rejects.toMatchObject({ code: 'connection_failed' })
  expect(scanner.connected).toBe(false)
}

const resultsOf = async () => (await stage.checkins()).map(({ result, device_result }) => [result, device_result])

describe('a reading at a gate', () => {
  test('is stored before it is sent, decided by the service, and then gone from the queue', async () => {
    const code = await stage.book()
    const kept = new Map<string, string>()
    const atSending: string[] = []
    const scanner = await ready({
      storage: memoryStorage(kept),
      fetch: (request) => {
        if (request.url.endsWith('/scan')) atSending.push(...[...kept.keys()].filter((key) => key.startsWith('queue:')))
        return network.fetch(request)
      },
    })
    const answer = await scanner.check({ code, checkInPoint: 'gate' })
    expect(answer).toMatchObject({
      askOnline: false,
      decidedBy: 'service',
      result: 'accepted',
      admitted: true,
      display: { tone: 'go' },
      ticketKind: 'per_person',
      people: [{ attendee: { first_name: 'Nerea', days: ['fri', 'sat'] }, admitted: true, first_admission: null }],
      livemode: true,
    })
    expect(atSending).toHaveLength(1)
    expect([scanner.pending, scanner.connected, scanner.differences]).toEqual([0, true, []])
    const [row] = await stage.checkins()
    expect(row).toMatchObject({ client_uuid: answer.clientUuid, scanned_at: answer.scannedAt.toISOString() })
    expect(scanner.recent).toMatchObject([{ clientUuid: answer.clientUuid, pending: false, checkInPoint: 'gate' }])
    expect([...kept.keys()].filter((key) => key.startsWith('queue:'))).toEqual([])
    expect(await scanner.check({ code })).toMatchObject({
      result: 'duplicate',
      people: [{ first_admission: { at: new Date(FRIDAY_TIMESTAMP).toISOString(), check_in_point: 'gate' } }],
    })
  })

  test('is decided here when the service is slow; a late answer settles it, as the same scan', async () => {
    const code = await stage.book()
    const scanner = await ready({ answerWithinMs: 20 })
    const release = network.hold()
    const answer = await scanner.check({ code })
    expect(answer).toMatchObject({ decidedBy: 'device', result: 'accepted', people: [{ checkinId: null }] })
    expect([scanner.connected, scanner.pending]).toEqual([false, 1])
    release()
    await expect.poll(() => scanner.pending).toBe(0)
    expect([scanner.connected, scanner.differences]).toEqual([true, []])
    expect(scanner.recent).toMatchObject([{ decidedBy: 'service', people: [{ checkinId: expect.any(String) }] }])
    const [row] = await stage.checkins()
    expect(row).toMatchObject({ client_uuid: answer.clientUuid, scanned_at: answer.scannedAt.toISOString() })
    expect(await stage.checkins()).toHaveLength(1)
  })

  test.each(['a late answer', 'an upload', 'both'])('differs once, whether by %s', async (by) => {
    const code = await stage.book()
    const seen: unknown[] = []
    const storage = memoryStorage()
    const scanner = await ready({ storage, answerWithinMs: 20, onDifference: (one) => seen.push(one) })
    await (await open({ fetch })).scanOnline({ code, checkInPoint: 'gate' })
    const release = network.hold()
    const answer = await scanner.check({ code })
    expect(answer).toMatchObject({ decidedBy: 'device', admitted: true })
    if (by === 'both') await Promise.all([scanner.upload(), release()])
    else if (by === 'an upload') await scanner.upload()
    release()
    await expect.poll(() => scanner.pending).toBe(0)
    await expect.poll(() => scanner.connected).toBe(true)
    const expected = {
      clientUuid: answer.clientUuid,
      shown: { result: 'accepted', admittedIds: [answer.people[0]?.attendee.id] },
      answer: { result: 'duplicate', decidedBy: 'service', people: [{ attendee: { first_name: 'Nerea' } }] },
    }
    expect(scanner.differences).toMatchObject([expected])
    expect(seen).toHaveLength(1)
    const again = await open({ storage })
    expect(again.differences).toMatchObject([expected])
    expect(again.differences[0]?.scannedAt).toEqual(answer.scannedAt)
    await again.acknowledge('another')
    expect(again.differences).toHaveLength(1)
    await again.acknowledge(answer.clientUuid)
    expect([again.differences, (await open({ storage })).differences]).toEqual([[], []])
  })

  test('is not uploaded while its answer is awaited, so that what is shown is what counts', async () => {
    const code = await stage.book()
    const scanner = await ready({ answerWithinMs: 60_000 })
    const release = network.hold()
    const checked = scanner.check({ code })
    await expect.poll(() => network.sent.some(({ path }) => path === '')).toBe(true)
    expect(await scanner.upload()).toMatchObject({ uploaded: 0 })
    expect(scanner.pending).toBe(1)
    release()
    expect(await checked).toMatchObject({ decidedBy: 'service', result: 'accepted' })
    expect([scanner.pending, scanner.recent.length]).toEqual([0, 1])
  })

  test('is decided at once without a connection, and sent later as it was', async () => {
    const code = await stage.book()
    const scanner = await ready({ answerWithinMs: 60_000 })
    await cut(scanner)
    network.sent.length = 0
    const answer = await scanner.check({ code })
    expect(answer).toMatchObject({ decidedBy: 'device', result: 'accepted' })
    expect(await scanner.check({ code: ` ${code.toLowerCase()}` })).toMatchObject({ result: 'duplicate' })
    expect([network.sent, scanner.pending, scanner.recent.map(({ pending }) => pending)]).toEqual([[], 2, [true, true]])
    network.isCut = false
    expect(await scanner.upload()).toMatchObject({ uploaded: 2, differences: [], failed: [] })
    expect(network.sent[0]?.body?.scans).toMatchObject([
      { client_uuid: answer.clientUuid, scanned_at: answer.scannedAt.toISOString(), device_result: 'accepted' },
      { device_result: 'duplicate' },
    ])
    expect(await resultsOf()).toEqual([
      ['duplicate', 'duplicate'],
      ['accepted', 'accepted'],
    ])
    expect(await scanner.check({ code })).toMatchObject({ decidedBy: 'service', result: 'duplicate' })
  })

  test.each([
    [async () => new Response(null, { status: 503 })],
    [async () => new Response('<h1>Log in to this network</h1>')],
    [async () => new Response('<h1>Log in to this network</h1>', { status: 401 })],
  ])('is decided here when something else answers: %s', async (answer) => {
    const code = await stage.book()
    let isBetween = false
    const scanner = await ready({ fetch: (request) => (isBetween ? answer() : fetch(request)) })
    isBetween = true
    expect(await scanner.check({ code })).toMatchObject({ decidedBy: 'device', result: 'accepted' })
    expect([scanner.connected, scanner.pending, scanner.revoked, scanner.tickets]).toEqual([false, 1, false, 1])
  })

  test('of the same code at the same time is a duplicate, whoever decides', async () => {
    const [first, second] = [await stage.book(), await stage.book()]
    const scanner = await ready()
    const twice = (code: string) => Promise.all([scanner.check({ code }), scanner.check({ code })])
    expect((await twice(first)).map(({ result }) => result)).toEqual(['accepted', 'duplicate'])
    await cut(scanner)
    expect((await twice(second)).map(({ result }) => result)).toEqual(['accepted', 'duplicate'])
  })

  test('of somebody who was let in while there was no connection is not sent before that', async () => {
    const code = await stage.book()
    const scanner = await ready()
    await cut(scanner)
    await scanner.check({ code })
    network.isCut = false
    await scanner.refresh()
    expect(scanner.connected).toBe(true)
    expect(await scanner.check({ code })).toMatchObject({ decidedBy: 'device', result: 'duplicate' })
    expect(await scanner.upload()).toMatchObject({ uploaded: 2, differences: [] })
  })

  test('counts after a restart before the next roster, also if the service has it', async () => {
    const code = await stage.book()
    const storage = memoryStorage()
    await (await ready({ storage })).check({ code })
    network.isCut = true
    const scanner = await open({ storage, answerWithinMs: 20 })
    expect(await scanner.check({ code })).toMatchObject({ decidedBy: 'device', result: 'duplicate' })
  })

  test('that the service refuses for good is thrown, and kept apart', async () => {
    const { id } = await stage.bookTicket([{}])
    const scanner = await ready({ apiKey: stage.key })
    await expect(scanner.check({ ticketId: id })).rejects.toMatchObject({ status: 400, code: 'validation_failed' })
    expect([scanner.pending, scanner.failed.length]).toEqual([0, 1])
    await expect(scanner.check({ ticketId: id, checkInPoint: 'nowhere' })).rejects.toMatchObject({ code: 'not_found' })
    expect([scanner.pending, scanner.failed.length]).toEqual([0, 1])
  })

  test('is not answered if it cannot be stored', async () => {
    const code = await stage.book()
    const storage = memoryStorage()
    let isFull = false
    const commit: typeof storage.commit = (changes) =>
      isFull ? Promise.reject(new Error('The disk is full.')) : storage.commit(changes)
    const scanner = await ready({ storage: { ...storage, commit } })
    isFull = true
    network.sent.length = 0
    await expect(scanner.check({ code })).rejects.toThrow('The disk is full.')
    expect([scanner.pending, scanner.recent, network.sent]).toEqual([0, [], []])
    isFull = false
    expect(await scanner.check({ code })).toMatchObject({ result: 'accepted' })
  })
})

describe('a roster of several pages', () => {
  /** The cursors that were asked for, each page with one ticket; `refuse` fails some. */
  const openPaged = async (refuse: (page: number) => Response | null) => {
    for (let ticket = 0; ticket < 4; ticket += 1) await stage.book()
    const asked: (string | null)[] = []
    const sleeps: number[] = []
    const scanner = await open({
      maxRetries: 1,
      sleep: async (milliseconds) => void sleeps.push(milliseconds),
      fetch: async (request) => {
        const url = new URL(request.url)
        if (!url.pathname.endsWith('/roster')) return network.fetch(request)
        asked.push(url.searchParams.get('cursor'))
        url.searchParams.set('limit', '1')
        return refuse(asked.length) ?? network.fetch(new Request(url, request))
      },
    })
    return { scanner, asked, sleeps }
  }

  test('waits where the service says so, and goes on', async () => {
    const limited = { error: { code: 'rate_limited', message: 'Too many calls.' } }
    const { scanner, asked, sleeps } = await openPaged((page) =>
      page === 3 ? Response.json(limited, { status: 429, headers: { 'Retry-After': '1' } }) : null,
    )
    await scanner.refresh()
    expect(scanner.tickets).toBe(4)
    expect(asked[3]).toBe(asked[2])
    expect(sleeps).toEqual([expect.toSatisfy((milliseconds: number) => milliseconds >= 1_000)])
  })

  test('is not read from its beginning again when the network is lost in between', async () => {
    const { scanner, asked } = await openPaged((page) => (page === 3 || page === 4 ? Response.error() : null))
    await expect(scanner.refresh()).rejects.toBeInstanceOf(Error)
    expect([scanner.tickets, scanner.rosterReadAt]).toEqual([0, null])
    await scanner.refresh()
    expect(scanner.tickets).toBe(4)
    expect(asked.filter((cursor) => cursor === null)).toHaveLength(1)
  })
})

describe('a ticket that an old roster does not have', () => {
  const spanish = async () => {
    stage = await scanning.newEvent({ event: { language: 'es' } })
    token = (await stage.pair()).value
    await stage.live('POST', `/v1/events/${stage.event}/check-in-points`, { code: 'side', name: 'Side', kind: 'entry' })
  }

  test('is asked for, in the words of the event and the organization, and recorded later', async () => {
    await spanish()
    let now = FRIDAY_TIMESTAMP
    const manifest = async (request: Request) => {
      const response = await network.fetch(request)
      if (!request.url.endsWith('/manifest') || response.status !== 200) return response
      const body = await response.json()
      const pass = { singular: 'pase', plural: 'pases' }
      return Response.json({ ...body, terminology: { ...body.terminology, ticket: pass } })
    }
    const scanner = await ready({ now: () => now, fetch: manifest, checkInPoint: 'gate' })
    const code = await stage.book()
    await cut(scanner)
    expect(await scanner.check({ code: 'NOBODYS' }), 'of a new roster').toMatchObject({ result: 'unknown' })
    now += 61_000
    const answer = await scanner.check({ code })
    expect(answer).toMatchObject({
      askOnline: true,
      decidedBy: null,
      result: null,
      admitted: false,
      people: [],
      display: { tone: 'caution', title: 'Consulte', message: expect.stringContaining('código de pase') },
    })
    expect(scanner.recent[0]).toMatchObject({ askOnline: true, pending: true })
    network.isCut = false
    expect(await scanner.upload()).toMatchObject({ uploaded: 2, differences: [] })
    expect((await resultsOf())[0]).toEqual(['accepted', null])
    expect(scanner.recent[0]).toMatchObject({ askOnline: false, result: 'accepted', pending: false })
  })

  test('is asked for before anything is loaded, and at a point that nobody named', async () => {
    await spanish()
    const code = await stage.book()
    network.isCut = true
    const scanner = await open()
    expect(await scanner.check({ code, checkInPoint: 'gate' })).toMatchObject({
      askOnline: true,
      display: { title: 'Please ask' },
    })
    network.isCut = false
    await scanner.refresh()
    expect(await scanner.scan({ code })).toMatchObject({ askOnline: true, why: 'no_check_in_point' })
    const bound = await stage.live('GET', `/v1/events/${stage.event}/check-in-points/gate`)
    const { value } = await stage.pair({ pointId: bound.body.id })
    const atPoint = await ready({ apiKey: value })
    expect(await atPoint.check({ code })).toMatchObject({ decidedBy: 'service', result: 'accepted' })
  })
})

const people = [
  { first_name: 'Zoë', last_name: "O'Brien-Núñez" },
  { first_name: 'Łukasz', last_name: 'Jørgensen' },
  { first_name: 'Ana', last_name: 'Ruiz Moreno' },
  { first_name: 'Mariana', last_name: 'Ruiz' },
]

describe('people without their ticket', () => {
  const names = (scanner: Scanner, text: string, limit?: number) =>
    scanner.search(text, limit === undefined ? {} : { limit }).map(({ attendee }) => attendee.first_name)

  test('are found by their names and the end of their code, also without a connection', async () => {
    const tickets = []
    for (const person of people) tickets.push(await stage.bookTicket([person]))
    const scanner = await ready()
    await cut(scanner)
    expect(names(scanner, 'zoe')).toEqual(['Zoë'])
    expect(names(scanner, 'NUNEZ obrien')).toEqual(['Zoë'])
    expect(names(scanner, "O'Brien zoë")).toEqual(['Zoë'])
    expect(names(scanner, 'lukasz jorg')).toEqual(['Łukasz'])
    expect(names(scanner, 'ruiz ana')).toEqual(['Ana'])
    expect(names(scanner, 'rui').sort()).toEqual(['Ana', 'Mariana'])
    expect(names(scanner, 'ruiz', 1)).toHaveLength(1)
    expect([names(scanner, ''), names(scanner, ' - '), names(scanner, 'ana zoe')]).toEqual([[], [], []])
    const [first] = tickets
    expect(scanner.search(first?.code.slice(-4).toLowerCase() ?? '')).toEqual([
      {
        ticketId: first?.id,
        ticketKind: 'per_person',
        codeLastFour: first?.code.slice(-4),
        attendee: expect.objectContaining({ ...people[0], attendee_type: 'visitor', days: ['fri', 'sat'] }),
        voidedAt: null,
        lastAdmission: null,
      },
    ])
  })

  test('are found by their email address with a connection alone, as a search of the roster finds them', async () => {
    const { code } = await stage.bookTicket([{ ...people[0], email: 'zoe+1@example.com' }])
    const scanner = await ready()
    await scanner.check({ code })
    const found = { people: scanner.search('zoe'), hasMore: false }
    expect(found.people).toMatchObject([{ lastAdmission: { check_in_point: 'gate' } }])
    expect(await scanner.searchByEmail('ZOE+1@example.com')).toEqual(found)
    expect(await scanner.searchByEmail('zoe@example.com')).toEqual({ people: [], hasMore: false })
    await cut(scanner)
    await expect(scanner.searchByEmail('zoe+1@example.com')).rejects.toMatchObject({ code: 'connection_failed' })
  })

  test('are scanned by their ticket, online and offline, once', async () => {
    const [one, two] = [await stage.bookTicket([people[0] ?? {}]), await stage.bookTicket([people[1] ?? {}])]
    const scanner = await ready()
    expect(await scanner.check({ ticketId: one.id })).toMatchObject({ decidedBy: 'service', result: 'accepted' })
    expect(await scanner.check({ code: one.code })).toMatchObject({ result: 'duplicate' })
    await cut(scanner)
    expect(await scanner.check({ ticketId: two.id })).toMatchObject({
      decidedBy: 'device',
      result: 'accepted',
      ticketId: two.id,
    })
    expect(await scanner.check({ code: two.code })).toMatchObject({ result: 'duplicate' })
    expect(scanner.search('lukasz')[0]?.lastAdmission).toEqual({
      at: new Date(FRIDAY_TIMESTAMP).toISOString(),
      check_in_point: 'gate',
    })
    expect(await scanner.check({ ticketId: '01JGFJJZ01ES8ZNCFN6ZZ0RAK5' })).toMatchObject({ askOnline: true })
    network.isCut = false
    expect(await scanner.upload()).toMatchObject({ uploaded: 3, differences: [], failed: [] })
    expect((await resultsOf()).map(([result]) => result)).toEqual([
      'unknown',
      'duplicate',
      'accepted',
      'duplicate',
      'accepted',
    ])
  })
})

describe('a ticket of several people', () => {
  test('says who is on it before it is scanned, by its code and by its id, and nobody where it is not known', async () => {
    stage = await scanning.newEvent({ types: [{ code: 'family', name: 'Family', ticket: 'shared' }] })
    token = (await stage.pair()).value
    const family = people.slice(0, 2).map((person) => ({ ...person, attendee_type: 'family' }))
    const { id, code } = await stage.bookTicket(family)
    const scanner = await ready()
    await cut(scanner)
    for (const read of [{ code: ` ${code.toLowerCase()}` }, { ticketId: id }]) {
      const found = await scanner.peopleOf(read)
      expect(found.map(({ attendee, ticketId }) => [ticketId, attendee.first_name])).toEqual([
        [id, 'Zoë'],
        [id, 'Łukasz'],
      ])
    }
    expect(await scanner.peopleOf({ code: 'NO SUCH CODE' })).toEqual([])
    expect(scanner.pending).toBe(0)
  })

  test('differs by the person who was let in twice, though the result is the same', async () => {
    stage = await scanning.newEvent({ types: [{ code: 'family', name: 'Family', ticket: 'shared' }] })
    token = (await stage.pair()).value
    const { code } = await stage.bookTicket([{ attendee_type: 'family' }, { attendee_type: 'family' }])
    const scanner = await ready()
    await cut(scanner)
    const shown = await scanner.check({ code })
    const [first, second] = shown.people.map(({ attendee }) => attendee.id)
    expect(shown).toMatchObject({ ticketKind: 'shared', result: 'accepted', people: [{}, {}] })
    await (await open({ fetch })).scanOnline({ code, checkInPoint: 'gate', only: [first ?? ''] })
    network.isCut = false
    await scanner.upload()
    expect(scanner.differences).toMatchObject([
      {
        shown: { result: 'accepted', admittedIds: [first, second] },
        answer: { result: 'accepted', people: [{ result: 'duplicate' }, { result: 'accepted' }] },
      },
    ])
  })
})

describe('with a connection', () => {
  test('a gate counts, and a member overrides', async () => {
    const code = await stage.book()
    const scanner = await ready()
    await scanner.check({ code })
    const { people } = await scanner.check({ code })
    const { id, email } = await makeManagerWithPin(stage.server, stage.fixtures.organizationId)
    await expect.poll(() => scanner.counts()).toMatchObject({ expected: 1, admitted: 1 })
    const refused = people[0]?.checkinId ?? ''
    const wrong = scanner.override(refused, { member: email, pin: '000000', reason: 'Came back.' })
    await expect(wrong).rejects.toMatchObject({ name: 'ScannerError', status: 403, code: 'pin_refused' })
    expect(scanner.revoked).toBe(false)
    const checkin = await scanner.override(refused, { member: email, pin: MANAGER_PIN, reason: 'Came back.' })
    expect(checkin).toMatchObject({ admitted: true, overrides: refused, member_id: id })
    expect(scanner.recent[0]).toMatchObject({ admitted: true, display: { tone: 'go' }, people: [{ admitted: true }] })
    await cut(scanner)
    const unreached = { name: 'ScannerError', status: 0, code: 'connection_failed' }
    await expect(scanner.counts()).rejects.toMatchObject(unreached)
    await expect(scanner.override(refused, { member: email, pin: MANAGER_PIN, reason: '' })).rejects.toMatchObject(
      unreached,
    )
  })
})

test('listeners are called after what they show has changed, until they are removed', async () => {
  const code = await stage.book()
  const scanner = await open()
  const seen: unknown[] = []
  const remove = scanner.onChange(() => seen.push([scanner.tickets, scanner.pending, scanner.connected]))
  await scanner.refresh()
  await expect.poll(() => seen.at(-1)).toEqual([1, 0, true])
  expect(scanner.rosterReadAt).toBe(FRIDAY_TIMESTAMP)
  expect(scanner.manifest?.event.code).toBe(stage.event)
  await cut(scanner)
  await scanner.check({ code })
  await expect.poll(() => seen.at(-1)).toEqual([1, 1, false])
  remove()
  const before = seen.length
  const told = new Promise<void>((resolve) => scanner.onChange(resolve))
  await scanner.check({ code })
  await told
  expect(seen).toHaveLength(before)
})
