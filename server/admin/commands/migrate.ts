import { fillSearchText } from '../../areas/events/index.ts'
import { isLockTimeout } from '../../platform/database/is-transient.ts'
import { DatabaseTooNew, migrate } from '../../platform/database/migrate.ts'
import { ensureAuditPartitions } from '../../platform/work/audit/index.ts'
import type { Command, Context } from '../command.ts'
import { Refused } from '../failure.ts'

async function run({ database, now }: Context) {
  try {
    const applied = await migrate(database)
    await fillSearchText(database)
    await ensureAuditPartitions(database, now)
    const text = applied.length > 0 ? `Applied ${applied.join(', ')}.` : 'The database is up to date.'
    return { document: { applied }, text }
  } catch (error) {
    if (error instanceof DatabaseTooNew) throw new Refused(error.message)
    if (!isLockTimeout(error)) throw error
    throw new Refused('Something else was using a table that had to be changed. Run the command again.')
  }
}

export const migrateCommand: Command = {
  name: 'migrate',
  examples: ['migrate'],
  needs: 'database',
  run,
}
