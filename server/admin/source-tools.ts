import { checkPermission } from '../access/members/index.ts'
import { buildSourcePlatforms, type SourceTools } from '../areas/sources/index.ts'
import { readConfig } from '../config/config.ts'
import type { CliInput, OrganizationContext } from './command.ts'
import { resolveCaller } from './run-job.ts'
import { getSecretBox } from './secret-box.ts'

/** For members who manage integrations, within their group; the plan need not include the API. */
export async function prepareSourceTools(context: OrganizationContext, { environment }: CliInput) {
  context.accept(checkPermission(context.actor, 'tenant.integrations'))
  const { POSTERN_EVENTBRITE_URL } = environment
  const platforms = buildSourcePlatforms(readConfig({ POSTERN_EVENTBRITE_URL }))
  const tools: SourceTools = { platforms, box: getSecretBox(environment) }
  return { caller: await resolveCaller(context), tools }
}
