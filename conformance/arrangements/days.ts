import type { Stage } from '../world/stage.ts'
import type { Arrangements } from './arrangement.ts'
import { creationRefused, inEvent, inNoEvent, refusalsOf, type Situation, unchangeable } from './event-parts.ts'
import { makeEvent, makeStructuredEvent, NOBODY, someDay } from './objects.ts'

type DayId = 'listDays' | 'createDay' | 'getDay' | 'updateDay' | 'deleteDay' | 'lockDay' | 'unlockDay'

const onDay = async (stage: Stage) => {
  const { event, day } = await makeStructuredEvent(stage)
  return { path: { event: event.id, day: day.id } }
}

const dayRefused = (situation: Situation) => async (stage: Stage) => {
  const { key, event, day } = await unchangeable[situation](stage)
  return { key, path: { event: event.id, day: day.id } }
}

const noDay = async (stage: Stage) => ({ path: { event: (await makeEvent(stage)).id, day: NOBODY } })

export const dayArrangements: Pick<Arrangements, DayId> = {
  listDays: {
    success: { 200: async (stage) => ({ ...(await inEvent(stage)), query: { limit: 10 } }) },
    refusals: { not_found: inNoEvent },
  },
  createDay: {
    success: { 201: async (stage) => ({ ...(await inEvent(stage)), body: someDay }) },
    refusals: {
      not_found: async () => ({ ...(await inNoEvent()), body: someDay }),
      conflict: async (stage) => {
        const { event } = await makeStructuredEvent(stage)
        return { path: { event: event.id }, body: { ...someDay, code: 'again' } }
      },
      ...refusalsOf(creationRefused, { body: { code: 'sat', date: '2026-06-06' } }),
    },
  },
  getDay: { success: { 200: onDay }, refusals: { not_found: noDay } },
  updateDay: {
    success: { 200: async (stage) => ({ ...(await onDay(stage)), body: { name: 'Friday' } }) },
    refusals: {
      not_found: async (stage) => ({ ...(await noDay(stage)), body: { name: 'Friday' } }),
      conflict: async (stage) => {
        const { path } = await onDay(stage)
        await stage.perform('createDay', { path: { event: path.event }, body: { code: 'sat', date: '2026-06-06' } })
        return { path, body: { date: '2026-06-06' } }
      },
      ...refusalsOf(dayRefused, { body: { name: 'Friday' } }),
    },
  },
  deleteDay: { success: { 204: onDay }, refusals: { not_found: noDay, ...refusalsOf(dayRefused, {}) } },
  lockDay: {
    success: { 200: async (stage) => ({ ...(await onDay(stage)), body: { effective_at: '2026-06-05T18:00:00Z' } }) },
    refusals: {
      not_found: async (stage) => ({ ...(await noDay(stage)), body: {} }),
      ...refusalsOf(dayRefused, { body: {} }),
    },
  },
  unlockDay: { success: { 200: onDay }, refusals: { not_found: noDay, ...refusalsOf(dayRefused, {}) } },
}
