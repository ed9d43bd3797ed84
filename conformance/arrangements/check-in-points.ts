import type { Stage } from '../world/stage.ts'
import type { Arrangements } from './arrangement.ts'
import { creationRefused, inEvent, inNoEvent, refusalsOf, type Situation } from './event-parts.ts'
import { limitedKey, makeEvent, makeStructuredEvent, NOBODY, ownGroup } from './objects.ts'

type PointId =
  | 'listCheckInPoints'
  | 'createCheckInPoint'
  | 'getCheckInPoint'
  | 'updateCheckInPoint'
  | 'deleteCheckInPoint'

const somePoint = { code: 'main', name: 'Main gate', kind: 'entry' as const }

const addPoint = (stage: Stage, event: { id: string }) =>
  stage.perform('createCheckInPoint', { path: { event: event.id }, body: somePoint })

const onPoint = async (stage: Stage) => {
  const event = await makeEvent(stage)
  return { path: { event: event.id, check_in_point: (await addPoint(stage, event)).id } }
}

/** An event with structure, and a policy that names all of it. */
const withPolicy = async (stage: Stage) => {
  const { event, day, type } = await makeStructuredEvent(stage)
  const { id } = await ownGroup(stage)
  const policy = { days: [day.id], attendee_types: [type.id], groups: [id], windows: [{ day: day.id }] }
  return { event, policy }
}

const pointRefused = (situation: Situation) => async (stage: Stage) => {
  const { path } = await onPoint(stage)
  if (situation === 'api_key_group') return { key: await limitedKey(stage), path }
  if (situation === 'api_key_test_mode') return { key: await stage.hold('test'), path }
  await stage.perform('archiveEvent', { path: { event: path.event } })
  return { path }
}

const noPoint = async (stage: Stage) => ({ path: { event: (await makeEvent(stage)).id, check_in_point: NOBODY } })

export const pointArrangements: Pick<Arrangements, PointId> = {
  listCheckInPoints: {
    success: { 200: async (stage) => ({ ...(await inEvent(stage)), query: { limit: 10 } }) },
    refusals: { not_found: inNoEvent },
  },
  createCheckInPoint: {
    success: {
      201: async (stage) => {
        const { event, policy } = await withPolicy(stage)
        return { path: { event: event.id }, body: { ...somePoint, ...policy } }
      },
    },
    refusals: {
      not_found: async (stage) => ({ ...(await inEvent(stage)), body: { ...somePoint, days: [NOBODY] } }),
      conflict: async (stage) => {
        const { path } = await onPoint(stage)
        return { path: { event: path.event }, body: somePoint }
      },
      ...refusalsOf(creationRefused, { body: somePoint }),
    },
  },
  getCheckInPoint: { success: { 200: onPoint }, refusals: { not_found: noPoint } },
  updateCheckInPoint: {
    success: {
      200: async (stage) => {
        const { event, policy } = await withPolicy(stage)
        const { id } = await addPoint(stage, event)
        return { path: { event: event.id, check_in_point: id }, body: { name: 'Side gate', ...policy } }
      },
    },
    refusals: {
      not_found: async (stage) => ({ ...(await noPoint(stage)), body: { name: 'Side gate' } }),
      conflict: async (stage) => {
        const { path } = await onPoint(stage)
        await stage.perform('createCheckInPoint', { path: { event: path.event }, body: { ...somePoint, code: 'side' } })
        return { path, body: { code: 'side' } }
      },
      ...refusalsOf(pointRefused, { body: { name: 'Side gate' } }),
    },
  },
  deleteCheckInPoint: { success: { 204: onPoint }, refusals: { not_found: noPoint, ...refusalsOf(pointRefused, {}) } },
}
