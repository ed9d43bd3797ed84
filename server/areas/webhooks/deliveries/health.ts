import type { Knex } from 'knex'
import { InvalidMail, queueMail } from '../../../platform/mail/index.ts'
import { failingWords } from './mail-words.ts'

export type EndpointHealth = { consecutive_failures: number; failing_since: Date | null }

const FAILURES_TO_FAILING = 50

/** One success heals; the 50th failure in a row makes it failing. */
export function withAttempt(health: EndpointHealth, taken: boolean, at: Date): EndpointHealth {
  if (taken) return { consecutive_failures: 0, failing_since: null }
  const consecutive_failures = health.consecutive_failures + 1
  const failing = health.failing_since ?? (consecutive_failures >= FAILURES_TO_FAILING ? at : null)
  return { consecutive_failures, failing_since: failing }
}

export type FailingEndpoint = { organization_id: string; id: string; url: string; failing_since: Date }

type Owner = { id: string; email: string; name: string; organization: string; language: string | null }

/** Organizations have no language of their own; that of their latest event is the nearest. */
const OWNERS = `
select member.id, member.email, member.name, organization.name as organization, (
  select language from events where organization_id = organization.id order by id desc limit 1
) as language
from members member join organizations organization on organization.id = member.organization_id
where member.organization_id = ? and member.role = 'owner'`

/** True when there is somebody to write to. */
export async function mailOwners(transaction: Knex, endpoint: FailingEndpoint): Promise<boolean> {
  const { organization_id, id, url, failing_since } = endpoint
  const { rows } = await transaction.raw<{ rows: Owner[] }>(OWNERS, [organization_id])
  let queued = false
  for (const owner of rows) {
    const mail = {
      organizationId: organization_id,
      occurrence: `webhook-failing:${id}:${failing_since.toISOString()}:${owner.id}`,
      to: { address: owner.email, name: owner.name },
      ...failingWords(owner.language, { organization: owner.organization, url, id }),
    }
    try {
      queued = (await queueMail(transaction, mail, failing_since)) || queued
    } catch (error) {
      // Found before anything was asked of the database: what happened to the endpoint is recorded all the same.
      if (!(error instanceof InvalidMail)) throw error
    }
  }
  return queued
}
