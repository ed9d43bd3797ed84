import { DatabaseTooNewError, migrate } from '../../platform/database/migrate.ts'
import { isLockTimeout } from '../../platform/database/transient-errors.ts'
import { ensureAuditPartitions } from '../../platform/work/audit/index.ts'
import type { CliContext, Command } from '../command.ts'
import { CommandRefusedError } from '../failure.ts'

async function run({ database, now }: CliContext) {
  try {
    const applied = await migrate(database)
    await ensureAuditPartitions(database, now)
    const text = applied.length > 0 ? `Applied ${applied.join(', ')}.` : 'The database is up to date.'
    return { document: { applied }, text }
  } catch (error) {
    if (error instanceof DatabaseTooNewError) throw new CommandRefusedError(error.message)
    if (!isLockTimeout(error)) throw error
    throw new CommandRefusedError('Something else was using a table that had to be changed. Run the command again.')
  }
}

export const migrateCommand: Command = { name: 'migrate', examples: ['migrate'], needs: 'database', run }
