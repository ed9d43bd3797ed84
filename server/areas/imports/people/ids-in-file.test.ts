import { expect, test } from 'vitest'
import { parseHeadings } from './headings.ts'
import { collectExternalIds } from './ids-in-file.ts'

const { columns } = parseHeadings(['First', 'ID', 'External ID'], [], new Set())

async function* rowsOf(rows: string[][]) {
  yield* rows
}

test('the IDs of a file are found as rows say them, and nothing else of the file', async () => {
  const rows = [
    ['Ana', ' A-1 ', 'Z-1'],
    ['', "'-2"],
    ['A-3', ''],
    ['Cai', 'x'.repeat(201)],
    ['Eva', 'e\u0301'],
    ['Dan'],
  ]
  const ids = await collectExternalIds(rowsOf(rows), columns, rows.length)
  expect(['A-1', '-2', '\u00e9'].filter((id) => !ids.has(id))).toEqual([])
  expect(['Z-1', 'A-3', 'Ana', '', 'x'.repeat(201)].filter((id) => ids.has(id))).toEqual([])
})

test('every one of many IDs is found, however long, and none that is not there', async () => {
  const long = (n: number) => `${'x'.repeat(190)}${n}`
  const rows = Array.from({ length: 5_000 }, (_, n) => ['Ana', n % 2 ? long(n) : `${n}`])
  const ids = await collectExternalIds(rowsOf(rows), columns, rows.length)
  expect(rows.filter(([, id = '']) => !ids.has(id))).toEqual([])
  expect(rows.filter((_, n) => ids.has(n % 2 ? `${n}` : long(n)))).toEqual([])
})

test('a file without IDs has none', async () => {
  expect((await collectExternalIds(rowsOf([]), columns, 0)).has('')).toBe(false)
})
