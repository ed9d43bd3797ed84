import type { Database } from '../../platform/database/connect.ts'
import { findWriteObstacle } from '../../platform/database/find-write-obstacle.ts'
import { RECREATE_ADVICE, readMigrationState } from '../../platform/database/migration-state.ts'
import { type DoctorFinding, toFailure, toOkFinding, toWarnFinding } from './finding.ts'

const OLDEST = 150_000
const NOTICEABLE_MS = 2_000
const HARMFUL_MS = 60_000

export async function checkPostgres(database: Database): Promise<DoctorFinding> {
  const { rows } = await database.raw(
    `select current_setting('server_version') as version, current_setting('server_version_num')::int as number`,
  )
  const { version, number } = rows[0]
  if (number >= OLDEST) return toOkFinding('PostgreSQL', `version ${version}`)
  return toFailure('PostgreSQL', `version ${version}, and Postern needs 15 or newer`, 'Upgrade the database server.')
}

export async function checkMigrations(database: Database): Promise<DoctorFinding> {
  const { pending, newer, older } = await readMigrationState(database)
  if (older.length > 0)
    return toFailure('Migrations', `the database is from before version 0.2.0: ${older[0]}`, RECREATE_ADVICE)
  if (pending.length > 0)
    return toFailure('Migrations', `pending: ${pending.join(', ')}`, 'Run "postern-admin migrate", or start a server.')
  if (newer.length > 0) {
    const finding = `the database is newer than this Postern: ${newer.join(', ')}`
    return toWarnFinding('Migrations', finding, 'Use the version of Postern that migrated it.')
  }
  return toOkFinding('Migrations', 'up to date')
}

/** As `/readyz` does. Nothing can be tried before the first migration. */
export async function checkWritable(database: Database): Promise<DoctorFinding[]> {
  const { rows } = await database.raw(`select to_regclass('instance') is not null as known`)
  if (!rows[0].known) return []
  const obstacle = await findWriteObstacle(database)
  if (!obstacle) return [toOkFinding('Writing', 'the database takes changes')]
  const remedy =
    'Until it takes changes, /readyz says 503 and only reading works: make room on its disk, or point DATABASE_URL at the server that takes changes.'
  return [toFailure('Writing', obstacle.reason, remedy)]
}

export async function checkDatabaseClock(database: Database): Promise<DoctorFinding> {
  const before = Date.now()
  const { rows } = await database.raw('select clock_timestamp() as at')
  const difference = rows[0].at.getTime() - (before + Date.now()) / 2
  const [size, side] = [Math.abs(difference), difference > 0 ? 'ahead of' : 'behind']
  if (size < NOTICEABLE_MS) return toOkFinding('Clock', 'this machine and the database agree')
  const finding = `the database is ${Math.round(size / 1000)} seconds ${side} this machine`
  const remedy = 'Let both machines take their time from NTP: expiry and rates follow the clock of the database.'
  return size < HARMFUL_MS ? toWarnFinding('Clock', finding, remedy) : toFailure('Clock', finding, remedy)
}

export async function checkQueueSchema(database: Database): Promise<DoctorFinding> {
  const { rows } = await database.raw(`select to_regclass('pgboss.version') is not null as known`)
  if (rows[0].known) return toOkFinding('Job queue', 'the schema pgboss is there')
  return toWarnFinding(
    'Job queue',
    'there is no schema pgboss, so no background work was ever done',
    'Start a server with ROLE=all or ROLE=worker once; it creates the schema.',
  )
}

export async function checkPartitions(database: Database): Promise<DoctorFinding> {
  const subject = 'Audit log'
  const { rows: tables } = await database.raw(`select to_regclass('audit_log') is not null as known`)
  if (!tables[0].known) return toFailure(subject, 'there is no audit log', 'Run "postern-admin migrate".')
  const { rows } = await database.raw(`
    select 'audit_log_' || to_char(month, 'YYYY_MM') as name
    from generate_series(0, 1) ahead
    cross join lateral (select date_trunc('month', now() at time zone 'UTC') + ahead * interval '1 month' as month) months
    where to_regclass('audit_log_' || to_char(month, 'YYYY_MM')) is null`)
  if (rows.length === 0) return toOkFinding(subject, 'the partitions of this month and the next are there')
  return toWarnFinding(
    subject,
    `there is no partition ${rows.map(({ name }: { name: string }) => name).join(' and ')}; rows wait in audit_log_default`,
    'Run "postern-admin migrate": it makes the partitions and moves the rows.',
  )
}
