import { fillSearchText } from '../../areas/events/index.ts'
import { DatabaseTooNew, migrate } from '../../platform/database/migrate.ts'
import { ensureAuditPartitions } from '../../platform/work/audit/index.ts'
import type { Command, Context } from '../command.ts'
import { Refused } from '../failure.ts'

const LOCK_NOT_AVAILABLE = '55P03'

async function run({ database, now }: Context) {
  try {
    const applied = await migrate(database)
    await fillSearchText(database)
    await ensureAuditPartitions(database, now)
    const text = applied.length > 0 ? `Applied ${applied.join(', ')}.` : 'The database is up to date.'
    return { document: { applied }, text }
  } catch (error) {
    if (error instanceof DatabaseTooNew) throw new Refused(error.message)
    if (!(error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE)) throw error
    throw new Refused('Something else was using a table that had to be changed. Run the command again.')
  }
}

export const migrateCommand: Command = {
  name: 'migrate',
  summary: 'Brings the database to the state that this version of Postern needs. A starting server does it too.',
  examples: ['migrate'],
  needs: 'database',
  run,
}
