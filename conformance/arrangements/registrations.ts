import { casts } from '../world/casts.ts'
import type { Stage } from '../world/stage.ts'
import type { Arrangement, Arrangements } from './arrangement.ts'
import {
  booked,
  type HallOptions,
  hallOf,
  makeHall,
  newRegistration,
  people,
  register,
  setRules,
  somebody,
  type TypeName,
} from './halls.ts'
import { adding, limitedKey, NOBODY, ownGroup, someGroup } from './objects.ts'

type Act = 'approveRegistration' | 'declineRegistration' | 'confirmRegistration'
const CLOSED = { registration_closes_at: '2020-01-01T00:00:00Z' }

/** A registration of more people than the hall has room for. */
const tooMany =
  (options: HallOptions, number = 2) =>
  async (stage: Stage) => {
    const hall = await makeHall(stage, options)
    return { path: { event: hall.id }, body: newRegistration(stage, people(stage, hall, number)) }
  }

/** One more person in a hall that has `number` already; `rules` are set after those have registered. */
const oneMore =
  (options: HallOptions, number = 1, rules?: HallOptions['rules']) =>
  async (stage: Stage) => {
    const hall = await makeHall(stage, options)
    const { id } = await register(stage, hall, people(stage, hall, number))
    if (rules) await setRules(stage, hall, rules)
    return { path: { event: hall.id, registration: id }, body: somebody(stage, hall) }
  }

const onBooked = async (stage: Stage, type: TypeName = 'visitor') => {
  const { event, registration } = await booked(stage, type)
  return { path: { event, registration } }
}

const onNone = async (stage: Stage) => ({ path: { event: (await hallOf(stage)).id, registration: NOBODY } })

/** An action that succeeds on registrations of type `ready` and is refused on those of type `unready`. */
function act(ready: TypeName, unready: 'visitor' | 'guest'): Arrangement<Act> {
  return {
    success: (stage) => onBooked(stage, ready),
    refusals: { not_found: onNone, invalid_state: (stage) => onBooked(stage, unready) },
  }
}

const cancelled = async (stage: Stage) => {
  const { path } = await onBooked(stage)
  await stage.perform('cancelRegistration', { path, body: {} })
  return { path }
}

/** Each attendee type leads to another status of the registration. */
const registering = (type: TypeName, options?: HallOptions) => async (stage: Stage) => {
  const hall = options ? await makeHall(stage, options) : await hallOf(stage)
  const attendees = people(stage, hall, 2).map((person) => ({ ...person, attendee_type: hall[type] }))
  return { path: { event: hall.id }, body: newRegistration(stage, attendees) }
}

