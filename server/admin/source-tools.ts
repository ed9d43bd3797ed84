import { deny } from '../access/members/index.ts'
import { buildPlatforms, type SourceTools } from '../areas/sources/index.ts'
import { readConfig } from '../config/config.ts'
import { accept, findActor } from './act.ts'
import type { Context, Input } from './command.ts'
import { callerFor } from './run-job.ts'
import { secretBoxOf } from './secret-box.ts'

/** Members who manage integrations, each for the group that they are limited to; the plan's API is not asked for. */
export async function connecting(context: Context, input: Input) {
  const actor = await findActor(context, input)
  accept(deny(actor, 'tenant.integrations'), actor)
  return { actor, caller: await callerFor(context, actor), tools: sourceTools(input.environment) }
}

/** What connecting to source platforms takes, as the server has it. */
function sourceTools(environment: NodeJS.ProcessEnv): SourceTools {
  const { POSTERN_EVENTBRITE_URL } = environment
  return { platforms: buildPlatforms(readConfig({ POSTERN_EVENTBRITE_URL })), box: secretBoxOf(environment) }
}
