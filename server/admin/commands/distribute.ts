import { distributeTables, listUndistributedTables } from '../../platform/database/distribution.ts'
import { withMigrationLock } from '../../platform/database/migrate.ts'
import { isSpread } from '../../platform/database/spread.ts'
import type { CliContext, CliInput, Command } from '../command.ts'
import { CommandRefusedError } from '../failure.ts'
import { toTable } from '../output.ts'

const NO_CITUS =
  'This database has no Citus. Install it on every node, with shared_preload_libraries = citus, and run "create extension citus" in the database there; then citus_add_node on the coordinator, where this command runs. server/guides/scaling.md has the steps.'

/** As measured with 32 shards on one machine: making the shards of a table, and copying rows. */
const [SECONDS_OF_TABLE, BYTES_PER_SECOND] = [0.3, 10_000_000]

const run = ({ database }: CliContext, input: CliInput) =>
  withMigrationLock(database, async (connection) => {
    const { rows } = await connection.query(`select to_regclass('pg_dist_partition') as citus`)
    if (!rows[0].citus) throw new CommandRefusedError(NO_CITUS)
    if (await isSpread(database)) return { document: { tables: [] }, text: 'The organizations are spread already.' }
    const tables = await listUndistributedTables(connection)
    const seconds = Math.ceil(tables.reduce((sum, { bytes }) => sum + SECONDS_OF_TABLE + bytes / BYTES_PER_SECOND, 0))
    const list = toTable(
      ['table', 'becomes', 'bytes'],
      tables.map(({ name, kind, bytes }) => [name, kind, bytes]),
    )
    if (input.option('check') !== undefined)
      return { document: { tables, seconds }, text: `${list}\n\nAll of these are locked for about ${seconds} seconds.` }
    await distributeTables(connection)
    return { document: { tables }, text: `${list}\n\nThe organizations are spread over the nodes.` }
  })

export const distributeCommand: Command = {
  name: 'distribute',
  options: { check: { about: 'only tell what would be done, and for how long it locks' } },
  examples: ['distribute --check', 'distribute'],
  needs: 'migrated',
  run,
}
