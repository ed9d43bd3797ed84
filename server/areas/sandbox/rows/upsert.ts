import { sql } from '../../../platform/database/prepared.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { SANDBOX_ORGANIZATION_ID } from '../ensure-sandbox.ts'

type Row = Record<string, unknown>

/**
 * Upserts rows with a code, and takes the code from any other row that has it. Existing codes are only updated if
 * different: the code is part of a key, so the update waits for every transaction that refers to the row, which can
 * deadlock.
 */
export async function upsertByCode(transaction: Transaction, table: string, scope: string[], rows: Row[]) {
  const wanted = `jsonb_populate_recordset(null::${table}, $1::jsonb) w`
  const inScope = scope.map((column) => `t.${column} = w.${column}`).join(' and ')
  const freeCodesSql = sql(`sandbox-free-codes-of-${table}`)`
update ${table} t set code = lower(t.id) from ${wanted} where ${inScope} and t.organization_id = $2 and t.code = w.code and t.id <> w.id`
  const setCodesSql = sql(`sandbox-set-codes-of-${table}`)`
update ${table} t set code = w.code from ${wanted} where ${inScope} and t.organization_id = $2 and t.id = w.id and t.code <> w.code`
  const values = [JSON.stringify(rows), SANDBOX_ORGANIZATION_ID]
  await transaction.runAll([
    { statement: freeCodesSql, values },
    buildUpsert(table, rows, { key: [...scope, 'id'] }),
    { statement: setCodesSql, values },
  ])
}

/** Upserts the rows by `key`, except the code of existing ones. What only some rows name is null in the others. */
export function buildUpsert(table: string, rows: Row[], { key, name = table }: { key?: string[]; name?: string } = {}) {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const list = columns.map(quoted).join(', ')
  const changes = columns
    .filter((column) => column !== 'code' && !key?.includes(column))
    .map((column) => `${quoted(column)} = excluded.${quoted(column)}`)
  const orChange = key ? `on conflict (${key.join(', ')}) do update set ${changes.join(', ')}` : ''
  const text = `
insert into ${table} (${list}) select ${list} from jsonb_populate_recordset(null::${table}, $1::jsonb)
${orChange}`
  return { statement: { name: `sandbox-put-${name}`, text }, values: [JSON.stringify(rows)] }
}

const quoted = (column: string) => `"${column}"`
