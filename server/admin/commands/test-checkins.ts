import { clearTestCheckinsAs } from '../../areas/checkin/index.ts'
import type { Command } from '../command.ts'
import { event, org } from './operands.ts'

export const testCheckinCommands: Command[] = [
  {
    name: 'test-checkins clear',
    operands: [org, event],
    examples: ['test-checkins clear harbour lights'],
    async run({ actor, change }, input) {
      const cleared = await change((work) => clearTestCheckinsAs(work, actor, input.operand('event')))
      const { code, checkins } = cleared
      const many = `${checkins} test check-in${checkins === 1 ? '' : 's'}`
      const text = `Cleared ${many} of ${code}. Everybody can be scanned again in test mode.`
      return { document: { event: cleared }, text }
    },
  },
]
