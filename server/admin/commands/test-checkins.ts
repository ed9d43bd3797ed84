import { clearTestCheckinsAs } from '../../areas/checkin/index.ts'
import { change, findActor } from '../act.ts'
import type { Command, Context, Input } from '../command.ts'
import { org } from './operands.ts'

async function clear(context: Context, input: Input) {
  const actor = await findActor(context, input)
  const reference = input.operand('event')
  const cleared = await change(context, actor, (work) => clearTestCheckinsAs(work, actor, reference))
  const { code, checkins } = cleared
  const many = `${checkins} test check-in${checkins === 1 ? '' : 's'}`
  const text = `Cleared ${many} of ${code}. Everybody can be scanned again in test mode.`
  return { document: { event: cleared }, text }
}

export const testCheckinCommands: Command[] = [
  {
    name: 'test-checkins clear',
    operands: [org, { name: 'event', about: 'the id or code of the event' }],
    examples: ['test-checkins clear harbour lights'],
    forMembers: true,
    needs: 'migrated',
    run: clear,
  },
]
