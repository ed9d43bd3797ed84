import type { Stage } from '../world/stage.ts'
import type { Arrangements } from './arrangement.ts'
import { booked, bookedAt, type HallOptions, hallOf, makeHall } from './halls.ts'
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

/** A patron on the other day, in a hall where one visitor has the first day. */
const beside = async (stage: Stage, options: HallOptions) => {
  const hall = await makeHall(stage, options)
  await bookedAt(stage, hall)
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
    success: {
      200: async (stage) => {
        const { hall, event, registration } = await booked(stage)
        const { id } = await ownGroup(stage)
        return {
          path: { event },
          query: { attendee_type: hall.visitor, day: hall.day, group: id, registration, limit: 10 },
        }
      },
    },
    variants: {
      'those who changed': async (stage) => {
        const { event } = await booked(stage)
        return { path: { event }, query: { updated_since: '2020-01-01T00:00:00Z', limit: 1 } }
      },
    },
    refusals: { not_found: async () => ({ path: { event: NOBODY } }) },
  },

  getAttendee: { success: { 200: onPerson }, refusals: { not_found: onNobody } },

  updateAttendee: {
    success: {
      200: async (stage) => {
        const { visitor, otherDay } = await hallOf(stage)
        return { ...(await onPerson(stage)), body: { attendee_type: visitor, days: [otherDay], answers: {} } }
      },
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
    success: { 200: adding(onPerson, { body: { effective_at: '2026-06-05T18:00:00Z' } }) },
    refusals: {
      not_found: adding(onNobody, { body: {} }),
      invalid_state: adding(cancelled, { body: {} }),
    },
  },
} satisfies Partial<Arrangements>
