import type { TestCaller } from '../world/test-caller.ts'
import { apiCallers } from '../world/test-callers.ts'
import type { ArrangementsById, OperationArrangement } from './arrangement.ts'
import { addParts, arrangeNoGroup, getAnyGroup, getOwnGroup, given } from './objects.ts'
import {
  type AttendeeTypeName,
  getOpenEvent,
  makeOpenEvent,
  newAttendee,
  newAttendees,
  newRegistrationBody,
  type OpenEventOptions,
  putFormWithRules,
  registerOne,
  registerPeople,
} from './open-event.ts'

type Act = 'approveRegistration' | 'declineRegistration' | 'confirmRegistration'
const CLOSED = { registration_closes_at: '2020-01-01T00:00:00Z' }

/** One more person in a hall that has `number` already; `rules` are set after those have registered. */
const oneMore =
  (options: OpenEventOptions, number = 1, rules?: OpenEventOptions['rules']) =>
  async (stage: TestCaller) => {
    const hall = await makeOpenEvent(stage, options)
    const { id } = await registerPeople(stage, hall, newAttendees(stage, hall, number))
    if (rules) await putFormWithRules(stage, hall, rules)
    return { path: { event: hall.id, registration: id }, body: newAttendee(stage, hall) }
  }

const onBooked = async (stage: TestCaller, type: AttendeeTypeName = 'visitor') => {
  const { event, registration } = await registerOne(stage, type)
  return { path: { event, registration } }
}

/** Each with an id of its own, as the shop of an organization would. */
async function registerOrder(stage: TestCaller) {
  const hall = await getOpenEvent(stage)
  const body = { ...newRegistrationBody(stage, newAttendees(stage, hall, 1)), external_id: stage.unique('order') }
  const { event_id: event, external_id } = await stage.perform('createRegistration', { path: { event: hall.id }, body })
  return { event, external_id }
}

/** An action that succeeds on registrations of type `ready` and is refused on those of type `unready`. */
function act(ready: AttendeeTypeName, unready: 'visitor' | 'guest'): OperationArrangement<Act> {
  return {
    success: (stage) => onBooked(stage, ready),
    refusals: { invalid_state: (stage) => onBooked(stage, unready) },
  }
}

const cancelled = async (stage: TestCaller) => {
  const { path } = await onBooked(stage)
  await stage.perform('cancelRegistration', { path, body: {} })
  return { path }
}

/** Each attendee type leads to another status of the registration. */
const registering =
  (type: AttendeeTypeName, options?: OpenEventOptions, number = 2) =>
  async (stage: TestCaller) => {
    const hall = options ? await makeOpenEvent(stage, options) : await getOpenEvent(stage)
    const attendees = newAttendees(stage, hall, number).map((one) => ({ ...one, attendee_type: hall[type] }))
    return { path: { event: hall.id }, body: newRegistrationBody(stage, attendees) }
  }

async function ofLimitedKey(stage: TestCaller) {
  const hall = await getOpenEvent(stage)
  const { key } = await stage.limited()
  const body = { attendees: newAttendees(stage, hall, 1) }
  const { id } = await stage.perform('createRegistration', { path: { event: hall.id }, body }, key)
  return { key, path: { event: hall.id, registration: id } }
}

const EUROS = { amount: 4500, currency: 'EUR' }
const DOLLARS = { amount: 4500, currency: 'USD' }

const onRegistration = (stage: TestCaller) => onBooked(stage, 'patron')

const onPayment = async (stage: TestCaller, status: 'received' | 'failed' = 'received') => {
  const { path } = await onRegistration(stage)
  const { id } = await stage.perform('recordPayment', { path, body: { amount: EUROS, method: 'cash', status } })
  return { path: { ...path, payment: id } }
}

