import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { parse } from 'csv-parse'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'

/** The tables that an import writes, in an order that their foreign keys allow. */
const TABLES = ['contacts', 'registrations', 'attendees', 'tickets', 'audit_log', 'webhook_events']

export type TableDumps = { table: string; columns: string; bytes: Buffer }[]

export async function dumpTables(url: string, organizationId: string): Promise<TableDumps> {
  const client = await connect(url)
  try {
    const rows: TableDumps = []
    for (const table of TABLES) {
      const columns = await columnsOf(client, table)
      const select = `select ${columns} from ${table} where organization_id = '${organizationId}'`
      rows.push({ table, columns, bytes: await buffer(client.query(copyTo(`copy (${select}) to stdout`))) })
    }
    return rows
  } finally {
    await client.end()
  }
}

async function columnsOf(client: pg.Client, table: string): Promise<string> {
  const { rows } = await client.query(
    `select column_name from information_schema.columns where table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  )
  return rows.map(({ column_name }) => column_name).join(', ')
}

/** Seconds to parse the file and COPY the same rows into the same tables in one transaction. */
export async function timeBaselineImport(url: string, count: () => Promise<number>, rows: TableDumps): Promise<number> {
  const client = await connect(url)
  try {
    const from = performance.now()
    if ((await count()) === 0) throw new Error('The floor has read nothing.')
    await client.query('begin')
    for (const { table, columns, bytes } of rows)
      await pipeline(Readable.from([bytes]), client.query(copyFrom(`copy ${table} (${columns}) from stdin`)))
    await client.query('commit')
    return (performance.now() - from) / 1000
  } finally {
    await client.end()
  }
}

export async function countCsvRows(csv: Buffer): Promise<number> {
  let count = 0
  for await (const _ of Readable.from([csv]).pipe(parse())) count += 1
  return count
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
}
