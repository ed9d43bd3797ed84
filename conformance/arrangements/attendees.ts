import type { TestCaller } from '../world/test-caller.ts'
import type { ArrangementsById } from './arrangement.ts'
import { addParts, arrangeNoGroup, FAKE_ID, getAnyGroup, getOwnGroup, given } from './objects.ts'
import * as openEvent from './open-event.ts'

const onPerson = async (stage: TestCaller) => {
  const { event, attendee } = await openEvent.registerOne(stage)
  return { path: { event, attendee } }
}

const cancelled = async (stage: TestCaller) => {
  const { path } = await onPerson(stage)
  await stage.perform('cancelAttendee', { path, body: {} })
  return { path }
}

/** A patron registered for the other day, in a hall where one visitor has the first day. */
const beside = async (stage: TestCaller, options: openEvent.OpenEventOptions) => {
  const hall = await openEvent.makeOpenEvent(stage, options)
  await openEvent.registerOne(stage, 'visitor', hall)
  const { attendees } = await stage.perform('createRegistration', {
    path: { event: hall.id },
    body: {
      attendees: [{ attendee_type: hall.patron, first_name: 'Beside', last_name: 'Them', days: [hall.otherDay] }],
    },
  })
  return { hall, path: { event: hall.id, attendee: attendees[0]?.id ?? '' } }
}

const onTicket = async (stage: TestCaller) => {
  const { event, ticket } = await openEvent.registerOne(stage)
  return { path: { event, ticket } }
}

const voided = async (stage: TestCaller) => {
  const { path } = await onTicket(stage)
  await stage.perform('voidTicket', { path, body: {} })
  return { path }
}

export const attendeeArrangements = {
  listAttendees: {
    success: async (stage) => {
      const { hall, event, registration } = await openEvent.registerOne(stage)
      const { id } = await getOwnGroup(stage)
      return {
        path: { event },
        query: { attendee_type: hall.visitor, day: hall.day, group: id, registration, limit: 10 },
      }
    },
    variants: {
      'those who changed': given(openEvent.registerOne, ({ event }) => ({
        path: { event },
        query: { updated_since: '2020-01-01T00:00:00Z', limit: 1 },
      })),
    },
  },

  getAttendee: { success: onPerson },

  updateAttendee: {
    success: given(openEvent.getOpenEvent, async ({ visitor, otherDay }, stage) => ({
      ...(await onPerson(stage)),
      body: { attendee_type: visitor, days: [otherDay], answers: {} },
    })),
    refusals: {
      invalid_state: addParts(cancelled, { body: { phone: null } }),
      type_full: async (stage) => {
        const { hall, path } = await beside(stage, { visitor: { capacity: 1 } })
        return { path, body: { attendee_type: hall.visitor } }
      },
      day_full: async (stage) => {
        const { hall, path } = await beside(stage, { day: { capacity: 1 } })
        return { path, body: { days: [hall.day] } }
      },
      rule_refused: async (stage) => {
        const { path } = await beside(stage, { rules: { one_per_email: true } })
        const { data } = await stage.perform('listAttendees', { path: { event: path.event }, query: { limit: 1 } })
        return { path, body: { email: data[0]?.email ?? '' } }
      },
    },
  },

  cancelAttendee: {
    success: addParts(onPerson, { body: { effective_at: '2026-06-05T18:00:00Z' } }),
    refusals: { invalid_state: addParts(cancelled, { body: {} }) },
  },

  listTickets: {
    success: given(openEvent.registerOne, ({ event, registration, attendee }) => ({
      path: { event },
      query: { registration, attendee, limit: 10 },
    })),
  },

  findTickets: {
    success: given(openEvent.registerOne, async ({ event, registration, attendee }, stage) => ({
      query: { event, registration, attendee, group: (await getAnyGroup(stage))?.id, limit: 10 },
    })),
    variants: { 'the newest of everybody': async () => ({ query: { order: 'newest_first', limit: 1 } }) },
    refusals: { not_found: arrangeNoGroup },
  },

  issueTicket: {
    success: given(openEvent.registerOne, ({ event, attendee }) => ({
      path: { event },
      body: { attendee_ids: [attendee] },
    })),
    variants: {
      'one that people share': async (stage) => {
        const hall = await openEvent.getOpenEvent(stage)
        const { attendees } = await openEvent.registerPeople(stage, hall, openEvent.newAttendees(stage, hall, 2))
        return { path: { event: hall.id }, body: { attendee_ids: attendees.map(({ id }) => id) } }
      },
    },
    refusals: {
      not_found: async (stage) => ({
        path: { event: (await openEvent.getOpenEvent(stage)).id },
        body: { attendee_ids: [FAKE_ID] },
      }),
      invalid_state: async (stage) => {
        const { event, attendee } = await openEvent.registerOne(stage, 'patron')
        return { path: { event }, body: { attendee_ids: [attendee] } }
      },
      conflict: given(openEvent.registerOne, async ({ event, attendee }, stage) => ({
        path: { event },
        body: { attendee_ids: [attendee, (await openEvent.registerOne(stage)).attendee] },
      })),
    },
  },

  getTicket: { success: onTicket },

  getTicketQr: { success: onTicket, variants: { png: addParts(onTicket, { query: { format: 'png' } }) } },

  voidTicket: {
    success: addParts(onTicket, { body: { effective_at: '2026-06-05T18:00:00Z' } }),
    refusals: { invalid_state: addParts(voided, { body: {} }) },
  },

  reissueTicket: { success: onTicket, refusals: { invalid_state: voided } },

  sendTicket: { success: onTicket, refusals: { invalid_state: voided } },
} satisfies Partial<ArrangementsById>
