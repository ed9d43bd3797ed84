import { expect, test } from 'vitest'
import type { AttendeeRow, LockedRegistration } from '../booking/index.ts'
import type { ImportChunk, PlannedRow } from './chunk-state.ts'
import { claimIdenticalPerson } from './import-row.ts'
import { buildPeopleDirectory } from './people/directory.ts'

const MANY = 300
let looks = 0

/** Identified by a name only; counts how often the answers are read. */
const guest = (id: string, seat: number, more: Partial<AttendeeRow> = {}) =>
  ({
    id,
    first_name: 'Guest',
    last_name: 'Guest',
    email: null,
    phone: null,
    external_id: null,
    status: 'confirmed',
    attendee_type_id: 'T',
    days: [],
    date_of_birth: null,
    group_id: null,
    get answers() {
      looks += 1
      return { seat }
    },
    ...more,
  }) as unknown as AttendeeRow

const isOneOf = (directory: ImportChunk['directory'], seat: number, occurrence: number) =>
  claimIdenticalPerson(
    { directory } as ImportChunk,
    { parsed: { first_name: 'Guest', last_name: 'Guest', answers: {} }, occurrence } as unknown as PlannedRow,
    { attendees: [guest('new', seat)] } as unknown as LockedRegistration,
  )

test('people of one name are told apart by what else is said of them, as often as it is', async () => {
  const directory = await buildPeopleDirectory([
    guest('a', 1),
    guest('b', 1),
    guest('c', 2),
    guest('d', 3, { email: 'd@x.es' }),
  ])
  directory.add(guest('e', 2, { status: 'cancelled' }))
  expect([isOneOf(directory, 1, 2), isOneOf(directory, 1, 3)]).toEqual([true, false])
  expect([isOneOf(directory, 2, 1), isOneOf(directory, 2, 2), isOneOf(directory, 3, 1)]).toEqual([true, false, false])
  directory.add(guest('b', 4))
  expect([isOneOf(directory, 1, 2), isOneOf(directory, 4, 1)]).toEqual([false, true])
})

test('however many have one name, they are not all compared with each of them', async () => {
  const directory = await buildPeopleDirectory(Array.from({ length: MANY }, (_, n) => guest(`${n}`, n)))
  looks = 0
  for (let seat = 0; seat < MANY; seat += 1) expect(isOneOf(directory, seat, 1)).toBe(true)
  expect(looks).toBeLessThan(5 * MANY)
})
