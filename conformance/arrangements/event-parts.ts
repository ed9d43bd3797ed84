import type { Stage } from '../world/stage.ts'
import { limitedKey, makeArchivedEvent, makeEvent, makeStructuredEvent, NOBODY } from './objects.ts'

/** The keys and events with which no change of an event's structure goes through. */
export const unchangeable = {
  api_key_group: async (stage: Stage) => ({ key: await limitedKey(stage), ...(await makeStructuredEvent(stage)) }),
  api_key_test_mode: async (stage: Stage) => ({ key: await stage.hold('test'), ...(await makeStructuredEvent(stage)) }),
  invalid_state: async (stage: Stage) => {
    const { event, day, type } = await makeStructuredEvent(stage)
    await stage.perform('archiveEvent', { path: { event: event.id } })
    return { key: undefined, event, day, type }
  },
}

export type Situation = keyof typeof unchangeable

/** Refusals of a request about one object, with what its body holds. */
export const refusalsOf = <Refused, Body extends object>(
  refused: (situation: Situation) => (stage: Stage) => Promise<Refused>,
  body: Body,
) => {
  const withBody = (situation: Situation) => async (stage: Stage) => ({ ...(await refused(situation)(stage)), ...body })
  return {
    api_key_group: withBody('api_key_group'),
    api_key_test_mode: withBody('api_key_test_mode'),
    invalid_state: withBody('invalid_state'),
  }
}

export const creationRefused = (situation: Situation) => async (stage: Stage) => {
  if (situation === 'invalid_state') return { path: { event: (await makeArchivedEvent(stage)).id } }
  const { key, event } = await unchangeable[situation](stage)
  return { key, path: { event: event.id } }
}

export const inEvent = async (stage: Stage) => ({ path: { event: (await makeEvent(stage)).id } })
export const inNoEvent = async () => ({ path: { event: NOBODY } })
