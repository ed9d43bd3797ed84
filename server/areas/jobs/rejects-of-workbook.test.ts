import { expect, test } from 'vitest'
import { formatRejectsAsCsv } from './rejects-of-workbook.ts'

async function format(pieces: Buffer[]): Promise<string[]> {
  const stored = async function* () {
    yield* pieces
  }
  const written: string[] = []
  for await (const bytes of formatRejectsAsCsv(stored())) written.push(bytes.toString())
  return written
}

const lines = (rows: string[][]) => Buffer.from(rows.map((cells) => `${JSON.stringify(cells)}\n`).join(''))

test('rows are written wherever the pieces end that they are stored in', async () => {
  const bytes = lines([
    ['Name', 'reject_reason'],
    ['Núria', 'a\nb'],
    ['é', ''],
  ])
  const pieces = Array.from(bytes, (_, at) => bytes.subarray(at, at + 1))
  expect((await format(pieces)).join('')).toBe('Name,reject_reason\r\nNúria,"a\nb"\r\né,\r\n')
})

test('long rows are written one by one, however many are stored together', async () => {
  const rows = Array.from({ length: 20 }, (_, n) => [String(n), 'x'.repeat(1_000_000)])
  expect((await format([lines(rows)])).map((text) => text.slice(0, text.indexOf(',')))).toEqual(
    rows.map(([number]) => number),
  )
})
