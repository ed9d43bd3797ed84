import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BookingAction, BookingAttempt, GuestToRegister } from '../../../testing/booking/acts.ts'
import { runConcurrentBookings } from '../../../testing/booking/crowd.ts'
import type { EventCapacities } from '../../../testing/booking/model.ts'
import { type BookingRace, startBookingRace } from '../../../testing/booking/race.ts'
import { recordPlaceCountChanges } from '../../../testing/booking/serial-order.ts'
import { disablePlaceLocking } from '../../../testing/booking/without-locking.ts'
import { raceSeed } from '../../../testing/race-seed.ts'
import { chooseRepetitions } from '../../../testing/repetitions.ts'
import { type SpawnedServer, spawnServer } from '../../../testing/spawned-server.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

const CLIENTS = 50
const TIMEOUT = 1_200_000
const attemptsAtEachLastPlace = Math.ceil(chooseRepetitions(450, 20_000) / 3)
const attemptsOfACrowd = chooseRepetitions(120, 10_000)

let server: TestServer
let other: SpawnedServer
let urls: string[]

beforeAll(async () => {
  server = await startTestServer()
  server.clock.set(new Date())
  await recordPlaceCountChanges(server.database)
  other = await spawnServer({ DATABASE_URL: server.databaseUrl, ROLE: 'api', LOG_LEVEL: 'silent' })
  urls = [server.url, other.url]
})

afterAll(async () => {
  other.process.kill('SIGTERM')
  await other.exited
  await server.close()
})

const options: GuestToRegister = { type: 'visitor', days: ['fri'] }
const register: BookingAction = { do: 'register', attendees: [options] }
const open: EventCapacities = {
  capacity: null,
  types: { visitor: null, crew: null },
  days: { fri: null, sat: null },
  waitlist: false,
}

/** What can have one place left, and how it comes free other than by a cancellation. */
const lastPlaces = [
  { full: 'event_full', structure: { ...open, capacity: 1 }, leaveBy: null },
  { full: 'type_full', structure: { ...open, types: { visitor: 1, crew: null } }, leaveBy: { type: 'crew' } },
  { full: 'day_full', structure: { ...open, days: { fri: 1, sat: null } }, leaveBy: { days: ['sat'] } },
]

/** Sends all attempts at once. Returns who got a place. */
async function rush(race: BookingRace): Promise<{ winners: BookingAttempt[]; others: BookingAttempt[] }> {
  const attempts = await Promise.all(Array.from({ length: CLIENTS }, () => race.perform(register)))
  const isIn = ({ status }: BookingAttempt) => status === 201
  return { winners: attempts.filter(isIn), others: attempts.filter((attempt) => !isIn(attempt)) }
}

function leaving({ body }: BookingAttempt, round: number, leaveBy: Partial<GuestToRegister> | null): BookingAction {
  const [{ id: attendee }] = body.attendees
  if (leaveBy && round % 3 === 2) return { do: 'change', attendee, to: leaveBy }
  return round % 3 === 1 ? { do: 'cancel person', attendee } : { do: 'cancel', registration: body.id }
}

describe(`with one place left and ${CLIENTS} clients at once`, () => {
  test.each(lastPlaces)(
    `exactly one gets it, the others hear $full, ${attemptsAtEachLastPlace} times`,
    {
      timeout: TIMEOUT,
    },
    async ({ full, structure, leaveBy }) => {
      const race = await startBookingRace(server, structure, urls)
      for (let round = 0; race.all.length < attemptsAtEachLastPlace; round += 1) {
        const { winners, others } = await rush(race)
        expect(winners).toHaveLength(1)
        expect(new Set(others.map(({ body }) => body.error.code))).toEqual(new Set([full]))
        for (const winner of winners) expect((await race.perform(leaving(winner, round, leaveBy))).status).toBe(200)
      }
      expect(await race.findFaults()).toEqual([])
    },
  )

  test('somebody who leaves meanwhile is followed by one at most, and nobody is refused in vain', async () => {
    const race = await startBookingRace(server, { ...open, capacity: 1 }, urls)
    let inside = await race.perform(register)
    for (let round = 0; round < chooseRepetitions(2, 40); round += 1) {
      const [{ winners }] = await Promise.all([rush(race), race.perform(leaving(inside, round, null))])
      expect(winners.length).toBeLessThanOrEqual(1)
      inside = winners[0] ?? (await race.perform(register))
      expect(inside.status).toBe(201)
    }
    expect(await race.findFaults()).toEqual([])
  })
})

describe(`${CLIENTS} clients who register, add, move and cancel at once`, () => {
  const structure = {
    capacity: 24,
    types: { visitor: 16, crew: 6, guest: null },
    days: { fri: 14, sat: 14, sun: null },
    shared: ['crew'],
  }

  test.each([
    ['without a waitlist', false],
    ['with a waitlist', true],
  ])(
    `%s, ${attemptsOfACrowd} times: what happened is what would have happened one after the other (RACE_SEED=${raceSeed})`,
    {
      timeout: TIMEOUT,
    },
    async (_name, waitlist) => {
      const race = await startBookingRace(server, { ...structure, waitlist }, urls)
      await runConcurrentBookings(
        race,
        { ...structure, waitlist },
        {
          clients: CLIENTS,
          attempts: attemptsOfACrowd,
          seed: raceSeed,
        },
      )
      expect(await race.findFaults()).toEqual([])
      const done = new Set(race.all.filter(({ status }) => status < 300).map(({ act }) => act.do))
      expect(done).toEqual(new Set(['register', 'add', 'change', 'cancel', 'cancel person', 'resize']))
      const promoted = await server.database('audit_log').where({ action: 'registration.promoted' })
      expect(promoted.length > 0).toBe(waitlist)
    },
  )
})

describe('the same without the lock on the places', () => {
  test('sells one place more than once, and leaves counts that are off', async () => {
    const unlocked = await startTestServer()
    await recordPlaceCountChanges(unlocked.database)
    // A second process, since one process batches simultaneous requests.
    const second = await spawnServer({ DATABASE_URL: unlocked.databaseUrl, ROLE: 'api', LOG_LEVEL: 'silent' })
    const race = await startBookingRace(unlocked, { ...open, capacity: 1 }, [unlocked.url, second.url])
    await disablePlaceLocking(unlocked.database)
    let sold = 1
    for (let round = 0; sold === 1 && round < 50; round += 1) {
      const { winners } = await rush(race)
      sold = winners.length
      for (const winner of sold === 1 ? winners : []) await race.perform(leaving(winner, 0, null))
    }
    expect(sold).toBeGreaterThan(1)
    const faults = (await race.findDiscrepancies()).join('\n')
    expect(faults).toContain('more people hold places than there are')
    expect(faults).toContain('the event counts other people than hold places')
    second.process.kill('SIGTERM')
    await second.exited
    await unlocked.close()
  })
})
