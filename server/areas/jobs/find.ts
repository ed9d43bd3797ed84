import type { Caller } from '../../access/callers/index.ts'
import { whereInSubtree } from '../../access/visibility/index.ts'
import { toNotFound } from '../../platform/contract/refusal.ts'
import type { Reader } from '../../platform/database/prepared.ts'
import { findJob, type JobVisibility } from './queries.ts'

type JobCaller = { organization: { id: string }; key: Pick<Caller['key'], 'group' | 'mode'> }

/** A key sees jobs of its mode; a key limited to a group, those made in that group or below. */
export function toJobVisibility({ organization, key }: JobCaller): JobVisibility {
  return {
    organizationId: organization.id,
    livemode: key.mode === 'live',
    within: key.group ? whereInSubtree('group_id', organization.id, key.group.id) : null,
  }
}

export async function findVisibleJob(reader: Reader, caller: JobCaller, id: string) {
  const found = await findJob(reader, toJobVisibility(caller), id)
  return found ?? toNotFound('job', id)
}
