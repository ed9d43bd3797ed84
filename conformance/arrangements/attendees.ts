import type { Stage } from '../world/stage.ts'
import type { Arrangement, Arrangements } from './arrangement.ts'
import { booked, type HallOptions, hallOf, makeHall, people, register } from './halls.ts'
import { adding, NOBODY, ownGroup } from './objects.ts'

const onPerson = async (stage: Stage) => {
  const { event, attendee } = await booked(stage)
  return { path: { event, attendee } }
}

const onNobody = async (stage: Stage) => ({ path: { event: (await hallOf(stage)).id, attendee: NOBODY } })

const cancelled = async (stage: Stage) => {
  const { path } = await onPerson(stage)
  await stage.perform('cancelAttendee', { path, body: {} })
  return { path }
}

/** A patron registered for the other day, in a hall where one visitor has the first day. */
const beside = async (stage: Stage, options: HallOptions) => {
  const hall = await makeHall(stage, options)
  await booked(stage, 'visitor', hall)
  const { attendees } = await stage.perform('createRegistration', {
    path: { event: hall.id },
    body: {
      attendees: [{ attendee_type: hall.patron, first_name: 'Beside', last_name: 'Them', days: [hall.otherDay] }],
    },
  })
  return { hall, path: { event: hall.id, attendee: attendees[0]?.id ?? '' } }
}

export const attendeeArrangements = {
  listAttendees: {
    success: async (stage) => {
      const { hall, event, registration } = await booked(stage)
      const { id } = await ownGroup(stage)
      return {
        path: { event },
        query: { attendee_type: hall.visitor, day: hall.day, group: id, registration, limit: 10 },
      }
    },
    variants: {
      'those who changed': async (stage) => {
        const { event } = await booked(stage)
        return { path: { event }, query: { updated_since: '2020-01-01T00:00:00Z', limit: 1 } }
      },
    },
    refusals: { not_found: async () => ({ path: { event: NOBODY } }) },
  },

  getAttendee: { success: onPerson, refusals: { not_found: onNobody } },

  updateAttendee: {
    success: async (stage) => {
      const { visitor, otherDay } = await hallOf(stage)
      return { ...(await onPerson(stage)), body: { attendee_type: visitor, days: [otherDay], answers: {} } }
    },
    refusals: {
      not_found: adding(onNobody, { body: { phone: null } }),
      invalid_state: adding(cancelled, { body: { phone: null } }),
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
    success: adding(onPerson, { body: { effective_at: '2026-06-05T18:00:00Z' } }),
    refusals: {
      not_found: adding(onNobody, { body: {} }),
      invalid_state: adding(cancelled, { body: {} }),
    },
  },
} satisfies Partial<Arrangements>

const onTicket = async (stage: Stage) => {
  const { event, ticket } = await booked(stage)
  return { path: { event, ticket } }
}

const noTicket = async (stage: Stage) => ({ path: { event: (await hallOf(stage)).id, ticket: NOBODY } })

const voided = async (stage: Stage) => {
  const { path } = await onTicket(stage)
  await stage.perform('voidTicket', { path, body: {} })
  return { path }
}

const refusals: Arrangement<'sendTicket'>['refusals'] = { not_found: noTicket, invalid_state: voided }

export const ticketArrangements = {
  listTickets: {
    success: async (stage) => {
      const { event, registration, attendee } = await booked(stage)
      return { path: { event }, query: { registration, attendee, limit: 10 } }
    },
    refusals: { not_found: async () => ({ path: { event: NOBODY } }) },
  },

  issueTicket: {
    success: async (stage) => {
      const { event, attendee } = await booked(stage)
      return { path: { event }, body: { attendee_ids: [attendee] } }
    },
    variants: {
      'one that people share': async (stage) => {
        const hall = await hallOf(stage)
        const { attendees } = await register(stage, hall, people(stage, hall, 2))
        return { path: { event: hall.id }, body: { attendee_ids: attendees.map(({ id }) => id) } }
      },
    },
    refusals: {
      not_found: async (stage) => ({ path: { event: (await hallOf(stage)).id }, body: { attendee_ids: [NOBODY] } }),
      invalid_state: async (stage) => {
        const { event, attendee } = await booked(stage, 'patron')
        return { path: { event }, body: { attendee_ids: [attendee] } }
      },
      conflict: async (stage) => {
        const { event, attendee } = await booked(stage)
        return { path: { event }, body: { attendee_ids: [attendee, (await booked(stage)).attendee] } }
      },
    },
  },

  getTicket: { success: onTicket, refusals: { not_found: noTicket } },

  getTicketQr: {
    success: onTicket,
    variants: { png: adding(onTicket, { query: { format: 'png' } }) },
    refusals: { not_found: noTicket },
  },

  voidTicket: {
    success: adding(onTicket, { body: { effective_at: '2026-06-05T18:00:00Z' } }),
    refusals: {
      not_found: adding(noTicket, { body: {} }),
      invalid_state: adding(voided, { body: {} }),
    },
  },

  reissueTicket: { success: onTicket, refusals },

  sendTicket: { success: onTicket, refusals },
} satisfies Partial<Arrangements>