export const registrationArrangements = {
  listRegistrations: {
    success: async (stage) => {
      const { event } = await booked(stage)
      return { path: { event }, query: { group: (await ownGroup(stage)).id, limit: 10 } }
    },
    refusals: { not_found: async () => ({ path: { event: NOBODY } }) },
  },

  findRegistrations: {
    success: async (stage) => ({
      query: { group: (await someGroup(stage))?.id, email: 'nobody@example.com', limit: 10 },
    }),
    variants: {
      'those of everybody': async (stage) => {
        await booked(stage)
        return { query: { limit: 1, q: 'conformance', status: 'confirmed' } }
      },
    },
    refusals: { not_found: async () => ({ query: { group: NOBODY } }) },
  },

  createRegistration: {
    success: async (stage) => {
      const hall = await hallOf(stage)
      const group = (await ownGroup(stage)).id
      return { path: { event: hall.id }, body: { attendees: [somebody(stage, hall)], group } }
    },
    variants: {
      'one that costs money': registering('patron'),
      'one that needs approval': registering('guest'),
      'one that finds no room, but a waitlist': registering('visitor', { event: { capacity: 1, waitlist: true } }),
      'people who share a ticket': registering('visitor', { visitor: { ticket: 'shared' } }),
    },
    refusals: {
      not_found: async (stage) => {
        const hall = await hallOf(stage)
        return { path: { event: NOBODY }, body: newRegistration(stage, people(stage, hall, 1)) }
      },
      api_key_group: async (stage) => {
        const hall = await hallOf(stage)
        const body = { attendees: people(stage, hall, 1), group: null }
        return { key: await limitedKey(stage), path: { event: hall.id }, body }
      },
      invalid_state: tooMany({ isDraft: true }),
      event_full: tooMany({ event: { capacity: 1 } }),
      type_full: tooMany({ visitor: { capacity: 1 } }),
      day_full: tooMany({ day: { capacity: 1 } }),
      registration_closed: tooMany({ rules: CLOSED }),
      rule_refused: tooMany({ rules: { max_per_registration: 1 } }),
      attendee_cap_reached: async (stage) => {
        const small = await casts.tenPeople(stage)
        return { key: await stage.hold('ten_people'), ...(await tooMany({}, 11)(small)) }
      },
    },
  },

  getRegistration: { success: (stage) => onBooked(stage), refusals: { not_found: onNone } },

  updateRegistration: {
    success: async (stage) => ({
      ...(await onBooked(stage)),
      body: { note: 'Changed', group: (await ownGroup(stage)).id },
    }),
    refusals: {
      not_found: adding(onNone, { body: { note: 'Changed' } }),
      invalid_state: async (stage) => {
        const { event, registration } = await booked(stage, 'visitor', await makeHall(stage))
        await stage.perform('archiveEvent', { path: { event } })
        return { path: { event, registration }, body: { note: 'Changed' } }
      },
      api_key_group: async (stage) => ({
        key: await limitedKey(stage),
        path: await ofLimitedKey(stage),
        body: { group: null },
      }),
    },
  },

  approveRegistration: act('guest', 'visitor'),
  declineRegistration: act('guest', 'visitor'),
  confirmRegistration: act('patron', 'guest'),

  cancelRegistration: {
    success: adding(onBooked, { body: { effective_at: '2026-06-05T18:00:00Z' } }),
    refusals: {
      not_found: adding(onNone, { body: {} }),
      invalid_state: adding(cancelled, { body: {} }),
    },
  },

  addAttendee: {
    success: async (stage) => ({ ...(await onBooked(stage)), body: somebody(stage, await hallOf(stage)) }),
    refusals: {
      not_found: async (stage) => ({ ...(await onNone(stage)), body: somebody(stage, await hallOf(stage)) }),
      invalid_state: async (stage) => ({ ...(await cancelled(stage)), body: somebody(stage, await hallOf(stage)) }),
      event_full: oneMore({ event: { capacity: 1 } }),
      type_full: oneMore({ visitor: { capacity: 1 } }),
      day_full: oneMore({ day: { capacity: 1 } }),
      rule_refused: oneMore({ rules: { max_per_registration: 1 } }),
      registration_closed: oneMore({}, 1, CLOSED),
      attendee_cap_reached: async (stage) => {
        const small = await casts.tenPeople(stage)
        return { key: await stage.hold('ten_people'), ...(await oneMore({}, 10)(small)) }
      },
    },
  },
} satisfies Partial<Arrangements>

async function ofLimitedKey(stage: Stage): Promise<{ event: string; registration: string }> {
  const hall = await hallOf(stage)
  const { key } = await stage.limited()
  const body = { attendees: people(stage, hall, 1) }
  const { id } = await stage.perform('createRegistration', { path: { event: hall.id }, body }, key)
  return { event: hall.id, registration: id }
}

const EUROS = { amount: 4500, currency: 'EUR' }
const DOLLARS = { amount: 4500, currency: 'USD' }

const onRegistration = async (stage: Stage) => {
  const { event, registration } = await booked(stage, 'patron')
  return { path: { event, registration } }
}

const onPayment = async (stage: Stage, status: 'received' | 'failed' = 'received') => {
  const { path } = await onRegistration(stage)
  const { id } = await stage.perform('recordPayment', { path, body: { amount: EUROS, method: 'cash', status } })
  return { path: { ...path, payment: id } }
}

const noPayment = async (stage: Stage) => ({ path: { ...(await onRegistration(stage)).path, payment: NOBODY } })

export const paymentArrangements = {
  listPayments: {
    success: async (stage) => {
      const { event, registration } = (await onPayment(stage)).path
      return { path: { event, registration }, query: { limit: 10 } }
    },
    refusals: {
      not_found: async (stage) => ({ path: { ...(await onRegistration(stage)).path, registration: NOBODY } }),
    },
  },

  recordPayment: {
    success: adding(onRegistration, { body: { amount: EUROS, method: 'card' } }),
    variants: {
      'one that failed': adding(onRegistration, {
        body: { amount: EUROS, method: 'card', status: 'failed', reason: 'Declined' },
      }),
    },
    refusals: {
      not_found: async (stage) => ({
        path: { ...(await onRegistration(stage)).path, registration: NOBODY },
        body: { amount: EUROS, method: 'card' },
      }),
      conflict: adding(onRegistration, { body: { amount: DOLLARS, method: 'card' } }),
    },
  },

  getPayment: { success: (stage) => onPayment(stage), refusals: { not_found: noPayment } },

  refundPayment: {
    success: adding(onPayment, { body: { amount: { amount: 100, currency: 'EUR' } } }),
    variants: { 'all of it': adding(onPayment, { body: {} }) },
    refusals: {
      not_found: adding(noPayment, { body: {} }),
      conflict: adding(onPayment, { body: { amount: { ...EUROS, amount: 9000 } } }),
      invalid_state: async (stage) => ({ ...(await onPayment(stage, 'failed')), body: {} }),
    },
  },
} satisfies Partial<Arrangements>
