import { NotReachable } from '../outcome.ts'
import type { Stage } from '../world/stage.ts'
import type { SuccessBody } from './arrangement.ts'

/** An id that no object has. */
export const NOBODY = '01AAAAAAAAAAAAAAAAAAAAAAAA'

type Group = SuccessBody<'createGroup'>

export function makeGroup(stage: Stage, parent: string | null = null): Promise<Group> {
  return stage.perform('createGroup', { body: { code: stage.unique('group'), name: 'Conformance', parent } })
}

/** A new group, or with a key that cannot make one, whichever there is. */
export async function someGroup(stage: Stage): Promise<Group | null> {
  try {
    return await makeGroup(stage)
  } catch (error) {
    if (!(error instanceof NotReachable)) throw error
    const { data } = await stage.perform('listGroups', { query: { limit: 1 } })
    return data[0] ?? null
  }
}
