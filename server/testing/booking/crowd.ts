import { buildSeededRandom } from '../faults/random.ts'
import type { BookingAction, BookingAttempts, GuestToRegister } from './acts.ts'
import type { EventCapacities } from './model.ts'

/** A whole number from 0 to below this. */
type Random = (below: number) => number

type Known = { id: string; attendees: string[] }

const MAX_PARTY = 3

/** Resizing happens at least this often; chance alone could leave it out. */
const RESIZED_EVERY = 20

/** With fewer registrations than this, clients only register. */
const FEW = 6

/** Concurrent clients that take and free places at random, of their own and each other's registrations. */
export async function runConcurrentBookings(
  { perform, all }: BookingAttempts,
  structure: EventCapacities,
  { clients, attempts, seed }: { clients: number; attempts: number; seed: number },
): Promise<void> {
  const known: Known[] = []
  const luck = buildSeededRandom(seed)
  const random: Random = (below) => Math.floor(luck() * below)
  const end = all.length + attempts
  let begun = all.length

  async function register(): Promise<void> {
    const attendees = Array.from({ length: 1 + random(MAX_PARTY) }, () => somebody(structure, random))
    const { status, body } = await perform({ do: 'register', attendees })
    if (status === 201) known.push({ id: body.id, attendees: body.attendees.map(({ id }: { id: string }) => id) })
  }

  async function client(): Promise<void> {
    while (begun < end) {
      begun += 1
      const held = known[random(known.length)]
      const act = held && (begun % RESIZED_EVERY === 0 ? resize(structure, random) : someAct(structure, held, random))
      if (!act || known.length < FEW) await register()
      else {
        const { status, body } = await perform(act)
        if (act.do === 'add' && status === 201) held.attendees.push(body.id)
        // Another client may have cancelled it, too.
        const place = known.indexOf(held)
        // Sometimes left in the list, so that a later act on it is refused.
        if (act.do === 'cancel' && place >= 0 && luck() < 0.8) known.splice(place, 1)
      }
    }
  }

  await Promise.all(Array.from({ length: clients }, client))
  for (const { id } of known) await perform({ do: 'cancel', registration: id })
  await succeedOnceEach(perform, structure, random)
}

/** At an empty event: in the crowd some kind of act may have been refused each time, by chance. */
async function succeedOnceEach(
  perform: BookingAttempts['perform'],
  structure: EventCapacities,
  random: Random,
): Promise<void> {
  const { body } = await perform({ do: 'register', attendees: [somebody(structure, random)] })
  const [{ id: attendee }] = body.attendees
  await perform({ do: 'add', registration: body.id, attendee: somebody(structure, random) })
  await perform({ do: 'change', attendee, to: { days: somebody(structure, random).days } })
  await perform({ do: 'cancel person', attendee })
  await perform(resize(structure, random))
}

/** null: register somebody. Registrations are cancelled as often as they are made. */
function someAct(structure: EventCapacities, { id, attendees }: Known, random: Random): BookingAction | null {
  const attendee = attendees[random(attendees.length)] ?? ''
  const dice = random(100)
  if (dice < 28) return null
  if (dice < 56) return { do: 'cancel', registration: id }
  if (dice < 68) return { do: 'cancel person', attendee }
  if (dice < 78) return { do: 'change', attendee, to: { days: somebody(structure, random).days } }
  if (dice < 84) return { do: 'change', attendee, to: { type: somebody(structure, random).type } }
  if (dice < 96) return { do: 'add', registration: id, attendee: somebody(structure, random) }
  return resize(structure, random)
}

const resize = ({ capacity }: EventCapacities, random: Random): BookingAction => ({
  do: 'resize',
  capacity: (capacity ?? 0) - 2 + random(5),
})

function somebody({ types, days }: EventCapacities, random: Random): GuestToRegister {
  const codes = Object.keys(days)
  const chosen = codes.filter(() => random(2) === 0)
  const names = Object.keys(types)
  return { type: names[random(names.length)] ?? '', days: chosen.length > 0 ? chosen : codes.slice(0, 1) }
}
