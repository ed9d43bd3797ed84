import { deny } from '../access/members/index.ts'
import { buildPlatforms, type SourceTools } from '../areas/sources/index.ts'
import { readConfig } from '../config/config.ts'
import type { Input, OrganizationContext } from './command.ts'
import { callerFor } from './run-job.ts'
import { secretBoxOf } from './secret-box.ts'

/** For members who manage integrations, within their group; the plan need not include the API. */
export async function connecting(context: OrganizationContext, { environment }: Input) {
  context.accept(deny(context.actor, 'tenant.integrations'))
  const { POSTERN_EVENTBRITE_URL } = environment
  const platforms = buildPlatforms(readConfig({ POSTERN_EVENTBRITE_URL }))
  const tools: SourceTools = { platforms, box: secretBoxOf(environment) }
  return { caller: await callerFor(context), tools }
}
