import { clearTestCheckinsAsMember } from '../../areas/checkin/index.ts'
import type { Command } from '../command.ts'
import { eventOperand } from './operands.ts'

export const testCheckinCommands: Command[] = [
  {
    name: 'test-checkins clear',
    operands: [eventOperand],
    examples: ['test-checkins clear harbour lights'],
    async run({ actor, change }, input) {
      const cleared = await change((work) => clearTestCheckinsAsMember(work, actor, input.operand('event')))
      const { code, checkins } = cleared
      const many = `${checkins} test check-in${checkins === 1 ? '' : 's'}`
      const text = `Cleared ${many} of ${code}. Everybody can be scanned again in test mode.`
      return { document: { event: cleared }, text }
    },
  },
]
