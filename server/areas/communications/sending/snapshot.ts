import type { Reader } from '../../../platform/database/prepared.ts'
import { newId } from '../../../platform/ids.ts'
import { type Condition, filteredList } from '../../../platform/lists/index.ts'
import { ADDRESS, filtersOf, headValues, OF_EVENT, type Reach } from './audience.ts'
import { insertMessages } from './queries.ts'

/** How far the audience is written down. Who has an address of their own comes first: at a shared one it is they who are addressed. */
export type Place = { pass: 'own address' | 'address of the registration'; after: string }

export const BEGINNING: Place = { pass: 'own address', after: '' }

/** As many as one transaction writes down. */
const CHUNK = 1_000

const OF_PASS: Record<Place['pass'], Condition> = {
  'own address': ['a.email is not null'],
  'address of the registration': ['a.email is null and r.email is not null'],
}

type Addressee = { id: string; address: string }

/** Writes down the next of the audience. Where to go on comes back, or null where all of it is. */
export async function writeDown(reader: Reader, reach: Reach, place: Place, now: Date): Promise<Place | null> {
  const people = await readNext(reader, reach, place)
  const { organizationId, row } = reach
  if (people.length > 0) {
    const ids = people.map(() => newId(now))
    const [attendees, addresses] = [people.map(({ id }) => id), people.map(({ address }) => address)]
    await reader.run(insertMessages, [organizationId, row.id, ids, attendees, addresses, row.livemode, now])
  }
  const last = people.at(-1)
  if (last && people.length === CHUNK) return { ...place, after: last.id }
  return place.pass === 'own address' ? { pass: 'address of the registration', after: '' } : null
}

function readNext(reader: Reader, reach: Reach, { pass, after }: Place): Promise<Addressee[]> {
  const { statement, values } = filteredList({
    name: 'read-audience',
    head: [`select a.id, ${ADDRESS} as address ${OF_EVENT}`, ...headValues(reach)],
    filters: { ...filtersOf(reach), pass: OF_PASS[pass], after: ['a.id > ?', after] },
    tail: ['order by a.id limit ?', CHUNK],
  })
  return reader.run<Addressee>(statement, values)
}
