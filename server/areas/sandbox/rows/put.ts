import type { Transaction } from '../../../platform/database/transaction.ts'

type Row = Record<string, unknown>
type Table = { name: string; key: string[]; rows: Row[] }

/**
 * Puts rows with a code, and takes the code back from whatever else has it. The code of a row that is there is written only where
 * it is another: it is part of a key, and who writes one waits for all who refer to the row, while they may wait for us.
 */
export async function putCodedRows(transaction: Transaction, table: string, scope: string[], rows: Row[]) {
  const wanted = `jsonb_populate_recordset(null::${table}, $1::jsonb) w`
  const inScope = scope.map((column) => `t.${column} = w.${column}`).join(' and ')
  const values = [JSON.stringify(rows)]
  await transaction.run(
    {
      name: `sandbox-free-codes-of-${table}`,
      text: `update ${table} t set code = lower(t.id) from ${wanted} where ${inScope} and t.code = w.code and t.id <> w.id`,
    },
    values,
  )
  await putRows(transaction, { name: table, key: [...scope, 'id'], rows })
  await transaction.run(
    {
      name: `sandbox-set-codes-of-${table}`,
      text: `update ${table} t set code = w.code from ${wanted} where ${inScope} and t.id = w.id and t.code <> w.code`,
    },
    values,
  )
}

/** Inserts the rows, or brings those that are there to what they should be, but for their code. All have the same columns. */
export async function putRows(transaction: Transaction, { name, key, rows }: Table): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  const list = columns.map(quoted).join(', ')
  const changes = columns
    .filter((column) => column !== 'code' && !key.includes(column))
    .map((column) => `${quoted(column)} = excluded.${quoted(column)}`)
  await transaction.run(
    {
      name: `sandbox-put-${name}`,
      text: `
insert into ${name} (${list}) select ${list} from jsonb_populate_recordset(null::${name}, $1::jsonb)
on conflict (${key.join(', ')}) do update set ${changes.join(', ')}`,
    },
    [JSON.stringify(rows)],
  )
}

const quoted = (column: string) => `"${column}"`
