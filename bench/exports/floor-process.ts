/** The floor: the same rows by the libraries alone, from a cursor into a file. */

import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { stringify } from 'csv-stringify'
import exceljs from 'exceljs'
import pg from 'pg'
import { type ExportRunMessage, measureExportsOnMessage } from './measured.ts'

const { DATABASE_URL = '', OUTPUT = '' } = process.env

const HEADINGS = [
  ...'First name,Last name,Email,Phone,Type,Type name,Group,Day,Day name,Date of birth,ID'.split(','),
  ...'Shirt,Diet,Postern ID,Registration ID,Status,Price,Currency,Cancelled at,Added at,Changed at'.split(','),
]

const selectOf = (format: ExportRunMessage['format']) => {
  const time = (column: string) => (format === 'csv' ? `a.${column}::text` : `a.${column}`)
  return `select a.first_name, a.last_name, a.email, a.phone, t.code, t.name, g.code, a.days::text, a.days::text, ${time('date_of_birth')}, a.external_id,
  a.answers ->> 'shirt', a.answers ->> 'diet', a.id, a.registration_id, a.status, a.price, e.currency,
  ${time('cancelled_at')}, ${time('created_at')}, ${time('updated_at')}
from attendees a
join events e on e.organization_id = a.organization_id and e.id = a.event_id
join attendee_types t on t.organization_id = a.organization_id and t.id = a.attendee_type_id
left join groups g on g.organization_id = a.organization_id and g.id = a.group_id
where e.code = $1 order by a.id`
}

const FETCH = 1_000

async function* cursor(client: pg.Client, { event, format }: ExportRunMessage): AsyncGenerator<unknown[]> {
  await client.query('begin')
  await client.query(`declare people no scroll cursor for ${selectOf(format)}`, [event])
  for (;;) {
    const { rows } = await client.query({ text: `fetch ${FETCH} from people`, rowMode: 'array' })
    yield* rows
    if (rows.length < FETCH) break
  }
  await client.query('commit')
}

async function run(options: ExportRunMessage): Promise<number> {
  const client = new pg.Client({ connectionString: DATABASE_URL })
  await client.connect()
  let count = 0
  async function* counted() {
    for await (const row of cursor(client, options)) {
      count += 1
      yield row
    }
  }
  if (options.format === 'csv') {
    const text = stringify({ header: true, columns: HEADINGS, record_delimiter: '\r\n' })
    await pipeline(Readable.from(counted()), text, createWriteStream(OUTPUT))
  } else await writeWorkbook(counted())
  await client.end()
  return count
}

async function writeWorkbook(rows: AsyncIterable<unknown[]>): Promise<void> {
  const output = createWriteStream(OUTPUT)
  const workbook = new exceljs.stream.xlsx.WorkbookWriter({ stream: output, useStyles: true })
  const sheet = workbook.addWorksheet('People')
  sheet.columns = HEADINGS.map((header) => ({ header }))
  for await (const row of rows) sheet.addRow(row).commit()
  await workbook.commit()
  await finished(output).catch(() => {})
}

measureExportsOnMessage(run)
