import { randomUUID } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import type { TestServer } from '../test-server.ts'

export const XLSX_MEDIA_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every kind.
export type ImportResponse = { status: number; body: any }

export async function importCsv(
  server: TestServer,
  key: string,
  event: string,
  csv: string | Buffer,
  query = '',
  type = 'text/csv',
): Promise<ImportResponse> {
  const response = await fetch(`${server.url}/v1/events/${event}/imports${query}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': type, 'Idempotency-Key': randomUUID() },
    body: csv as string,
  })
  return { status: response.status, body: await response.json() }
}

/** The rejected rows, by headings. */
export async function readRejectedRows({ body }: ImportResponse): Promise<Record<string, string>[]> {
  if (body.rejects_url === null) return []
  const text = await (await fetch(body.rejects_url)).text()
  return parse(text, { columns: true, bom: true, relax_column_count: true })
}

/** As a list: added, updated, unchanged, rejected. */
export const listImportCounts = ({ body }: ImportResponse) => {
  const { rows, added, updated, unchanged, rejected } = body.counts
  return { rows, added, updated, unchanged, rejected }
}
