import type { Stage } from '../world/stage.ts'
import type { Arrangements } from './arrangement.ts'
import { booked, makeHall, people, register } from './halls.ts'
import { makeEvent, NOBODY, someGroup } from './objects.ts'
import type { RequestOf } from './request.ts'
import { makeRoom, withMostJobs } from './waiting-jobs.ts'

type ExportRequest = RequestOf<'createExport'>['body']

const TYPES = ['registrations', 'people', 'tickets', 'attendance', 'reconciliation'] as const

/** Of an event that has somebody, narrowed by whatever can be named. */
const ofPeople = async (stage: Stage): Promise<{ body: ExportRequest }> => {
  const { event, hall } = await booked(stage)
  const group = await someGroup(stage)
  const filters = {
    ...({ status: 'confirmed', attendee_type: hall.visitor, day: hall.day } as const),
    ...(group ? { group: group.id } : {}),
  }
  return {
    body: { type: 'people', format: 'csv', event, filters, columns: ['first_name', 'last_name'], language: 'es' },
  }
}

const MANY_DAYS = 11
const MAX_TOGETHER = 200

/** So many come on so many days that the rows are more than are written at once. */
const crowded = (stage: Stage) =>
  stage.once('crowded hall', async () => {
    const hall = await makeHall(stage)
    const days = [hall.day, hall.otherDay]
    for (let day = 3; day <= MANY_DAYS; day += 1) {
      const body = { code: `day-${day}`, date: `2026-07-${String(day).padStart(2, '0')}` }
      days.push((await stage.perform('createDay', { path: { event: hall.id }, body })).id)
    }
    await register(
      stage,
      hall,
      people(stage, hall, MAX_TOGETHER).map((person) => ({ ...person, days })),
    )
    return hall.id
  })

export const exportArrangements: Pick<Arrangements, 'createExport'> = {
  createExport: {
    success: {
      201: ofPeople,
      202: async (stage) => {
        await makeRoom(stage, 'export')
        return { body: { type: 'attendance', event: await crowded(stage) } }
      },
    },
    variants: Object.fromEntries(
      TYPES.flatMap((type) =>
        (['csv', 'xlsx'] as const).map((format) => [
          `${type} as ${format}`,
          async (stage: Stage) => ({ body: { type, format, event: (await makeEvent(stage)).id } }),
        ]),
      ),
    ),
    refusals: {
      not_found: async () => ({ body: { type: 'people', event: NOBODY } }),
      jobs_limit_reached: (stage) =>
        withMostJobs(stage, async (busy) => ({ body: { type: 'attendance', event: await crowded(busy) } })),
    },
  },
}
