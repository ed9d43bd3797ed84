import type { Database } from './database/connect.ts'
import { buildReader, type Statement, sql } from './database/prepared.ts'
import { inTransaction } from './database/transaction.ts'
import { type SecretBox, UnreadableSecretError } from './secret-box.ts'

/** Columns with encrypted secrets; the row's id is their associated data. */
export type SealedColumns = { table: string; columns: readonly [string, ...string[]] }

type Row = { organization_id: string; id: string }

const BATCH = 500

/** Encrypts the secrets of all rows with the first key. Secrets that no key decrypts stay unchanged. */
export async function resealSecrets(database: Database, box: SecretBox, sealed: SealedColumns) {
  const statements = statementsFor(sealed)
  const unreadable: Row[] = []
  let count = 0
  let after: Row = { organization_id: '', id: '' }
  for (;;) {
    const found = await buildReader(database).run<Row>(statements.next, [after.organization_id, after.id, BATCH])
    for (const row of found) {
      const outcome = await sealRow(database, box, statements, row)
      if (outcome === 'sealed') count += 1
      else if (outcome === 'unreadable') unreadable.push(row)
    }
    const last = found.at(-1)
    if (!last || found.length < BATCH) return { sealed: count, unreadable }
    after = last
  }
}

type Statements = Record<'next' | 'hold' | 'save', Statement>

function statementsFor({ table, columns }: SealedColumns): Statements {
  const changes = columns.map((column, n) => `${column} = $${n + 3}`).join(', ')
  return {
    next: sql(`next-sealed-${table}`)`
select organization_id, id from ${table} where (organization_id, id) > ($1, $2)
order by organization_id, id limit $3::integer`,
    // The lock excludes a concurrent change of the secret.
    hold: sql(`hold-sealed-${table}`)`
select ${columns.join(', ')} from ${table} where organization_id = $1 and id = $2 for no key update`,
    save: sql(`seal-${table}`)`update ${table} set ${changes} where organization_id = $1 and id = $2`,
  }
}

function sealRow(database: Database, box: SecretBox, { hold, save }: Statements, { organization_id, id }: Row) {
  return inTransaction<'sealed' | 'unreadable' | 'gone'>(database, [], async (transaction) => {
    const [held] = await transaction.run<Record<string, Buffer | null>>(hold, [organization_id, id])
    if (!held) return { commit: false, value: 'gone' }
    try {
      const secrets = Object.values(held).map((one) => one && box.seal(box.open(one, id), id))
      return { commit: true, value: 'sealed', last: [{ statement: save, values: [organization_id, id, ...secrets] }] }
    } catch (error) {
      if (!(error instanceof UnreadableSecretError)) throw error
      return { commit: false, value: 'unreadable' }
    }
  })
}
