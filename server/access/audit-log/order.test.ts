import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runPrepared } from '../../platform/database/prepared.ts'
import { ensureAuditPartitions } from '../../platform/work/audit/index.ts'
import { CLEAR_TABLE_STATISTICS_SQL } from '../../testing/indexes-read.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { type AuditFilters, buildAuditLogQuery } from './queries.ts'

const ROWS = 20_000

let server: TestServer
let organizationId: string

beforeAll(async () => {
  server = await startTestServer()
  organizationId = await server.organization()
  await ensureAuditPartitions(server.database, server.clock.now())
  await server.database.raw(
    `insert into audit_log (organization_id, id, at, actor_type, actor_id, source, action, object_type, object_id, livemode)
     select ?, lpad(n::text, 26, '0'), ?::timestamptz + n * interval '4 minutes', 'key', 'actor-' || n % 50, 'api', 'group.updated', 'group',
       'object-' || n % 20, n % 3 > 0
     from generate_series(1, ?) n`,
    [organizationId, server.clock.now(), ROWS],
  )
  await server.database.raw(CLEAR_TABLE_STATISTICS_SQL)
  await server.database.raw('vacuum analyze audit_log')
})

afterAll(() => server.close())

type Plan = { 'Node Type': string; 'Actual Rows': number; 'Actual Loops': number; Plans?: Plan[] }

async function planOf(livemode: boolean, filters: AuditFilters, position: string[] | null): Promise<Plan[]> {
  const { statement, values } = buildAuditLogQuery({ organizationId, livemode }, filters, { position, limit: 50 })
  const explain = {
    name: `explain ${statement.name}`.slice(0, 60),
    text: `explain (analyze, format json) ${statement.text}`,
  }
  const [row] = await runPrepared<{ 'QUERY PLAN': [{ Plan: Plan }] }>(server.database, explain, values)
  const flat = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(flat)]
  return row ? flat(row['QUERY PLAN'][0].Plan) : []
}

describe.each([true, false])(
  'a page of the audit log reads no more rows than it shows, with livemode %s',
  (livemode) => {
    test.each<[string, AuditFilters, boolean]>([
      ['the newest', {}, false],
      ['what follows', {}, true],
      ['of an actor', { actor: 'actor-7' }, false],
      ['of an object', { object: 'object-7' }, true],
    ])('%s', async (_, filters, later) => {
      const at = new Date(server.clock.now().getTime() + 30 * 86_400_000).toISOString()
      const plan = await planOf(livemode, filters, later ? [at, '0'] : null)
      const nodes = plan.map((node) => node['Node Type'])
      // A check-in has only one entry, and sorting one row costs nothing.
      expect(plan.filter((node) => node['Node Type'] === 'Sort' && node['Actual Rows'] > 1)).toEqual([])
      expect(nodes).not.toContain('Seq Scan')
      for (const node of plan) expect(node['Actual Rows']).toBeLessThanOrEqual(51)
    })
  },
)

test('every partition has the indexes of the log, also those that come later', async () => {
  await ensureAuditPartitions(server.database, new Date('2031-01-15T00:00:00Z'))
  const { rows } = await server.database.raw(`
select p.inhrelid::regclass::text as partition, count(x.indexrelid) as indexes, bool_and(x.indisvalid) as valid
from pg_inherits p left join pg_index x on x.indrelid = p.inhrelid
where p.inhparent = 'audit_log'::regclass group by 1 order by 1`)
  expect(rows.length).toBeGreaterThan(3)
  for (const row of rows) expect(row).toMatchObject({ indexes: 3, valid: true })
})
