import { hash } from 'node:crypto'
import type { RowCells } from '../file/cells.ts'
import type { ImportColumn } from './headings.ts'
import { parseImportRow } from './parse-row.ts'

/** All IDs in a file, also those of rows that are rejected. */
export type ImportIds = { has(id: string): boolean }

/** Stores eight bytes of each ID's digest, so that 200,000 long IDs take less than 2 MB. */
export async function collectExternalIds(
  rows: AsyncIterable<RowCells>,
  columns: ImportColumn[],
  most: number,
): Promise<ImportIds> {
  const place = columns.findIndex((column) => column.kind === 'field' && column.field === 'external_id')
  const idOf = <Item>(items: Item[]) => (place === -1 ? [] : items.slice(place, place + 1))
  const digests = new BigUint64Array(most)
  let count = 0
  for await (const cells of rows) {
    const { external_id } = parseImportRow(idOf(columns), idOf(cells)).parsed
    if (external_id === undefined) continue
    digests[count] = digestOf(external_id)
    count += 1
  }
  const sorted = digests.subarray(0, count).sort()
  return { has: (id) => isAmong(sorted, digestOf(id)) }
}

const digestOf = (id: string): bigint => hash('sha256', id, 'buffer').readBigUInt64BE()

function isAmong(sorted: BigUint64Array, digest: bigint): boolean {
  let [from, to] = [0, sorted.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((sorted[middle] as bigint) < digest) from = middle + 1
    else to = middle
  }
  return sorted[from] === digest
}
