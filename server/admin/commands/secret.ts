import { sourceTokenColumns } from '../../areas/sources/index.ts'
import { webhookSecretColumns } from '../../areas/webhooks/index.ts'
import { resealSecrets } from '../../platform/reseal.ts'
import type { Command } from '../command.ts'
import { CommandRefusedError } from '../failure.ts'
import { buildWebhookTools } from '../webhook-tools.ts'

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

export const secretCommands: Command[] = [
  {
    name: 'secret seal',
    examples: ['secret seal'],
    needs: 'migrated',
    async run({ database }, input) {
      const { box } = buildWebhookTools(input.environment)
      const webhooks = await resealSecrets(database, box, webhookSecretColumns)
      const sources = await resealSecrets(database, box, sourceTokenColumns)
      const sealed = `${counted(webhooks.sealed, 'webhook endpoint')} and ${counted(sources.sealed, 'source connection')}`
      const unreadable = [...webhooks.unreadable, ...sources.unreadable].map(({ id }) => id).join(', ')
      if (unreadable !== '') {
        throw new CommandRefusedError(
          `The secrets of ${sealed} were sealed anew. No key of POSTERN_SECRET_KEY opens those of these, which stay as they are: ${unreadable}. Add the key that sealed them, after a comma.`,
        )
      }
      const text = `The secrets of ${sealed} are sealed with the first key of POSTERN_SECRET_KEY. The other keys are needed no more once every server has it first.`
      return { document: { webhooks: webhooks.sealed, source_connections: sources.sealed }, text }
    },
  },
]
