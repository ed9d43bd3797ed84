import { readUsage } from '../../access/keys/index.ts'
import { allowanceOf } from '../../access/plans/index.ts'
import { readerOn } from '../../platform/database/prepared.ts'
import { accept, findActor } from '../act.ts'
import type { Command, Context, Input } from '../command.ts'
import { table } from '../output.ts'
import { org } from './operands.ts'

async function run({ database, now }: Context, input: Input) {
  const actor = await findActor({ database, now }, input)
  const { slug, plan, plan_overrides } = actor.organization
  const { api_calls_monthly } = allowanceOf(plan, plan_overrides)
  const usage = accept(await readUsage(readerOn(database), actor, api_calls_monthly, now), actor)
  const { month, keys, total, allowance, percent } = usage
  const rows = keys.map(({ name, last_four, mode, calls }) => [name, last_four, mode, calls])
  const share = percent === null ? '' : ` (${percent} %)`
  const metered = allowance === null ? 'not metered' : `of ${allowance} in the plan${share}`
  const text = [
    `Calls of ${slug} in ${month} (UTC)`,
    keys.length > 0 ? table(['KEY', 'LAST FOUR', 'MODE', 'CALLS'], rows) : 'There are no keys.',
    `In all: ${total}, ${metered}`,
  ].join('\n\n')
  return { document: usage, text }
}

export const usageCommand: Command = {
  name: 'usage',
  operands: [org],
  examples: ['usage harbour'],
  forMembers: true,
  needs: 'migrated',
  run,
}
