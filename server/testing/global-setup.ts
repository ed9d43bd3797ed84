import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PgBoss } from 'pg-boss'
import type { TestProject } from 'vitest/node'
import { ensureSandboxOrganization } from '../areas/sandbox/ensure-sandbox.ts'
import { startEmbeddedPostgres } from '../embedded-postgres/index.ts'
import { connectDatabase } from '../platform/database/connect.ts'
import { migrate } from '../platform/database/migrate.ts'
import { startBrowserOnDemand } from './browser-on-demand.ts'
import { findMemoryFolder } from './memory-folder.ts'
import { TEMPLATE_DATABASE, withDatabaseName } from './test-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
    /** Folder for results that several test files share. */
    runFolder: string
    /** Where the address of the run's Chromium is told. */
    browserUrl: string
  }
}

/** Test data need not survive the run, so every wait for the disk is off. */
const FAST_AND_FORGETFUL = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  shared_buffers: '128MB',
  max_wal_size: '128MB',
  min_wal_size: '80MB',
  // By default the first five runs on a connection are planned anew; most test connections do no more.
  plan_cache_mode: 'force_generic_plan',
}

/**
 * Sets statistics that PostgreSQL would gather only after minutes: nearly all rows belong to one organization. Without
 * them the planner assumes that any index that begins with the organization finds one row, and reads hundreds of pages
 * each time.
 */
const COUNTED = `
  select pg_restore_attribute_stats(
    'schemaname', 'public', 'relname', t.relname::text, 'attname', 'organization_id', 'inherited', false,
    'null_frac', 0::real, 'avg_width', 27, 'n_distinct', 1::real
  )
  from pg_class t join pg_attribute a on a.attrelid = t.oid
  where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') and a.attname = 'organization_id'`

/** One PostgreSQL for the whole run, with a migrated template database that each test file clones. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(await findMemoryFolder(), 'postern-test-'))
  const runFolder = await mkdtemp(join(tmpdir(), 'postern-run-'))
  // Not NODE_COMPILE_CACHE: the workers would write theirs after each file.
  process.env.TEST_COMPILE_CACHE ??= join(runFolder, 'compiled')
  const postgres = await startEmbeddedPostgres({ dataDir, settings: FAST_AND_FORGETFUL })
  const url = withDatabaseName(postgres.url, TEMPLATE_DATABASE)
  const browser = await startBrowserOnDemand()
  const tearDown = async () => {
    await browser.stop()
    await postgres.stop()
    // The last processes may still be writing to the compile cache.
    for (const folder of [dataDir, runFolder]) await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    await prepareTemplate(postgres.url, url)
  } catch (error) {
    await tearDown()
    throw error
  }
  project.provide('postgresUrl', postgres.url)
  project.provide('runFolder', runFolder)
  project.provide('browserUrl', browser.url)
  return tearDown
}

async function prepareTemplate(adminUrl: string, templateUrl: string): Promise<void> {
  const admin = connectDatabase({ url: adminUrl, poolSize: 2, applicationName: 'test setup' })
  await admin.raw('create database ??', [TEMPLATE_DATABASE])
  await admin.destroy()
  const template = connectDatabase({ url: templateUrl, poolSize: 4, applicationName: 'test setup' })
  await migrate(template)
  await ensureSandboxOrganization(template, new Date('2026-01-01T00:00:00Z'))
  await template.raw(COUNTED)
  await template.destroy()
  const boss = new PgBoss({ connectionString: templateUrl, supervise: false, schedule: false })
  await boss.start()
  await boss.stop({ graceful: false, close: true })
}
