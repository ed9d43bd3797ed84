import { readMonthlyUsage } from '../../access/keys/index.ts'
import { getAllowance } from '../../access/plans/index.ts'
import type { Command } from '../command.ts'
import { toTable } from '../output.ts'

export const usageCommand: Command = {
  name: 'usage',
  examples: ['usage harbour'],
  async run({ actor, reader, accept, now }) {
    const { slug, plan, plan_overrides } = actor.organization
    const { api_calls_monthly } = getAllowance(plan, plan_overrides)
    const usage = accept(await readMonthlyUsage(reader, actor, api_calls_monthly, now))
    const { month, keys, total, allowance, percent } = usage
    const rows = keys.map(({ name, last_four, mode, calls }) => [name, last_four, mode, calls])
    const share = percent === null ? '' : ` (${percent} %)`
    const metered = allowance === null ? 'not metered' : `of ${allowance} in the plan${share}`
    const text = [
      `Calls of ${slug} in ${month} (UTC)`,
      keys.length > 0 ? toTable(['KEY', 'LAST FOUR', 'MODE', 'CALLS'], rows) : 'There are no keys.',
      `In all: ${total}, ${metered}`,
    ].join('\n\n')
    return { document: usage, text }
  },
}