export const registrationArrangements = {
  listRegistrations: {
    success: given(registerOne, async ({ event }, stage) => ({
      path: { event },
      query: { group: (await getOwnGroup(stage)).id, limit: 10 },
    })),
  },

  findRegistrations: {
    success: given(getOpenEvent, async ({ id: event }, stage) => ({
      query: { event, group: (await getAnyGroup(stage))?.id, email: 'nobody@example.com', limit: 10 },
    })),
    variants: {
      'those of everybody': async (stage) => {
        await registerOne(stage)
        return { query: { limit: 1, q: 'conformance', status: 'confirmed' } }
      },
    },
    refusals: { not_found: arrangeNoGroup },
  },

  createRegistration: {
    success: async (stage) => {
      const hall = await getOpenEvent(stage)
      const group = (await getOwnGroup(stage)).id
      return { path: { event: hall.id }, body: { attendees: [newAttendee(stage, hall)], group } }
    },
    variants: {
      'one that costs money': registering('patron'),
      'one that needs approval': registering('guest'),
      'one that finds no room, but a waitlist': registering('visitor', { event: { capacity: 1, waitlist: true } }),
      'people who share a ticket': registering('visitor', { visitor: { ticket: 'shared' } }),
    },
    refusals: {
      invalid_state: registering('visitor', { isDraft: true }),
      event_full: registering('visitor', { event: { capacity: 1 } }),
      type_full: registering('visitor', { visitor: { capacity: 1 } }),
      day_full: registering('visitor', { day: { capacity: 1 } }),
      registration_closed: registering('visitor', { rules: CLOSED }),
      external_id_taken: async (stage) => {
        const { event, external_id } = await registerOrder(stage)
        const attendees = newAttendees(stage, await getOpenEvent(stage), 1)
        return { path: { event }, body: { attendees, external_id } }
      },
      rule_refused: registering('visitor', { rules: { max_per_registration: 1 } }),
      attendee_cap_reached: async (stage) => {
        const small = await apiCallers.tenPeople(stage)
        return { key: await stage.hold('ten_people'), ...(await registering('visitor', {}, 11)(small)) }
      },
    },
  },

  getRegistration: { success: (stage) => onBooked(stage) },

  updateRegistration: {
    success: async (stage) => ({
      ...(await onBooked(stage)),
      body: { note: 'Changed', group: (await getOwnGroup(stage)).id },
    }),
    refusals: {
      invalid_state: async (stage) => {
        const { event, registration } = await registerOne(stage, 'visitor', await makeOpenEvent(stage))
        await stage.perform('archiveEvent', { path: { event } })
        return { path: { event, registration }, body: { note: 'Changed' } }
      },
      api_key_group: async (stage) => ({ ...(await ofLimitedKey(stage)), body: { group: null } }),
      external_id_taken: given(registerOrder, async ({ external_id }, stage) => ({
        ...(await onBooked(stage)),
        body: { external_id },
      })),
    },
  },

  approveRegistration: act('guest', 'visitor'),
  declineRegistration: act('guest', 'visitor'),
  confirmRegistration: act('patron', 'guest'),

  cancelRegistration: {
    success: addParts(onBooked, { body: { effective_at: '2026-06-05T18:00:00Z' } }),
    refusals: { invalid_state: addParts(cancelled, { body: {} }) },
  },

  addAttendee: {
    success: async (stage) => ({ ...(await onBooked(stage)), body: newAttendee(stage, await getOpenEvent(stage)) }),
    refusals: {
      invalid_state: async (stage) => ({
        ...(await cancelled(stage)),
        body: newAttendee(stage, await getOpenEvent(stage)),
      }),
      event_full: oneMore({ event: { capacity: 1 } }),
      type_full: oneMore({ visitor: { capacity: 1 } }),
      day_full: oneMore({ day: { capacity: 1 } }),
      rule_refused: oneMore({ rules: { max_per_registration: 1 } }),
      registration_closed: oneMore({}, 1, CLOSED),
      attendee_cap_reached: async (stage) => {
        const small = await apiCallers.tenPeople(stage)
        return { key: await stage.hold('ten_people'), ...(await oneMore({}, 10)(small)) }
      },
    },
  },

  listPayments: {
    success: async (stage) => {
      const { event, registration } = (await onPayment(stage)).path
      return { path: { event, registration }, query: { limit: 10 } }
    },
  },

  findPayments: {
    success: async (stage) => {
      const { event } = (await onPayment(stage)).path
      return { query: { event, group: (await getAnyGroup(stage))?.id, limit: 10 } }
    },
    variants: {
      'the newest of everybody': async () => ({ query: { order: 'newest_first', status: 'received', limit: 1 } }),
    },
    refusals: { not_found: arrangeNoGroup },
  },

  recordPayment: {
    success: addParts(onRegistration, { body: { amount: EUROS, method: 'card' } }),
    variants: {
      'one that failed': addParts(onRegistration, {
        body: { amount: EUROS, method: 'card', status: 'failed', reason: 'Declined' },
      }),
    },
    refusals: { conflict: addParts(onRegistration, { body: { amount: DOLLARS, method: 'card' } }) },
  },

  getPayment: { success: (stage) => onPayment(stage) },

  refundPayment: {
    success: addParts(onPayment, { body: { amount: { amount: 100, currency: 'EUR' } } }),
    variants: { 'all of it': addParts(onPayment, { body: {} }) },
    refusals: {
      conflict: addParts(onPayment, { body: { amount: { ...EUROS, amount: 9000 } } }),
      invalid_state: async (stage) => ({ ...(await onPayment(stage, 'failed')), body: {} }),
    },
  },
} satisfies Partial<ArrangementsById>
